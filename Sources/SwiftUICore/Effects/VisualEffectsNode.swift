import CoreGraphics
import DisplayLists

/// A node that draws its child under visual effects that depend on a modifier's value and on where it is. The effects do not affect the
/// layout.
class VisualEffectsNode<Modifier>: UnaryNode, ValueObserver, ModifierNode {
    private(set) final var modifier: Modifier
    private final var projection = ProjectionTransform()
    private final var effects: [DisplayList.Effect] = []

    required init(child: ViewNode, modifier: _GraphValue<Modifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        tree.geometry.append(self)
        tree.geometryChanged()
        modifier.observe(by: self)
    }

    final func valueChanged(from old: Modifier, to new: Modifier) {
        modifier = new
        tree.geometryChanged()
        tree.setNeedsLayout()
    }

    /// Replaces the effects.
    final func show(_ parts: _VisualEffectParts) {
        let newEffects = parts.effects(in: environment)
        let isSame = effects.count == newEffects.count && zip(effects, newEffects).allSatisfy { $0.isSame(as: $1) }
        effects = newEffects
        let newProjection = parts.projection(in: size)
        if !isSame || newProjection != projection { invalidateDisplay() }
        guard newProjection != projection else { return }
        projection = newProjection
        tree.geometryChanged()
    }

    /// Frames of descendants ignore perspective, which does not preserve rectangles.
    final override var contentTransform: CGAffineTransform? { projection.affineTransform.flatMap { $0.isIdentity ? nil : $0 } }

    final override func draw(into list: inout DisplayListBuilder) {
        list.draw(child, under: effects, projection)
    }

    override func end() {
        super.end()
        tree.geometry.remove(self)
    }
}

extension DisplayListBuilder {
    /// Draws a node with effects, the innermost first, in perspective. The content of an affine projection is drawn with it already.
    mutating func draw(_ child: ViewNode, under effects: [DisplayList.Effect], _ projection: ProjectionTransform) {
        guard projection.affineTransform == nil else { return draw(child, under: effects[...]) }
        groupProjected(by: projection) { $0.draw(child, under: effects[...]) }
    }

    /// Draws a node with effects, the innermost first.
    mutating func draw(_ child: ViewNode, under effects: ArraySlice<DisplayList.Effect>) {
        guard let outermost = effects.last else { return draw(child) }
        // As the modifiers of the same names.
        switch outermost {
        case .opacity, .blendMode: groupEach(outermost) { $0.draw(child, under: effects.dropLast()) }
        default: group(outermost) { $0.draw(child, under: effects.dropLast()) }
        }
    }
}
