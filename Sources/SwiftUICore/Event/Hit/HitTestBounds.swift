import AttributeGraph
import CoreGraphics

/// Where pointers may meet a container or what is in it: nobody looks further at points outside.
final class HitTestBounds {
    /// In the container's own coordinates.
    var whole = CGRect.null
    /// The reaches of children, each in the child's own coordinates, back to front; empty where there are few.
    private var reaches = ContiguousArray<CGRect>()
    private var nodes = ContiguousArray<ObjectIdentifier>()

    /// From how many children on their reaches are kept one by one.
    private static let manyChildren = 32

    /// The children's reaches, back to front, if these are they.
    func reaches(of frontToBack: [ViewNode]) -> ContiguousArray<CGRect>? {
        guard !nodes.isEmpty, nodes.count == frontToBack.count,
            zip(nodes, frontToBack.reversed()).allSatisfy({ $0 == ObjectIdentifier($1) }) else { return nil }
        return reaches
    }

    /// Brings the children's reaches up to date and gives a rectangle around them; nil where there are few children.
    func update(_ children: ContiguousArray<ViewNode>) -> CGRect? {
        guard children.count >= Self.manyChildren else {
            (reaches, nodes) = ([], [])
            return nil
        }
        let isSameCount = nodes.count == children.count
        if !isSameCount {
            reaches = ContiguousArray(repeating: .null, count: children.count)
            nodes = ContiguousArray(children.map { ObjectIdentifier($0) })
        }
        var result = CGRect.null
        for (index, child) in children.enumerated() {
            let identifier = ObjectIdentifier(child)
            if !isSameCount || nodes[index] != identifier || child.flags.contains(.isReachStale) {
                nodes[index] = identifier
                reaches[index] = NativeStack.withSpace { child.hitRectangle }
            }
            let shown = child.shownOrigin
            result = result.including(reaches[index].offsetBy(CGVector(dx: shown.x, dy: shown.y)))
        }
        return result
    }
}

extension ViewNode {
    /// A rectangle of the node's own coordinates outside of which `hitPath` finds nothing.
    ///
    /// Takes time linear in the number of nodes that are marked, and of the children of containers on the way to them.
    final var hitRectangle: CGRect {
        let container = isRepaintBoundary ? unsafeDowncast(self, to: ContainerNode.self) : nil
        if let container, let reach = container.hitTestBounds, !flags.contains(.isReachStale) { return reach.whole }
        var reach = hitBounds
        // What is inside of a node that clips says by itself where it is met.
        if !clipsHits {
            var inner: CGRect
            if let container {
                let kept = container.hitTestBounds ?? HitTestBounds()
                container.hitTestBounds = kept
                inner = kept.update(container.childrenInDrawingOrder) ?? childrenReach
            } else {
                inner = childrenReach
            }
            if let transform = contentTransform, !inner.isNull, !inner.isInfinite { inner = inner.applying(transform) }
            reach = reach.including(inner)
        }
        if let container {
            let kept = container.hitTestBounds ?? HitTestBounds()
            container.hitTestBounds = kept
            kept.whole = reach
        }
        flags.remove(.isReachStale)
        return reach
    }

    private var childrenReach: CGRect {
        var result = CGRect.null
        forEachArrangedChild { child in
            let shown = child.shownOrigin
            let reach = NativeStack.withSpace { child.hitRectangle }
            result = result.including(reach.offsetBy(CGVector(dx: shown.x, dy: shown.y)))
        }
        return result
    }
}

extension Path {
    /// A rectangle outside of which the path contains no point.
    var hitBounds: CGRect { coarseBounds.insetBy(dx: -1, dy: -1) }
}

extension CGRect {
    /// A rectangle around both; what is no number reaches everywhere.
    fileprivate func including(_ other: CGRect) -> CGRect {
        if other.isNull { return self }
        if isNull { return other }
        let (left, top) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
        let (width, height) = (Swift.max(maxX, other.maxX) - left, Swift.max(maxY, other.maxY) - top)
        return width.isFinite && height.isFinite ? CGRect(x: left, y: top, width: width, height: height) : .infinite
    }

    /// Whether a point lies in the rectangle, or so near that rounding may decide.
    func mayContain(_ point: CGPoint) -> Bool {
        let slack: CGFloat = 0.01
        return point.x >= minX - slack && point.x <= maxX + slack && point.y >= minY - slack && point.y <= maxY + slack
    }
}
