import CoreGraphics
import Foundation

/// A value derived from a view's geometry, such as its bounds, that can be converted to the coordinates of another view through
/// that view's `GeometryProxy`.
///
/// After the view has been removed, the value is that of a view of zero size at the origin.
public struct Anchor<Value>: @unchecked Sendable {
    // Sendable as in SwiftUI; the node is used on the thread of its tree.
    private let origin: AnchorOrigin
    private let source: Source

    /// The definition of an anchor's value in terms of a view's geometry.
    public struct Source: @unchecked Sendable {
        let value: (CGSize, (CGRect) -> CGRect, (CGPoint) -> CGPoint) -> Value
        let key: AnyHashable
    }

    init(node: ViewNode, source: Source) {
        origin = AnchorOrigin(node: node)
        self.source = source
    }

    /// Returns the value in the coordinates of a node; in global coordinates for nil.
    func value(in other: ViewNode?) -> Value {
        guard let node = origin.node, !node.hasEnded else { return source.value(.zero, { $0 }, { $0 }) }
        let transform = other.map { $0.transform(from: node) ?? .identity } ?? node.transform(to: nil)
        return source.value(node.size, { $0.applying(transform) }, { $0.applying(transform) })
    }
}

/// The view that an anchor refers to. Weak: an anchor may outlive it in a preference's value.
private final class AnchorOrigin {
    weak var node: ViewNode?

    init(node: ViewNode) {
        self.node = node
    }
}

extension Anchor.Source where Value == CGRect {
    /// Returns the rectangle in the coordinates in which the view has the given frame.
    package func rect(in frame: CGRect) -> CGRect {
        value(
            frame.size, { $0.offsetBy(dx: frame.minX, dy: frame.minY) }, { CGPoint(x: $0.x + frame.minX, y: $0.y + frame.minY) })
    }
}

extension Anchor {
    private struct Identity: Hashable {
        var node: ObjectIdentifier?
        var source: AnyHashable
    }

    /// The identity of the anchor, regardless of its type: the view and the source.
    var identity: AnyHashable { Identity(node: origin.node.map { ObjectIdentifier($0) }, source: source.key) }
}

extension Anchor: CustomComparable {
    package func isSame(as other: Anchor<Value>) -> Bool { origin.node === other.origin.node && source.key == other.source.key }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor<Value>, right: Anchor<Value>) -> Bool { left.isSame(as: right) }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(origin.node.map(ObjectIdentifier.init))
        hasher.combine(source.key)
    }
}

/// The identity of an anchor source.
private enum AnchorKey: Hashable {
    case bounds
    case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
    case point(x: CGFloat, y: CGFloat)
    case unitPoint(x: CGFloat, y: CGFloat)
    case list([AnyHashable])
    case none
}

extension Anchor<CGRect>.Source {
    /// The view's bounds.
    public static var bounds: Self {
        Self(value: { size, rect, _ in rect(CGRect(origin: .zero, size: size)) }, key: AnchorKey.bounds)
    }

    /// A rectangle in the view's coordinates, in points.
    public static func rect(_ r: CGRect) -> Self {
        Self(
            value: { _, rect, _ in rect(r) },
            key: AnchorKey.rect(x: r.origin.x, y: r.origin.y, width: r.size.width, height: r.size.height))
    }
}

extension Anchor<CGPoint>.Source {
    /// A point in the view's coordinates, in points.
    public static func point(_ p: CGPoint) -> Self {
        Self(value: { _, _, point in point(p) }, key: AnchorKey.point(x: p.x, y: p.y))
    }

    /// A point given as fractions of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Self {
        Self(
            value: { size, _, point in point(CGPoint(x: p.x * size.width, y: p.y * size.height)) },
            key: AnchorKey.unitPoint(x: p.x, y: p.y))
    }

    /// The top leading corner.
    public static var topLeading: Self { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Self { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Self { unitPoint(.leading) }
    /// The centre.
    public static var center: Self { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Self { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Self { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Creates a source of the values of several sources, in order.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(
            value: { size, rect, point in array.map { $0.value(size, rect, point) } }, key: AnchorKey.list(array.map(\.key)))
    }

    /// Creates a source of an optional value; nil without a source.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(value: { size, rect, point in anchor?.value(size, rect, point) }, key: anchor?.key ?? AnyHashable(AnchorKey.none))
    }
}

/// Sets a preference from an anchor of its content.
public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey> {
    /// The source of the anchor.
    public var anchor: Anchor<AnchorValue>.Source
    /// Returns the preference value for the anchor.
    public var transform: (Anchor<AnchorValue>) -> Key.Value
}

extension _AnchorWritingModifier: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        PreferenceNode<Self, Key>(child: child, modifier: modifier, inputs: inputs) { modifier, node, collector in
            collector.add(node.reads.run { modifier.transform(Anchor(node: node.child, source: modifier.anchor)) })
        }
    }
}

/// Changes the preference of its content with the help of an anchor of the content.
public struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey> {
    /// The source of the anchor.
    public var anchor: Anchor<AnchorValue>.Source
    /// Changes the value.
    public var transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
}

extension _AnchorTransformModifier: UnaryNodeModifier {
    public typealias Body = Never

    nonisolated package static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        PreferenceNode<Self, Key>(child: child, modifier: modifier, inputs: inputs) { modifier, node, collector in
            collector.collect(node.child) { value in
                node.reads.run { modifier.transform(&value, Anchor(node: node.child, source: modifier.anchor)) }
            }
        }
    }
}

extension View {
    /// Sets the value of a preference key from an anchor of this view.
    ///
    ///     Text("Tab").anchorPreference(key: TabFrameKey.self, value: .bounds) { $0 }
    ///
    /// The value replaces that of the views inside this view.
    ///
    /// - Parameters:
    ///   - key: The preference key.
    ///   - value: The source of the anchor.
    ///   - transform: Returns the preference value for the anchor.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: transform))
    }

    /// Changes the value of a preference key that this view provides, with the help of an anchor of this view.
    ///
    /// - Parameters:
    ///   - key: The preference key.
    ///   - value: The source of the anchor.
    ///   - transform: Changes the value, which is the key's default if the view provides none.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorTransformModifier<A, K>(anchor: value, transform: transform))
    }
}
