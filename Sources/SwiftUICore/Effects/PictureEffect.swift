import CoreGraphics

/// A modifier that changes how its content looks, and nothing of its layout.
protocol PictureEffect: UnaryNodeModifier {
    /// Adds the content's picture, changed. `bounds` is the content's frame in the list's coordinates, on pixels.
    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void)

    /// Whether pointers meet the content at a point of it.
    nonisolated func allowsHit(at point: CGPoint, in size: CGSize) -> Bool
}

extension PictureEffect {
    nonisolated func allowsHit(at point: CGPoint, in size: CGSize) -> Bool { true }
}

extension PictureEffect {
    nonisolated package static func makeNode(
        around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs
    ) -> ViewNode {
        PictureEffectNode(child: child, modifier: modifier, inputs: inputs)
    }
}

final class PictureEffectNode<Effect: PictureEffect>: EffectNode<Effect> {
    override func modifierChanged() { invalidateDisplay() }
    override func environmentChanged() { invalidateDisplay() }
    override func allowsHit(at point: CGPoint) -> Bool {
        withContainerOutline { modifier.allowsHit(at: point, in: size) }
    }

    override var hidesContent: Bool { (modifier as? _OpacityEffect).map { $0.opacity.limitedToUnit == 0 } ?? false }

    override func draw(into list: inout DisplayListBuilder) {
        let child = child
        withContainerOutline {
            modifier.draw(into: &list, bounds: list.snappedBounds, environment: environment) { $0.draw(child) }
        }
    }
}

extension Double {
    /// The number limited to 0...1; NaN counts as 1.
    var limitedToUnit: Double { isNaN ? 1 : Swift.min(1, Swift.max(0, self)) }
}
