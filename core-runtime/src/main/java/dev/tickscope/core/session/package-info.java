/** One running, remote or recorded clock as the tool sees it, and the moment of it that is shown. */
package dev.tickscope.core.session;
