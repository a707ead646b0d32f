import CoreGraphics
import Foundation

/// How far a view may reach beyond its bounds into covered parts of the containers around it.
///
/// Walks from the view outwards. Where a container says that a margin of its own is covered, an edge of the view that touches
/// (or lies in) that margin moves to the margin's outer edge; from there it may touch the margin of the next container. An
/// edge that stays inside of the safe part stays where it is (truth `safearea.center`, `safearea.leading`).
package struct SafeAreaResolution {
    private let regions: SafeAreaRegions
    private let bounds: CGRect
    /// The view's bounds with the margins reached so far, in the view's coordinates.
    private var rect: CGRect
    /// From the view's coordinates to those of the container that is looked at.
    private var transform = CGAffineTransform.identity
    private var openAxes: Axis.Set = [.horizontal, .vertical]

    /// Edges closer to each other than this touch, in points: less than a pixel of any display.
    private static let tolerance: CGFloat = 0.01

    init(bounds: CGRect, regions: SafeAreaRegions) {
        self.bounds = bounds
        self.regions = regions
        rect = bounds
    }

    /// Looks at the next container outwards.
    fileprivate mutating func leave(_ node: ViewNode, for parent: ViewNode) {
        transform.tx += node.origin.x
        transform.ty += node.origin.y
        if let content = parent.contentTransform { transform = transform.concatenating(content) }
    }

    /// Closes some axes: what covers containers further out is no matter of the view's.
    package mutating func close(_ axes: Axis.Set) {
        openAxes.subtract(axes)
    }

    /// Margins of a container are covered, by the container's own things and by the keyboard; leading means left here.
    ///
    /// Margins of both kinds lie over each other: the keyboard covers the bar at the bottom.
    package mutating func cover(_ outer: CGRect, container: EdgeInsets, keyboard: EdgeInsets = EdgeInsets()) {
        guard !openAxes.isEmpty, transform.a * transform.d - transform.b * transform.c != 0 else { return }
        let inverse = transform.inverted()
        var kept = EdgeInsets()
        if !regions.contains(.container) { kept = kept.larger(container) }
        if !regions.contains(.keyboard) { kept = kept.larger(keyboard) }
        let safe = outer.inset(by: container.larger(keyboard)).applying(inverse)
        let reachable = outer.inset(by: kept).applying(inverse)
        var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        if openAxes.contains(.horizontal) {
            if left <= safe.minX + Self.tolerance { left = min(left, reachable.minX) }
            if right >= safe.maxX - Self.tolerance { right = max(right, reachable.maxX) }
        }
        if openAxes.contains(.vertical) {
            if top <= safe.minY + Self.tolerance { top = min(top, reachable.minY) }
            if bottom >= safe.maxY - Self.tolerance { bottom = max(bottom, reachable.maxY) }
        }
        rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// How far the view may reach out at each edge; leading means left here.
    fileprivate var insets: EdgeInsets {
        EdgeInsets(
            top: bounds.minY - rect.minY, leading: bounds.minX - rect.minX, bottom: rect.maxY - bounds.maxY,
            trailing: rect.maxX - bounds.maxX)
    }
}

extension ViewNode {
    /// How far the view may reach beyond its bounds into parts that things of the given kinds cover, at each edge.
    ///
    /// Free where nothing is covered; else takes time linear in the depth of the tree. Valid once the view is placed.
    package final func safeAreaInsets(of regions: SafeAreaRegions = .all) -> EdgeInsets {
        guard tree.hasSafeAreas else { return EdgeInsets() }
        tree.drawingHasReadSurroundings = true
        var resolution = SafeAreaResolution(bounds: CGRect(origin: .zero, size: size), regions: regions)
        var node = self
        while let parent = node.parent {
            resolution.leave(node, for: parent)
            parent.cover(&resolution, of: node)
            node = parent
        }
        return resolution.insets.mirrored(flags.contains(.isRightToLeft))
    }
}

extension EdgeInsets {
    /// The insets with leading and trailing exchanged, where `isMirrored`: from leading to left and back.
    func mirrored(_ isMirrored: Bool) -> EdgeInsets {
        isMirrored ? EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
    }

    /// The larger inset at each edge.
    func larger(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), leading: max(leading, other.leading), bottom: max(bottom, other.bottom),
            trailing: max(trailing, other.trailing))
    }

    /// The insets at the given edges, none at the others.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    /// The insets, where those that are not finite count as zero.
    var finite: EdgeInsets {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return EdgeInsets(top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
    }
}

extension CGRect {
    /// The rectangle less insets, of no negative size; leading means left.
    func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical))
    }
}
