package dev.tickscope.scene;

import dev.tickscope.core.physics.BodyShape;
import dev.tickscope.scene.node.BodyPoses;
import dev.tickscope.scene.node.ScenePicture;
import dev.tickscope.scene.trace.ContactMarks;
import dev.tickscope.scene.trace.PoseTrack;
import dev.tickscope.scene.trace.TimeStack;
import java.util.List;

/** What the view knows, as far as its chips let it be drawn. */
final class ShownPicture implements ScenePicture {
    private final SceneViewModel model;
    private final SceneTraces traces;
    private final SceneChips chips;
    private int selected = -1;

    ShownPicture(SceneViewModel model, SceneTraces traces, SceneChips chips) {
        this.model = model;
        this.traces = traces;
        this.chips = chips;
    }

    void select(int body) {
        selected = body;
    }

    @Override
    public List<BodyShape> bodies() {
        return model.session() == null ? List.of() : model.session().bodies();
    }

    @Override
    public BodyPoses previous() {
        return model.previous();
    }

    @Override
    public BodyPoses committed() {
        return model.committed();
    }

    @Override
    public BodyPoses presented() {
        return model.presented();
    }

    @Override
    public boolean showsPrevious() {
        return chips.previous.isSelected();
    }

    @Override
    public boolean showsCommitted() {
        return chips.committed.isSelected();
    }

    @Override
    public boolean showsPresented() {
        return chips.presented.isSelected();
    }

    @Override
    public boolean showsLag() {
        return chips.lag.isSelected();
    }

    @Override
    public int lagBody() {
        return model.lagBody();
    }

    @Override
    public boolean lagBroken() {
        return model.lagBroken() || model.lagPlaced();
    }

    @Override
    public int selected() {
        return selected;
    }

    @Override
    public PoseTrack track() {
        return traces.track();
    }

    @Override
    public boolean trailsOn() {
        return traces.trailsOn();
    }

    @Override
    public boolean hasTrail(int body) {
        return traces.hasTrail(body, selected);
    }

    @Override
    public boolean hasVelocity(int body) {
        return traces.hasVelocity(body, selected) && model.committed().has(body);
    }

    @Override
    public String speedText(int body) {
        return traces.speedText(body);
    }

    @Override
    public ContactMarks contacts() {
        return traces.contactsOn() ? traces.contacts() : null;
    }

    @Override
    public TimeStack stack() {
        return traces.stack();
    }

    @Override
    public String lateText() {
        return StackText.late(model.session(), traces.stack());
    }
}
