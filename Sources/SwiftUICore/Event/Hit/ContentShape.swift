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
    /// The outline of the image that is shown under the pointer while the view is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The outline of the image of the view that a context menu of iOS lifts.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The highlight of `hoverEffect(_:)`.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The outline that the focus ring follows.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// The frame of the accessibility element: the bounding rectangle of the shape.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// Sets the shape of its content for hit testing.
struct _ContentShapeModifier<ContentShape: Shape> {
    var shape: ContentShape
    var usesEvenOddRule: Bool
    var kinds: ContentShapeKinds
}

extension _ContentShapeModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ContentShapeNode<ContentShape>
}

/// A node that sets the shape of its content for some purposes.
protocol ContentOutlined: ViewNode {
    /// The outline for a purpose, in the node's coordinates; nil if the node does not set it.
    func outline(for kind: ContentShapeKinds) -> Path?
}

extension ViewNode {
    /// The outline that this node, or one in or around it with the same frame, sets for a purpose, in the coordinates of this node.
    func contentOutline(for kind: ContentShapeKinds) -> Path? {
        var inner: ViewNode? = self
        while let node = inner {
            if let path = (node as? any ContentOutlined)?.outline(for: kind) {
                return node === self ? path : path.applying(node.transform(to: self))
            }
            inner = (node as? UnaryNode)?.child
        }
        var outer = parent as? UnaryNode
        while let node = outer, node.size == size {
            if let path = (node as? any ContentOutlined)?.outline(for: kind) { return path }
            outer = node.parent as? UnaryNode
        }
        return nil
    }
}

final class ContentShapeNode<ContentShape: Shape>: EffectNode<_ContentShapeModifier<ContentShape>>, ContentOutlined {
    func outline(for kind: ContentShapeKinds) -> Path? { modifier.kinds.isSuperset(of: kind) ? path : nil }

    private var path: Path { withContainerOutline { modifier.shape.path(in: CGRect(origin: .zero, size: size)) } }
    private func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: modifier.usesEvenOddRule) }

    override func allowsHit(at point: CGPoint) -> Bool { !modifier.kinds.contains(.interaction) || contains(point) }
    override var hitBounds: CGRect {
        guard modifier.kinds.contains(.interaction) else { return super.hitBounds }
        let frame = CGRect(origin: .zero, size: size)
        return modifier.shape.path(in: frame).hitBounds.union(frame)
    }
    override func containsHit(_ point: CGPoint) -> Bool { modifier.kinds.contains(.interaction) && contains(point) }
    override var typeName: String { "contentShape" }
}

extension View {
    /// Sets the shape for hit testing, in the frame of the view, regardless of what the view draws.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, usesEvenOddRule: eoFill, kinds: .interaction))
    }

    /// Sets the shape of the view, in its frame, for the given purposes.
    nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, usesEvenOddRule: eoFill, kinds: kind))
            .transformPreference(HoverShapeKey.self) { if kind.contains(.hoverEffect) { $0 = AnyShape(shape) } }
    }
}
