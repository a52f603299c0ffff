/**
 * Frame times that other tools recorded, read into whole nanoseconds so that a loop can be paced by them.
 *
 * <p>{@link dev.tickscope.core.capture.CaptureReader} is the way in. It recognises a file by the names in its header,
 * never by the file's extension or the place of a column. What it had to repair, leave out or only wondered about is
 * in {@link dev.tickscope.core.capture.FrameCapture#notes()}.
 */
package dev.tickscope.core.capture;
