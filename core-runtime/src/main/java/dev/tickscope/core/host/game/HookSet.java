package dev.tickscope.core.host.game;

import java.lang.reflect.Method;

/**
 * Which hooks a class of objects has, that is, overrides. A hook that is not there is not called and does not count: a breakpoint on a
 * stage stops only where game code runs.
 */
final class HookSet {
    static final int UPDATE = 1;
    static final int FIXED_UPDATE = 2;
    static final int SIMULATE = 4;
    static final int FLOW_TICK = 8;
    static final int LATE_UPDATE = 16;
    static final int CONTACT_BEGAN = 32;
    static final int CONTACT_PERSISTS = 64;
    static final int CONTACT_ENDED = 128;

    private static final String[] METHODS = {"update", "fixedUpdate", "simulate", "flowTick", "lateUpdate", "contactBegan", "contactPersists",
        "contactEnded"};
    private static final ClassValue<Integer> OF_CLASS = new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> type) {
            int mask = 0;
            for (Class<?> at = type; at != GameObject.class; at = at.getSuperclass()) {
                for (Method method : at.getDeclaredMethods()) {
                    mask |= bitOf(method);
                }
            }
            return mask;
        }
    };

    private HookSet() {
    }

    /** A bit for each hook that the object's class has. */
    static int of(GameObject object) {
        return OF_CLASS.get(object.getClass());
    }

    private static int bitOf(Method method) {
        for (int i = 0; i < METHODS.length; i++) {
            int parameters = i >= 5 ? 2 : 1;
            if (method.getName().equals(METHODS[i]) && method.getParameterCount() == parameters && method.getParameterTypes()[0] == GameApi.class) {
                return 1 << i;
            }
        }
        return 0;
    }
}
