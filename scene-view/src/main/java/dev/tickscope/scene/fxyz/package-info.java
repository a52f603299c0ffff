/** The parts of the 3D scene that FXyz3D draws or moves; nothing outside this package uses it. */
package dev.tickscope.scene.fxyz;
