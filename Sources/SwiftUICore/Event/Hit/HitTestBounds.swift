import AttributeGraph
import CoreGraphics

/// The cached hit-test bounds of a container: no view of its subtree can be hit outside them.
final class HitTestBounds {
    /// The bounds of the subtree, in the container's own coordinates.
    var whole = CGRect.null
    /// The hit-test bounds of the children, each in the child's own coordinates, back to front; empty if there are few children.
    private var reaches = ContiguousArray<CGRect>()
    private var nodes = ContiguousArray<ObjectIdentifier>()

    /// The number of children from which their bounds are cached individually.
    private static let manyChildren = 32

    /// The bounds of the children, back to front; nil if they are not cached or are those of other children.
    func reaches(of frontToBack: [ViewNode]) -> ContiguousArray<CGRect>? {
        guard !nodes.isEmpty, nodes.count == frontToBack.count,
            zip(nodes, frontToBack.reversed()).allSatisfy({ $0 == ObjectIdentifier($1) })
        else { return nil }
        return reaches
    }

    /// Updates the bounds of the children and returns a rectangle that encloses them; nil if there are few children.
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
            if !isSameCount || nodes[index] != identifier || child.flags.contains(.areBoundsStale) {
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
    /// A rectangle in the node's own coordinates outside of which `hitPath` finds nothing.
    ///
    /// Complexity: linear in the number of stale nodes plus the children of the containers on the way to them.
    final var hitRectangle: CGRect {
        let container = cachesHitTestBounds ? unsafeDowncast(self, to: ContainerNode.self) : nil
        if let container, let reach = container.hitTestBounds, !flags.contains(.areBoundsStale) { return reach.whole }
        var reach = hitBounds
        // The bounds of a clipping node already limit hits in its descendants.
        if !clipsHits {
            var inner: CGRect
            if let container {
                let kept = container.hitTestBounds ?? HitTestBounds()
                container.hitTestBounds = kept
                inner = kept.update(container.childrenInDrawingOrder) ?? childrenBounds
            } else {
                inner = childrenBounds
            }
            if let transform = contentTransform, !inner.isNull, !inner.isInfinite { inner = inner.applying(transform) }
            reach = reach.including(inner)
        }
        if let container {
            let kept = container.hitTestBounds ?? HitTestBounds()
            container.hitTestBounds = kept
            kept.whole = reach
        }
        flags.remove(.areBoundsStale)
        return reach
    }

    private var childrenBounds: CGRect {
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
    /// Returns a rectangle that encloses both, ignoring null rectangles; infinite if the result is not finite.
    fileprivate func including(_ other: CGRect) -> CGRect {
        if other.isNull { return self }
        if isNull { return other }
        let (left, top) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
        let (width, height) = (Swift.max(maxX, other.maxX) - left, Swift.max(maxY, other.maxY) - top)
        return width.isFinite && height.isFinite ? CGRect(x: left, y: top, width: width, height: height) : .infinite
    }

    /// Whether the point lies in the rectangle, or so close to it that rounding may decide.
    func mayContain(_ point: CGPoint) -> Bool {
        let slack: CGFloat = 0.01
        return point.x >= minX - slack && point.x <= maxX + slack && point.y >= minY - slack && point.y <= maxY + slack
    }
}
