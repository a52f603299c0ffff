package dev.tickscope.core.contract;

import dev.tickscope.core.contract.PolicyCatalog.Policy;
import dev.tickscope.core.contract.StageDraft.Part;
import dev.tickscope.core.contract.StageDraft.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** How one phase plan differs from another, in words. */
final class PlanDifferences {
    private final Plan from;
    private final Plan to;
    private final List<String> words = new ArrayList<>();

    private PlanDifferences(Plan from, Plan to) {
        this.from = from;
        this.to = to;
    }

    static List<String> words(Plan from, Plan to) {
        PlanDifferences differences = new PlanDifferences(from, to);
        differences.read();
        return List.copyOf(differences.words);
    }

    private void read() {
        for (Part part : Part.values()) {
            for (StageDraft stage : from.part(part)) {
                if (partOf(to, stage.name()) == null) {
                    words.add("Phase plan: without " + stage.title() + " " + part.words());
                }
            }
        }
        for (Part part : Part.values()) {
            for (StageDraft stage : to.part(part)) {
                Part before = partOf(from, stage.name());
                if (before == null) {
                    words.add("Phase plan: " + stage.title() + " is added " + part.words());
                    continue;
                }
                if (before != part) {
                    words.add("Phase plan: " + stage.title() + " runs " + part.words() + " instead of " + before.words());
                }
                compare(stage, stage(from, stage.name()));
            }
            order(part);
        }
        if (words.isEmpty()) {
            words.add("Phase plan: other stages");
        }
    }

    private void compare(StageDraft stage, StageDraft before) {
        for (Policy key : PolicyCatalog.stage()) {
            if (!stage.text(key.key()).equals(before.text(key.key()))) {
                String title = key.title().substring(0, 1).toLowerCase(java.util.Locale.ROOT) + key.title().substring(1);
                words.add(before.title() + ", " + title + ": " + key.words(stage.text(key.key())) + " instead of " + key.words(before.text(key.key())));
            }
        }
    }

    /** Of the stages that both have in a part, the order. */
    private void order(Part part) {
        List<String> now = common(to, from, part);
        List<String> before = common(from, to, part);
        if (!now.equals(before)) {
            words.add("Phase plan: " + part.words() + " " + titles(now) + " instead of " + titles(before));
        }
    }

    private static List<String> common(Plan plan, Plan other, Part part) {
        return plan.part(part).stream().map(StageDraft::name).filter(name -> partOf(other, name) == part).toList();
    }

    private String titles(List<String> names) {
        return names.stream().map(name -> stage(to, name).title()).collect(Collectors.joining(", "));
    }

    private static StageDraft stage(Plan plan, String name) {
        Part part = partOf(plan, name);
        return plan.part(part).stream().filter(stage -> stage.name().equals(name)).findFirst().orElseThrow();
    }

    private static Part partOf(Plan plan, String name) {
        for (Part part : Part.values()) {
            if (plan.part(part).stream().anyMatch(stage -> stage.name().equals(name))) {
                return part;
            }
        }
        return null;
    }
}
