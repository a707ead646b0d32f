import CoreGraphics
import Foundation

/// Calls a function when its content is tapped.
struct TapModifier {
    var count: Int
    var action: (CGPoint) -> Void
}

extension TapModifier: NodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        TapNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class TapNode: UnaryNode {
    private var modifier: TapModifier

    init(child: ViewNode, modifier: _GraphValue<TapModifier>, inputs: _ViewInputs) {
        self.modifier = modifier.value
        super.init(child: child, inputs: inputs)
        modifier.region.observe(at: modifier.offset, by: self)
    }

    override func sourceChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        modifier = new.assumingMemoryBound(to: TapModifier.self).pointee
    }

    override func handleTap(at point: CGPoint, count: Int) -> Bool {
        guard count >= modifier.count, environmentScope.values.isEnabled else { return false }
        modifier.action(point)
        return true
    }

    override var typeName: String { "onTapGesture" }
}

extension ViewTree {
    /// Taps at a point of the window, in points; says whether a view reacted.
    ///
    /// The foremost view at the point that waits for taps gets it. Views outside their container can be tapped unless they are clipped.
    @discardableResult
    package func tap(at point: CGPoint, count: Int = 1) -> Bool {
        update()
        guard let rootNode else { return false }
        let isHandled = rootNode.deliverTap(at: point, count: count)
        update()
        return isHandled
    }
}

extension ViewNode {
    /// Gives a tap, at a point of this node's parent before the parent's effects, to the foremost view that handles it.
    final func deliverTap(at point: CGPoint, count: Int) -> Bool {
        let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard !clipsHits || CGRect(origin: .zero, size: size).contains(local) else { return false }
        var inner = local
        if let transform = contentTransform {
            guard transform.a * transform.d - transform.b * transform.c != 0 else { return false }
            inner = local.applying(transform.inverted())
        }
        for child in hitOrder where child.deliverTap(at: inner, count: count) { return true }
        return isHit(at: inner) && handleTap(at: inner, count: count)
    }

    private var hitOrder: [ViewNode] {
        var children: [ViewNode] = []
        if let container = self as? ContainerNode {
            children = Array(container.childrenInDrawingOrder)
        } else {
            forEachChild { children.append($0) }
        }
        return children.reversed()
    }

    /// Whether a point, in the coordinates of the children, lies on something this node draws or contains.
    private func isHit(at point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: size).contains(point)
    }
}

extension View {
    /// Calls a function when the view is tapped.
    ///
    /// - Parameter count: How many taps in a row it takes.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: max(1, count)) { _ in action() })
    }
}
