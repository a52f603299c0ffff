package dev.tickscope.core.contract;

import dev.tickscope.core.contract.PolicyCatalog.Kind;
import dev.tickscope.core.contract.PolicyCatalog.Policy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A contract that somebody is changing: its policies as text, as files write them, beside the contract it is compared with. What is typed
 * may be wrong; {@link #problems} says so in the words of {@link ContractReader}, and only a draft without problems is a contract. Keys are
 * those of {@link PolicyCatalog}. Immutable: every change gives another draft.
 */
public final class ContractDraft {
    private static final String SOURCE = "contract";

    /**
     * Something that keeps a draft from being a contract.
     *
     * @param key the policy it stands at; empty if it belongs to none
     * @param place the exact place in the contract, such as {@code phases.tick[0].suspend}; empty if it has none
     * @param words what is wrong and what was expected
     */
    public record Problem(String key, String place, String words) {
    }

    /** A policy whose value is another one than in the contract that the draft is compared with, in words. */
    public record Difference(String key, String words) {
    }

    private final String baseId;
    private final String baseTitle;
    private final boolean preset;
    private final ObjectNode base;
    private final ObjectNode tree;

    private ContractDraft(String baseId, String baseTitle, boolean preset, ObjectNode base, ObjectNode tree) {
        this.baseId = baseId;
        this.baseTitle = baseTitle;
        this.preset = preset;
        this.base = base;
        this.tree = tree;
    }

    /**
     * A draft that begins as a contract and is compared with it. One of a shipped preset gets an id of its own, since the preset keeps its
     * id for itself.
     */
    public static ContractDraft of(ClockContract contract) {
        boolean preset = isPreset(contract);
        ObjectNode tree = preset ? presetTree(contract.id()) : ContractWriter.tree(contract);
        ContractDraft draft = new ContractDraft(contract.id(), contract.title(), preset, tree, tree);
        return ContractReader.PRESETS.contains(contract.id())
                ? draft.with("id", "my-" + contract.id()).with("title", contract.title() + ", changed") : draft;
    }

    private static ObjectNode presetTree(String id) {
        try {
            return ContractReader.presetTree(id);
        } catch (InputException e) {
            throw new IllegalStateException("a shipped preset is broken: " + e.getMessage(), e);
        }
    }

    /** Whether it is the shipped preset of its id, and not the same engine with other settings. */
    private static boolean isPreset(ClockContract contract) {
        return ContractReader.PRESETS.contains(contract.id())
                && ContractWriter.tree(contract).equals(ContractWriter.tree(ContractReader.preset(contract.id())));
    }

    /** The same policies, compared with another contract. */
    public ContractDraft comparedWith(ClockContract other) {
        ContractDraft begun = of(other);
        return new ContractDraft(begun.baseId, begun.baseTitle, begun.preset, begun.base, tree);
    }

    /** The name on screen of the contract that it is compared with. */
    public String baseTitle() {
        return baseTitle;
    }

    /** The preset that a file of this draft extends; empty if it has to hold all policies. */
    public Optional<String> extended() {
        return preset ? Optional.of(baseId) : Optional.empty();
    }

    /** A policy's value as text: as files write it, ranges as {@code 1 to 240}; empty for none. */
    public String text(String key) {
        return DraftText.text(tree, PolicyCatalog.get(key));
    }

    /** Its value in the contract that the draft is compared with. */
    public String baseText(String key) {
        return DraftText.text(base, PolicyCatalog.get(key));
    }

    /** The title, or what stands in for one. */
    public String title() {
        return text("title");
    }

    /** Another value for a policy; empty for none. A rate takes the place of a step, and a step that of a rate. */
    public ContractDraft with(String key, String text) {
        Policy policy = PolicyCatalog.get(key);
        if (policy.kind() == Kind.PLAN) {
            throw new IllegalArgumentException("a phase plan is no text");
        }
        if (DraftText.same(policy, text, baseText(key))) {
            return reverted(key);
        }
        ObjectNode next = tree.deepCopy();
        DraftText.put(next, policy, text);
        if (!text.isBlank() && (key.equals("rate") || key.equals("step"))) {
            next.remove(key.equals("rate") ? "step" : "rate");
        }
        return drafted(next);
    }

    /** Other stages. */
    public ContractDraft with(StageDraft.Plan plan) {
        ObjectNode next = tree.deepCopy();
        next.set("phases", plan.equals(StageDraft.Plan.of(base)) ? base.get("phases") : plan.tree());
        return drafted(next);
    }

    /** The policy back at its value in the contract that the draft is compared with. */
    public ContractDraft reverted(String key) {
        ObjectNode next = tree.deepCopy();
        revert(next, key);
        return drafted(next);
    }

    private void revert(ObjectNode next, String key) {
        if (key.equals("rate") || key.equals("step")) {
            DraftText.copy(base, next, "rate");
            DraftText.copy(base, next, "step");
        } else {
            DraftText.copy(base, next, key);
        }
    }

    private ContractDraft drafted(ObjectNode next) {
        return new ContractDraft(baseId, baseTitle, preset, base, next);
    }

    /** The stages of a frame. */
    public StageDraft.Plan plan() {
        return StageDraft.Plan.of(tree);
    }

    /** Whether a policy has another value than in the contract that the draft is compared with. */
    public boolean differs(String key) {
        Policy policy = PolicyCatalog.get(key);
        return policy.kind() == Kind.PLAN ? !plan().equals(StageDraft.Plan.of(base)) : !DraftText.same(policy, text(key), baseText(key));
    }

    /** What differs from the contract that it is compared with, in the order of the catalogue; names aside. */
    public List<Difference> differences() {
        List<Difference> differences = new ArrayList<>();
        for (Policy policy : PolicyCatalog.policies()) {
            String key = policy.key();
            if (key.equals("id") || key.equals("title") || !differs(key)) {
                continue;
            }
            if (policy.kind() == Kind.PLAN) {
                PlanDifferences.words(StageDraft.Plan.of(base), plan()).forEach(words -> differences.add(new Difference(key, words)));
            } else if (key.equals("rate") || key.equals("step")) {
                if (text("rate").isEmpty() == key.equals("step")) {
                    differences.add(new Difference(key, tickWords(policy)));
                }
            } else {
                differences.add(new Difference(key, policy.instead(text(key), baseText(key))));
            }
        }
        return List.copyOf(differences);
    }

    /** One may have a rate and the other a step. */
    private String tickWords(Policy policy) {
        if (!baseText(policy.key()).isEmpty()) {
            return policy.instead(text(policy.key()), baseText(policy.key()));
        }
        String other = policy.key().equals("rate") ? "step" : "rate";
        return policy.title() + ": " + policy.words(text(policy.key())) + " instead of "
                + (other.equals("step") ? "ticks of " : "") + PolicyCatalog.get(other).words(baseText(other));
    }

    /** All that keeps it from being a contract; empty if nothing does. */
    public List<Problem> problems() {
        List<Problem> problems = new ArrayList<>();
        checkId(problems);
        ObjectNode probe = tree.deepCopy();
        Set<String> met = new HashSet<>();
        for (Problem problem = problem(probe); problem != null; problem = problem(probe)) {
            if (!met.add(problem.key())) {
                break;
            }
            problems.add(problem);
            if (problem.key().isEmpty()) {
                break;
            }
            // With this one mended the reader comes to the next.
            revert(probe, problem.key());
        }
        return List.copyOf(problems);
    }

    private void checkId(List<Problem> problems) {
        String id = text("id");
        if (id.isBlank()) {
            problems.add(new Problem("id", "id", "expected a name, such as my-engine"));
        } else if (ContractReader.PRESETS.contains(id)) {
            problems.add(new Problem("id", "id", "\"" + id + "\" is the id of a shipped preset; expected another one, such as my-" + id));
        }
    }

    private static Problem problem(ObjectNode tree) {
        try {
            read(tree);
            return null;
        } catch (InputException e) {
            return DraftText.problem(SOURCE, e.getMessage(), tree);
        }
    }

    private static ClockContract read(JsonNode tree) throws InputException {
        return ContractReader.read(SOURCE, tree, Path.of("."), null, new ArrayList<>());
    }

    /** The contract; empty while there are problems. */
    public Optional<ClockContract> contract() {
        try {
            List<Problem> named = new ArrayList<>();
            checkId(named);
            return named.isEmpty() ? Optional.of(read(tree)) : Optional.empty();
        } catch (InputException e) {
            return Optional.empty();
        }
    }

    /**
     * The text of a contract file: a preset and what differs from it, or all policies where there is no preset to extend.
     *
     * @throws IllegalStateException while there are problems
     */
    public String json() {
        ClockContract contract = contract().orElseThrow(() -> new IllegalStateException("a draft with problems is no contract"));
        ObjectNode file = extending();
        return (file == null || !saysTheSame(file, contract) ? whole() : file).toPrettyString() + "\n";
    }

    private static boolean saysTheSame(ObjectNode file, ClockContract contract) {
        try {
            return ContractWriter.tree(read(file)).equals(ContractWriter.tree(contract));
        } catch (InputException e) {
            return false;
        }
    }

    /** Null where there is no preset to extend. */
    private ObjectNode extending() {
        if (!preset) {
            return null;
        }
        ObjectNode file = named();
        boolean otherTick = false;
        for (String key : DraftText.heads()) {
            JsonNode own = tree.get(key);
            if (own != null && !own.equals(base.get(key)) && !file.has(key)) {
                file.set(key, own);
                otherTick |= key.equals("cap") || key.equals("rate") || key.equals("step");
            } else if (own == null && base.has(key) && key.equals("limits")) {
                file.putNull(key);
            }
        }
        if (otherTick && tree.has("limits") && !tree.get("limits").isNull()) {
            // An object with another tick or cap inherits no limits.
            file.set("limits", tree.get("limits"));
        }
        return file;
    }

    private ObjectNode named() {
        ObjectNode file = ContractReader.mapper().createObjectNode();
        if (preset) {
            file.put("extends", baseId);
        }
        return file.put("id", text("id")).put("title", text("title"));
    }

    private ObjectNode whole() {
        ObjectNode file = ContractReader.mapper().createObjectNode().put("id", text("id")).put("title", text("title"));
        for (String key : DraftText.heads()) {
            if (tree.has(key) && !file.has(key)) {
                file.set(key, tree.get(key));
            }
        }
        return file;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ContractDraft draft && tree.equals(draft.tree);
    }

    @Override
    public int hashCode() {
        return tree.hashCode();
    }
}
