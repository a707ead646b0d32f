import CoreGraphics

/// A modifier that changes the rendering of its content but not its layout.
protocol RasterEffect: UnaryNodeModifier {
    /// Draws the content with the effect. `bounds` is the content's frame in the list's coordinates, snapped to pixels.
    nonisolated func draw(
        into list: inout DisplayListBuilder, bounds: CGRect, environment: EnvironmentValues,
        content: (inout DisplayListBuilder) -> Void)

    /// Whether the content can be hit at a point in its coordinates.
    nonisolated func allowsHit(at point: CGPoint, in size: CGSize) -> Bool

    /// Whether the effect makes its content invisible.
    nonisolated var isInvisible: Bool { get }
}

extension RasterEffect {
    nonisolated func allowsHit(at point: CGPoint, in size: CGSize) -> Bool { true }
    nonisolated var isInvisible: Bool { false }
}

extension RasterEffect {
    nonisolated package static func makeNode(
        around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs
    ) -> ViewNode {
        RasterEffectNode(child: child, modifier: modifier, inputs: inputs)
    }
}

class RasterEffectNode<Effect: RasterEffect>: EffectNode<Effect> {
    final override func modifierChanged() { invalidateDisplay() }
    final override func environmentChanged() { invalidateDisplay() }
    final override func allowsHit(at point: CGPoint) -> Bool {
        withContainerOutline { modifier.allowsHit(at: point, in: size) }
    }

    final override var hidesContent: Bool { modifier.isInvisible }

    final override func draw(into list: inout DisplayListBuilder) {
        let child = child
        withContainerOutline {
            modifier.draw(into: &list, bounds: list.snappedBounds, environment: environment) { $0.draw(child) }
        }
    }
}

extension Double {
    /// The number clamped to 0...1; NaN counts as 1.
    var limitedToUnit: Double { isNaN ? 1 : Swift.min(1, Swift.max(0, self)) }
}
