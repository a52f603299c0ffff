package dev.tickscope.core.host.game;

import dev.tickscope.core.event.ObjectRow.Change;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.physics.MovableWorld;

/** Calls game code. What it throws is told, with the object, and what comes after it still runs. */
final class HookCalls {
    private final GameSession session;
    private final GameApi api;
    private GameObject running;

    /** One call of one hook. */
    @FunctionalInterface
    interface HookCall {
        void on(GameObject object, GameApi api);
    }

    HookCalls(GameSession session, GameApi api) {
        this.session = session;
        this.api = api;
    }

    /** The object whose code runs, or null. */
    GameObject running() {
        return running;
    }

    void call(GameObject object, String method, HookCall hook) {
        GameObject before = running;
        running = object;
        try {
            hook.on(object, api);
        } catch (RuntimeException | AssertionError | LinkageError | StackOverflowError e) {
            failed(object, method, e);
        } finally {
            running = before;
        }
    }

    /** Asks whether an object's start is complete. One that cannot say is. */
    boolean startCompleted(GameObject object) {
        GameObject before = running;
        running = object;
        try {
            return object.startCompleted(api);
        } catch (RuntimeException | AssertionError | LinkageError | StackOverflowError e) {
            failed(object, "startCompleted", e);
            return true;
        } finally {
            running = before;
        }
    }

    void contact(int kind, GameObject object, GameObject other) {
        GameObject before = running;
        running = object;
        try {
            switch (kind) {
                case MovableWorld.BEGAN -> object.contactBegan(api, other);
                case MovableWorld.PERSISTS -> object.contactPersists(api, other);
                default -> object.contactEnded(api, other);
            }
        } catch (RuntimeException | AssertionError | LinkageError | StackOverflowError e) {
            failed(object, kind == MovableWorld.BEGAN ? "contactBegan" : kind == MovableWorld.PERSISTS ? "contactPersists" : "contactEnded", e);
        } finally {
            running = before;
        }
    }

    /** Code that belongs to no hook of an object: a timer's callback, or the making of a scene. */
    void run(GameObject owner, String what, Runnable code) {
        call(owner, what, (object, unused) -> code.run());
    }

    private void failed(GameObject object, String method, Throwable e) {
        String words = (object == null ? "" : object.name() + ".") + method + " threw " + e.getClass().getSimpleName()
                + (e.getMessage() == null ? "" : ": " + e.getMessage());
        session.objectChanged(Change.HOOK_FAILED, object == null ? -1 : object.number, object == null ? -1 : object.body, words);
    }
}
