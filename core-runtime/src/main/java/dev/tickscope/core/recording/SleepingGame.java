package dev.tickscope.core.recording;

import dev.tickscope.core.contract.Stage;
import dev.tickscope.core.control.ObjectAction;
import dev.tickscope.core.event.FrameRow;
import dev.tickscope.core.host.Debuggee;
import dev.tickscope.core.host.DebuggeeProvider;
import dev.tickscope.core.host.GameSession;
import dev.tickscope.core.host.ProbePlan;
import dev.tickscope.core.host.SavableGame;
import dev.tickscope.core.input.ActionMap;
import dev.tickscope.core.loop.GameClock;
import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.core.physics.PhysicsPort;
import dev.tickscope.core.physics.PoseBuffer;
import dev.tickscope.core.physics.SavableWorld;
import dev.tickscope.core.physics.StateHash;
import java.util.List;
import java.util.function.Consumer;

/**
 * A game that sleeps through the beginning of a repetition: the clock runs, no hook is called and no world is stepped. At the end of a
 * chosen frame it wakes in a saved state. Its frames are counted over restarts, since a saved state is found by that count.
 */
final class SleepingGame implements DebuggeeProvider {
    /** A state at the end of a frame. */
    record Saved(long frames, long ticks, byte[] game, byte[] world) {
        long bytes() {
            return (long) game.length + world.length;
        }
    }

    private final DebuggeeProvider provider;
    private final Saved wakesIn;
    private final Consumer<SleepingGame> afterFrame;
    private Game current;
    private boolean asleep;
    private boolean overslept;
    private long frames;
    private long ticks;

    /**
     * @param wakesIn the state in which it wakes; null for a game that is awake from the beginning
     * @param afterFrame is called after each frame; it may save
     */
    SleepingGame(DebuggeeProvider provider, Saved wakesIn, Consumer<SleepingGame> afterFrame) {
        this.provider = provider;
        this.wakesIn = wakesIn;
        this.afterFrame = afterFrame;
        this.asleep = wakesIn != null;
    }

    /** Whether games and worlds of that kind can be saved. Makes one to look at. */
    static boolean possible(DebuggeeProvider provider) {
        return provider.create() instanceof SavableGame game && game.physics() instanceof SavableWorld;
    }

    boolean asleep() {
        return asleep;
    }

    /** Whether the clock without the game came to another number of ticks than with it. */
    boolean overslept() {
        return overslept;
    }

    long ticks() {
        return ticks;
    }

    Saved save() {
        return new Saved(frames, ticks, current.game.saveState(), current.world.saved.save());
    }

    private void frameEnded() {
        frames++;
        if (asleep && frames == wakesIn.frames()) {
            asleep = false;
            overslept = ticks != wakesIn.ticks();
            current.world.saved.restore(wakesIn.world());
            current.game.restoreState(wakesIn.game());
        }
        afterFrame.accept(this);
    }

    @Override
    public String id() {
        return provider.id();
    }

    @Override
    public String title() {
        return provider.title();
    }

    @Override
    public String description() {
        return provider.description();
    }

    @Override
    public String missing() {
        return provider.missing();
    }

    @Override
    public Debuggee create() {
        return new Game((SavableGame) provider.create());
    }

    /** One life of the game: a restart makes another one. */
    private final class Game implements Debuggee {
        private final SavableGame game;
        private final World world;

        Game(SavableGame game) {
            this.game = game;
            this.world = new World((SavableWorld) game.physics());
        }

        @Override
        public PhysicsPort physics() {
            return world;
        }

        @Override
        public int hook(Stage stage, GameClock clock) {
            return asleep ? 0 : game.hook(stage, clock);
        }

        @Override
        public void engine(Stage stage, GameClock clock) {
            if (!asleep) {
                game.engine(stage, clock);
            }
        }

        @Override
        public ActionMap actions() {
            return game.actions();
        }

        @Override
        public void begin(GameSession session) {
            current = this;
            game.begin(session);
        }

        @Override
        public void frameBegins(FrameRow frame) {
            if (!asleep) {
                game.frameBegins(frame);
            }
        }

        @Override
        public ProbePlan probes() {
            return game.probes();
        }

        @Override
        public void tickBegins(long tickIndex) {
            ticks++;
            if (!asleep) {
                game.tickBegins(tickIndex);
            }
        }

        @Override
        public void beforePhysics() {
            if (!asleep) {
                game.beforePhysics();
            }
        }

        @Override
        public boolean hasWork(Stage stage) {
            return game.hasWork(stage);
        }

        @Override
        public void addState(StateHash hash) {
            game.addState(hash);
        }

        @Override
        public boolean callsHook(Stage stage, String object) {
            return game.callsHook(stage, object);
        }

        @Override
        public boolean animates() {
            return game.animates();
        }

        @Override
        public void frameEnded(FrameRow frame) {
            if (!asleep) {
                game.frameEnded(frame);
            }
            SleepingGame.this.frameEnded();
        }

        @Override
        public void sceneLoaded() {
            game.sceneLoaded();
        }

        @Override
        public void ends() {
            game.ends();
        }

        @Override
        public void pauseChanged() {
            game.pauseChanged();
        }

        @Override
        public List<String> offers(ObjectAction.Verb verb) {
            return game.offers(verb);
        }

        @Override
        public void perform(ObjectAction action) {
            if (!asleep) {
                game.perform(action);
            }
        }
    }

    /** Its world, which stands while it sleeps. */
    private final class World implements PhysicsPort {
        private final SavableWorld saved;

        World(SavableWorld saved) {
            this.saved = saved;
        }

        @Override
        public List<BodyShape> bodies() {
            return saved.bodies();
        }

        @Override
        public void substeps(int parts) {
            saved.substeps(parts);
        }

        @Override
        public void step(double stepSeconds) {
            if (!asleep) {
                saved.step(stepSeconds);
            }
        }

        @Override
        public int contactsBegun() {
            return saved.contactsBegun();
        }

        @Override
        public void readPoses(PoseBuffer into) {
            saved.readPoses(into);
        }

        @Override
        public void addMotion(StateHash hash) {
            saved.addMotion(hash);
        }

        @Override
        public boolean present(int body) {
            return saved.present(body);
        }
    }
}
