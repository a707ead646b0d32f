import CoreGraphics

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    /// The kinds with the given bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Where pointers meet the view.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
}

/// Gives its content a shape in which pointers meet it.
struct ContentShapeModifier<ContentShape: Shape> {
    var shape: ContentShape
    var usesEvenOddRule: Bool
    var kinds: ContentShapeKinds
}

extension ContentShapeModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ContentShapeNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class ContentShapeNode<ContentShape: Shape>: EffectNode<ContentShapeModifier<ContentShape>> {
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
    /// Makes pointers meet the view exactly where a shape in its frame is, whatever the view draws.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Gives the view a shape in its frame for the given uses.
    nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, usesEvenOddRule: eoFill, kinds: kind))
    }
}
