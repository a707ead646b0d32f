import CoreGraphics

extension ScrollTargetPlace {
    /// Scrolls to the view that `find` returns. `find` is called again if layout has replaced the view before it is in sight.
    ///
    /// - Parameters:
    ///   - anchor: The point of the viewport to which the same point of the view is scrolled; nil scrolls the minimum distance.
    ///   - outermost: The node around the scroll views to scroll. If there is none inside, the nearest one around it is scrolled. Nil for all
    ///     scroll views.
    static func scrollIntoSight(
        anchor: UnitPoint?, transaction: Transaction, within outermost: ViewNode? = nil, find: @escaping () -> ScrollTargetPlace?
    ) {
        guard var place = find(), let node = place.frame?.node else { return }
        for scroll in node.scrollNodes(within: outermost) {
            var alignment: ScrollAlignment?
            let destination: ScrollMotion.Destination = { [unowned scroll] in
                if place.frame == nil, let found = find() { place = found }
                guard let (node, rect) = place.frame, let target = node.rect(rect, inContentOf: scroll) else { return nil }
                // The alignment stays that of the first estimate, so that the viewport does not turn around on the way.
                let chosen = alignment ?? scroll.alignment(showing: target, anchor: anchor)
                alignment = chosen
                return scroll.offset(showing: target, alignment: chosen)
            }
            scroll.scroll(toward: destination, transaction: transaction)
        }
    }
}

extension ViewNode {
    /// The scroll views that move when the node is scrolled into sight, the innermost first.
    fileprivate func scrollNodes(within outermost: ViewNode?) -> [ScrollNode] {
        var (isInside, found) = (true, [ScrollNode]())
        var node = self
        while let parent = node.parent {
            if node === outermost { isInside = false }
            if !isInside, !found.isEmpty { break }
            if let scroll = parent as? ScrollNode { found.append(scroll) }
            node = parent
        }
        return found
    }

    /// Returns a rectangle of the node in the coordinates of a scroll view's content and its insets, regardless of the effects around the
    /// node; nil if the node is not in the scroll view.
    fileprivate func rect(_ rect: CGRect, inContentOf scroll: ScrollNode) -> CGRect? {
        var node: ViewNode = self
        var transform = CGAffineTransform.identity
        while let parent = node.parent {
            transform = transform.concatenating(CGAffineTransform(translationX: node.origin.x, y: node.origin.y))
            if parent === scroll { return rect.applying(transform) }
            if let content = parent.contentTransform { transform = transform.concatenating(content) }
            node = parent
        }
        return nil
    }
}

/// How a rectangle is aligned with the viewport: the point of both, along each axis, as a fraction of their lengths; nil for an axis along which
/// it is in sight already.
private struct ScrollAlignment {
    var horizontal: CGFloat?
    var vertical: CGFloat?
    /// Whether a rectangle that is longer than the viewport begins at its edge instead.
    var isMinimal: Bool

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension ScrollNode {
    /// Returns the position of a rectangle, in the coordinates of the content and its insets, relative to the edges that it may touch.
    private func start(of target: CGRect, along axis: Axis) -> CGFloat {
        target.origin[axis] - (axis == .horizontal ? insets.leading : insets.top)
    }

    /// Returns how a rectangle is aligned with the viewport after a movement from the current offset.
    ///
    /// - Parameter anchor: The point of the viewport to which the same point of the rectangle is scrolled; nil scrolls the minimum distance.
    fileprivate func alignment(showing target: CGRect, anchor: UnitPoint?) -> ScrollAlignment {
        if let anchor { return ScrollAlignment(horizontal: anchor.x, vertical: anchor.y, isMinimal: false) }
        var result = ScrollAlignment(isMinimal: true)
        for axis in Axis.allCases {
            let (first, length, viewport) = (start(of: target, along: axis), target.size[axis], innerSize[axis])
            if first < offset[axis] - collapsedBarLength(at: offset[axis], along: axis) || length > viewport {
                result[axis] = 0
            } else if first + length > offset[axis] + viewport {
                result[axis] = 1
            }
        }
        return result
    }

    /// Returns the offset at which a rectangle is aligned with the viewport.
    fileprivate func offset(showing target: CGRect, alignment: ScrollAlignment) -> CGPoint {
        var result = offset
        for axis in Axis.allCases where scrolls(along: axis) {
            guard let fraction = alignment[axis] else { continue }
            let room = target.size[axis] - innerSize[axis]
            let end = start(of: target, along: axis) + (alignment.isMinimal && room > 0 ? 0 : fraction * room)
            // The bar is collapsed after scrolling, except at the beginning of the content.
            result[axis] = end <= 0 ? end : end + (1 - fraction) * collapsedBarLength(at: .infinity, along: axis)
        }
        return result
    }
}
