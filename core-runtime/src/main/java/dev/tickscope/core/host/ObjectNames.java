package dev.tickscope.core.host;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/** Names of objects by their number. Only ever grows, by one thread; read by any, without waiting. */
final class ObjectNames extends AbstractList<String> implements RandomAccess {
    private String[] names = new String[64];
    /** Written last, read first: what is below it is visible with it. */
    private volatile int count;

    /** The clock's thread only. */
    int append(String name) {
        int number = count;
        if (number == names.length) {
            names = Arrays.copyOf(names, number * 2);
        }
        names[number] = name;
        count = number + 1;
        return number;
    }

    @Override
    public String get(int number) {
        if (number < 0 || number >= count) {
            throw new IndexOutOfBoundsException("no object has the number " + number);
        }
        return names[number];
    }

    @Override
    public int size() {
        return count;
    }
}
