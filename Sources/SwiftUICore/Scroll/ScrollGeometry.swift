import Foundation

/// Where a scroll view's window is and what it shows, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content's origin lies before the window's.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The room around the content.
    public var contentInsets: EdgeInsets
    /// The size of the window.
    public var containerSize: CGSize

    /// The part of the content that the window shows.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }

    /// The window in the content's coordinates.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// A geometry of the given parts.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// Moves the window by a distance, as far as a content of the size `limit` reaches (truth `scroll.translate.limit`).
    package mutating func translate(by distance: CGSize, limit: CGSize) {
        func moved(_ offset: CGFloat, _ distance: CGFloat, _ limit: CGFloat, _ window: CGFloat) -> CGFloat {
            min(max(0, offset + (distance.isNaN ? 0 : distance)), max(0, limit - window))
        }
        contentOffset.x = moved(contentOffset.x, distance.width, limit.width, containerSize.width)
        contentOffset.y = moved(contentOffset.y, distance.height, limit.height, containerSize.height)
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), containerSize: \(containerSize))"
    }
}

/// Calls a function when something derived from a scroll view's geometry changes.
struct ScrollGeometryActionModifier<Value: Equatable> {
    var transform: (ScrollGeometry) -> Value
    var action: (Value, Value) -> Void
}

extension ScrollGeometryActionModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ScrollGeometryActionNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class ScrollGeometryActionNode<Value: Equatable>: GeometryObservingNode<ScrollGeometryActionModifier<Value>> {
    private var last: Value?

    override func geometryMayHaveChanged() {
        guard let scroll = child.firstScrollNode else { return }
        let value = modifier.transform(scroll.geometry)
        guard value != last else { return }
        let (previous, action) = (last ?? value, modifier.action)
        last = value
        tree.schedule { action(previous, value) }
    }

    override var typeName: String { "onScrollGeometryChange" }
}

extension ViewNode {
    /// The scroll view that a modifier around this node is about: this one, or the first inside.
    final var firstScrollNode: ScrollNode? {
        var level: ContiguousArray<ViewNode> = [self]
        while !level.isEmpty {
            var next = ContiguousArray<ViewNode>()
            for node in level {
                if let scroll = node as? ScrollNode { return scroll }
                node.forEachChild { next.append($0) }
            }
            level = next
        }
        return nil
    }
}

extension View {
    /// Calls a function with the old and the new value of something derived from the scroll view's geometry, once it is laid
    /// out and whenever the value changes.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryActionModifier(transform: transform, action: action))
    }
}
