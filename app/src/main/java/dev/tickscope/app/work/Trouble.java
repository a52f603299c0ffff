package dev.tickscope.app.work;

/** Takes what went wrong, in words for the user: what happened, what it means for the data, what can be done. */
public interface Trouble {
    /**
     * Tells the user.
     *
     * @param what what happened and where
     * @param advice what it means and what can be done; may be empty
     * @param cause for the details, or null
     */
    void report(String what, String advice, Throwable cause);

    /** Says something that is no error, such as what a reader noted. */
    void note(String what, String details);
}
