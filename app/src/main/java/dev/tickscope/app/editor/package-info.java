/** The contract editor: changes a contract's policies beside a preview of what a bare clock does under it. */
package dev.tickscope.app.editor;
