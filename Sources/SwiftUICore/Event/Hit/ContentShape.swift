import CoreGraphics

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Hit testing.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
}

/// Sets the shape of its content for hit testing.
struct ContentShapeModifier<ContentShape: Shape> {
    var shape: ContentShape
    var usesEvenOddRule: Bool
    var kinds: ContentShapeKinds
}

extension ContentShapeModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ContentShapeNode<ContentShape>
}

final class ContentShapeNode<ContentShape: Shape>: EffectNode<ContentShapeModifier<ContentShape>> {
    private func contains(_ point: CGPoint) -> Bool {
        withContainerOutline { modifier.shape.path(in: CGRect(origin: .zero, size: size)) }
            .contains(point, eoFill: modifier.usesEvenOddRule)
    }

    override func allowsHit(at point: CGPoint) -> Bool { !modifier.kinds.contains(.interaction) || contains(point) }
    override var hitBounds: CGRect {
        let frame = CGRect(origin: .zero, size: size)
        return modifier.shape.path(in: frame).hitBounds.union(frame)
    }
    override func containsHit(_ point: CGPoint) -> Bool { modifier.kinds.contains(.interaction) && contains(point) }
    override var typeName: String { "contentShape" }
}

extension View {
    /// Sets the shape for hit testing, in the frame of the view, regardless of what the view draws.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Sets the shape of the view, in its frame, for the given purposes.
    nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, usesEvenOddRule: eoFill, kinds: kind))
    }
}
