import Foundation

/// The geometry of a scroll view: its viewport and its content, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The offset of the viewport from the content's origin; negative within the insets before the content.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The insets around the content.
    public var contentInsets: EdgeInsets
    /// The size of the viewport, excluding the insets (measured on iPhones with iOS 18 and 26).
    public var containerSize: CGSize

    /// The viewport in the content's coordinates, including the insets (measured on iPhones with iOS 18 and 26).
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y, width: max(0, containerSize.width + contentInsets.leading + contentInsets.trailing),
            height: max(0, containerSize.height + contentInsets.top + contentInsets.bottom))
    }

    /// A rectangle with the content offset as its origin and the size of the container.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// How far the content has been scrolled from its beginning.
    package var distance: CGPoint { CGPoint(x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top) }

    /// Creates a geometry.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// Moves the viewport by a distance in points, within content of the size `limit` (truth `scroll.translate.limit`).
    package mutating func translate(by distance: CGSize, limit: CGSize) {
        func moved(_ offset: CGFloat, _ distance: CGFloat, _ limit: CGFloat, _ viewport: CGFloat) -> CGFloat {
            min(max(0, offset + (distance.isNaN ? 0 : distance)), max(0, limit - viewport))
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

/// Calls a function when a value derived from a scroll view's geometry changes.
struct ScrollGeometryActionModifier<Value: Equatable> {
    var transform: (ScrollGeometry) -> Value
    var action: (Value, Value) -> Void
}

extension ScrollGeometryActionModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ScrollGeometryActionNode<Value>
}

final class ScrollGeometryActionNode<Value: Equatable>: GeometryObservingNode<ScrollGeometryActionModifier<Value>> {
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
    /// The scroll view that a modifier around this node refers to: this node, or the first scroll view inside, in view order.
    final var firstScrollNode: ScrollNode? {
        var stack: ContiguousArray<ViewNode> = [self]
        while let node = stack.popLast() {
            if let scroll = node as? ScrollNode { return scroll }
            let start = stack.count
            node.forEachChild { stack.append($0) }
            stack[start...].reverse()
        }
        return nil
    }
}

extension View {
    /// Performs an action when a value derived from the scroll view's geometry changes, and initially after the first layout, when
    /// both values are the initial one.
    ///
    ///     ScrollView { ... }
    ///         .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { _, isScrolled in
    ///             showsShadow = isScrolled
    ///         }
    ///
    /// The view must be a scroll view or contain one; the first is used.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Returns the value.
    ///   - action: The action.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryActionModifier(transform: transform, action: action))
    }
}
