package dev.tickscope.core.capture;

/** Hears how far the reading of a capture got, and may end it. Called on the reading thread, about every 64 KiB. */
@FunctionalInterface
public interface CaptureProgress {
    /**
     * Says how much of the file is read.
     *
     * @param doneBytes bytes taken from the file so far; never falls
     * @param totalBytes size of the file in bytes, or -1 where it is not known
     * @return true to go on; false to cancel, which ends the reading with a {@link CaptureException} whose
     *     {@link CaptureException#cancelled()} is true
     */
    boolean report(long doneBytes, long totalBytes);

    /** A progress that listens to nothing and never cancels. */
    static CaptureProgress none() {
        return (doneBytes, totalBytes) -> true;
    }
}
