package dev.tickscope.core.expression;

/** What an expression may ask of an object or an action, behind a point. */
enum Member {
    X("x", "where it is, in metres"),
    Y("y", "where it is, in metres"),
    Z("z", "where it is, in metres"),
    ANGLE("angle", "how it is turned about z, in radians, above −π up to π"),
    VX("vx", "how far along x its last tick moved it, in metres a second"),
    VY("vy", "how far along y its last tick moved it, in metres a second"),
    VZ("vz", "how far along z its last tick moved it, in metres a second"),
    SPEED("speed", "how far its last tick moved it, in metres a second"),
    PRESENT("present", "whether it is in the world"),
    PRESSED("pressed", "whether the hooks of the last tick saw it go down"),
    RELEASED("released", "whether the hooks of the last tick saw it go up"),
    HELD("held", "whether the hooks of the last tick saw it down");

    private final String word;
    private final String meaning;

    Member(String word, String meaning) {
        this.word = word;
        this.meaning = meaning;
    }

    String word() {
        return word;
    }

    String meaning() {
        return meaning;
    }

    boolean ofAction() {
        return ordinal() >= PRESSED.ordinal();
    }

    /** The member with that name; null if there is none. */
    static Member of(String text) {
        for (Member member : values()) {
            if (member.word.equals(text)) {
                return member;
            }
        }
        return null;
    }
}
