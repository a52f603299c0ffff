package dev.tickscope.app.editor;

import dev.tickscope.core.contract.ClockContract;
import dev.tickscope.core.contract.ContractDraft;
import dev.tickscope.core.contract.ContractDraft.Problem;
import dev.tickscope.core.contract.PolicyCatalog;
import dev.tickscope.core.contract.PolicyCatalog.Policy;
import dev.tickscope.core.contract.StageDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The contract editor without its controls: the draft, what is wrong with it, which policy is explained, and the previews, which run on a
 * worker. One thread, that of the views; {@link #pulse} brings what the worker finished.
 */
public final class EditorViewModel {
    /** What the worker finished: both runs of the newest wish. */
    private record Finished(long wish, Preview edited, Preview base) {
    }

    private final Executor worker;
    private final List<Runnable> listeners = new ArrayList<>();
    private final AtomicReference<Finished> finished = new AtomicReference<>();
    private volatile long newestWish;
    private List<ClockContract> choices = List.of();
    private List<PreviewPacing> pacings = PreviewPacing.builtIn();
    private ClockContract start;
    private ClockContract base;
    private ContractDraft draft;
    private ContractDraft kept;
    private List<Problem> problems = List.of();
    private Optional<ClockContract> contract = Optional.empty();
    private Policy selected = PolicyCatalog.get("cap");
    private PreviewPacing pacing = pacings.get(0);
    private Preview edited;
    private Preview compared;
    private long shownWish;
    private String note = "";

    /** @param worker runs the previews, one after the other */
    public EditorViewModel(Executor worker) {
        this.worker = worker;
    }

    /** @param listener told after every change */
    void onChange(Runnable listener) {
        listeners.add(listener);
    }

    /**
     * Begins with a contract.
     *
     * @param contracts what can be begun with and compared with
     * @param captures pacings beside those that need no file
     */
    public void open(ClockContract first, List<ClockContract> contracts, List<PreviewPacing> captures) {
        choices = List.copyOf(contracts);
        pacings = new ArrayList<>(PreviewPacing.builtIn());
        pacings.addAll(captures);
        pacing = pacings.contains(pacing) ? pacing : pacings.get(0);
        startFrom(first);
    }

    /** Nobody edits any more: the runs of the previews are let go. */
    public void rest() {
        newestWish++;
        finished.set(null);
        edited = null;
        compared = null;
    }

    /** Begins anew with another contract; what was changed is lost. */
    void startFrom(ClockContract other) {
        start = other;
        base = other;
        draft = fresh(other);
        kept = draft;
        note = "";
        changed();
    }

    /** A draft of a preset gets an id that no other contract here has, so that using it takes none of their places. */
    private ContractDraft fresh(ClockContract other) {
        ContractDraft begun = ContractDraft.of(other);
        String id = begun.text("id");
        if (id.equals(other.id())) {
            return begun;
        }
        String title = begun.title();
        for (int number = 2; taken(begun.text("id")); number++) {
            begun = begun.with("id", id + "-" + number).with("title", title + " " + number);
        }
        return begun;
    }

    private boolean taken(String id) {
        return choices.stream().anyMatch(contract -> contract.id().equals(id));
    }

    /** Compares with another contract; nothing else changes. */
    void compareWith(ClockContract other) {
        base = other;
        draft = draft.comparedWith(other);
        changed();
    }

    void edit(String key, String text) {
        show(draft.with(key, text));
    }

    void edit(StageDraft.Plan plan) {
        show(draft.with(plan));
    }

    /** Gives a policy back the value that it has in the contract that is compared with. */
    void revert(String key) {
        show(draft.reverted(key));
    }

    private void show(ContractDraft next) {
        draft = next;
        note = "";
        changed();
    }

    /** Explains a policy. */
    void select(String key) {
        if (!selected.key().equals(key)) {
            selected = PolicyCatalog.get(key);
            listeners.forEach(Runnable::run);
        }
    }

    void choosePacing(PreviewPacing other) {
        pacing = other;
        changed();
    }

    private void changed() {
        problems = draft.problems();
        contract = draft.contract();
        wish();
        listeners.forEach(Runnable::run);
    }

    private void wish() {
        long wish = ++newestWish;
        if (contract.isEmpty()) {
            return;
        }
        ClockContract wanted = contract.get();
        ClockContract other = base;
        PreviewPacing frames = pacing;
        worker.execute(() -> {
            Preview first = wish == newestWish ? Preview.run(wanted, frames, () -> wish != newestWish) : null;
            Preview second = first == null ? null : Preview.run(other, frames, () -> wish != newestWish);
            if (second != null) {
                finished.set(new Finished(wish, first, second));
            }
        });
    }

    /** Takes in what the worker finished. @return whether there was something */
    boolean pulse() {
        Finished done = finished.getAndSet(null);
        if (done == null || done.wish() != newestWish) {
            return false;
        }
        shownWish = done.wish();
        edited = done.edited();
        compared = done.base();
        return true;
    }

    /** Whether the worker is still at the newest previews. */
    boolean waits() {
        return contract.isPresent() && !previewed();
    }

    /** Whether the previews are those of the draft as it stands. */
    boolean previewed() {
        return shownWish == newestWish;
    }

    /** What the edited contract does; null before the first run. */
    Preview edited() {
        return edited;
    }

    /** What the contract that it is compared with does in the same frames; null before the first run. */
    Preview compared() {
        return compared;
    }

    /** The contract as it is being changed; null before the editor was opened. */
    public ContractDraft draft() {
        return draft;
    }

    /** The contract; empty while there are problems. */
    Optional<ClockContract> contract() {
        return contract;
    }

    List<Problem> problems() {
        return problems;
    }

    /** What is wrong with a policy; null if nothing is. */
    Problem problem(String key) {
        return problems.stream().filter(problem -> problem.key().equals(key)).findFirst().orElse(null);
    }

    /** Whether something was changed that was neither saved nor used. */
    public boolean unsaved() {
        return draft != null && !draft.equals(kept);
    }

    /** A draft was saved or used. @param words what to say about it */
    public void keep(ContractDraft safe, String words) {
        kept = safe;
        say(words);
    }

    /** Says something until the next change. */
    public void say(String words) {
        note = words;
        listeners.forEach(Runnable::run);
    }

    String note() {
        return note;
    }

    Policy selected() {
        return selected;
    }

    PreviewPacing pacing() {
        return pacing;
    }

    List<PreviewPacing> pacings() {
        return pacings;
    }

    List<ClockContract> choices() {
        return choices;
    }

    ClockContract start() {
        return start;
    }

    ClockContract base() {
        return base;
    }

    /** Whether a policy is listed: it has all words in its title, key, explanation or values, and differs if only those are wanted. */
    boolean lists(Policy policy, String words, boolean onlyDifferent) {
        if (onlyDifferent && !draft.differs(policy.key()) && problem(policy.key()) == null) {
            return false;
        }
        StringBuilder text = new StringBuilder(policy.title()).append(' ').append(policy.key()).append(' ').append(policy.says());
        policy.values().forEach(value -> text.append(' ').append(value.value()).append(' ').append(value.words()));
        String all = text.toString().toLowerCase(Locale.ROOT);
        for (String word : words.toLowerCase(Locale.ROOT).strip().split("\\s+")) {
            if (!all.contains(word)) {
                return false;
            }
        }
        return true;
    }

    /** What differs, as lines of text. */
    String differencesText() {
        StringBuilder text = new StringBuilder(draft.title()).append(", compared with ").append(draft.baseTitle()).append(":\n");
        draft.differences().forEach(difference -> text.append(difference.words()).append('\n'));
        return text.toString();
    }
}
