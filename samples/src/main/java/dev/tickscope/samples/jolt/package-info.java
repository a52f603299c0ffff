/**
 * Spatial worlds simulated by Jolt. The only package that knows that library; none of its types appear in the public API. The library is
 * optional: {@link dev.tickscope.samples.jolt.JoltLibrary#missing} says whether it can be used here.
 */
package dev.tickscope.samples.jolt;
