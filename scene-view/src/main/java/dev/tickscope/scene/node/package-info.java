/** What is drawn in the scene: the camera, pooled 3D bodies, the drawing over them, and the 2D drawing where 3D is not available. */
package dev.tickscope.scene.node;
