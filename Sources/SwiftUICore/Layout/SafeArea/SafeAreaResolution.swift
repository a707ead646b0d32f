import CoreGraphics
import Foundation

/// Computes how far a view may extend beyond its bounds into the safe area insets of its containers.
///
/// Walks from the view outwards. Where a container has an inset, an edge of the view that touches (or lies in) the inset moves to
/// the inset's outer edge; from there it may touch the inset of the next container. An edge inside the safe area stays where it is
/// (truth `safearea.center`, `safearea.leading`).
package struct SafeAreaResolution {
    private let regions: SafeAreaRegions
    private let bounds: CGRect
    /// The view's bounds extended by the insets so far, in the view's coordinates.
    private var rect: CGRect
    /// The transform from the view's coordinates to those of the current container.
    private var transform = CGAffineTransform.identity
    private var openAxes: Axis.Set = [.horizontal, .vertical]
    /// Whether a view around the view extends into insets.
    var isExtended = false
    /// The lengths by which the view lies in the insets of bars, at each edge; nil if they are not asked for. Leading means left here.
    fileprivate var barOverlap: EdgeInsets?
    /// The distances of the view's edges from the innermost edges of these insets.
    private var barDistance = EdgeInsets()

    /// Edges closer to each other than this count as touching, in points: less than a pixel of any display.
    private static let tolerance: CGFloat = 0.01

    init(bounds: CGRect, regions: SafeAreaRegions) {
        self.bounds = bounds
        self.regions = regions
        rect = bounds
    }

    /// Proceeds to the next container outwards.
    fileprivate mutating func leave(_ node: ViewNode, for parent: ViewNode) {
        transform.tx += node.origin.x
        transform.ty += node.origin.y
        if let content = parent.safeAreaTransform { transform = transform.concatenating(content) }
    }

    /// Ignores the insets of containers further out along some axes.
    package mutating func close(_ axes: Axis.Set) {
        openAxes.subtract(axes)
    }

    /// Adds the insets of a container, its own and those of the keyboard; leading means left here.
    ///
    /// The two kinds overlap: the keyboard covers the bar at the bottom.
    ///
    /// - Parameter isBar: Whether the inset is that of the window or of a bar, rather than one that a program has added to a view.
    package mutating func cover(_ outer: CGRect, container: EdgeInsets, keyboard: EdgeInsets = EdgeInsets(), isBar: Bool = false) {
        guard !openAxes.isEmpty, transform.a * transform.d - transform.b * transform.c != 0 else { return }
        let inverse = transform.inverted()
        if barOverlap != nil {
            if isBar, isExtended { addOverlap(with: container, safe: outer.inset(by: container).applying(inverse)) }
            return
        }
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

    /// Adds the lengths by which the view lies in the insets around a safe area.
    private mutating func addOverlap(with insets: EdgeInsets, safe: CGRect) {
        func add(_ distance: CGFloat, _ edge: WritableKeyPath<EdgeInsets, CGFloat>, _ axis: Axis.Set) {
            guard openAxes.contains(axis), distance > Self.tolerance, insets[keyPath: edge] > 0, let overlap = barOverlap?[keyPath: edge] else {
                return
            }
            // Insets lie beside each other, as a tab bar above the bottom of the screen, or cover the same part of the view.
            barDistance[keyPath: edge] = max(barDistance[keyPath: edge], distance)
            barOverlap?[keyPath: edge] = min(overlap + insets[keyPath: edge], barDistance[keyPath: edge])
        }
        add(safe.minY - bounds.minY, \.top, .vertical)
        add(bounds.maxY - safe.maxY, \.bottom, .vertical)
        add(safe.minX - bounds.minX, \.leading, .horizontal)
        add(bounds.maxX - safe.maxX, \.trailing, .horizontal)
    }

    /// The lengths by which the view may extend at each edge; leading means left here.
    fileprivate var insets: EdgeInsets {
        EdgeInsets(
            top: bounds.minY - rect.minY, leading: bounds.minX - rect.minX, bottom: rect.maxY - bounds.maxY,
            trailing: rect.maxX - bounds.maxX)
    }
}

extension ViewNode {
    /// Returns the lengths by which the view may extend beyond its bounds into insets of the given kinds, at each edge.
    ///
    /// Constant time if the tree has no insets; otherwise linear in the depth of the tree. Valid after the view has been placed.
    package final func safeAreaInsets(of regions: SafeAreaRegions = .all) -> EdgeInsets {
        guard tree.safeAreas.hasInsets else { return EdgeInsets() }
        tree.display.hasReadSurroundings = true
        return resolved(SafeAreaResolution(bounds: CGRect(origin: .zero, size: size), regions: regions)).insets
            .mirrored(flags.contains(.isRightToLeft))
    }

    /// The lengths by which the view lies in the insets of the window and of bars because a view around it ignores them, at each edge.
    final var barOverlap: EdgeInsets {
        guard tree.safeAreas.hasInsets else { return EdgeInsets() }
        var resolution = SafeAreaResolution(bounds: CGRect(origin: .zero, size: size), regions: .container)
        resolution.barOverlap = EdgeInsets()
        return (resolved(resolution).barOverlap ?? EdgeInsets()).mirrored(flags.contains(.isRightToLeft))
    }

    /// Proceeds with a resolution from this view to the root.
    private func resolved(_ start: SafeAreaResolution) -> SafeAreaResolution {
        var resolution = start
        var node = self
        while let parent = node.parent {
            resolution.leave(node, for: parent)
            parent.cover(&resolution, of: node)
            node = parent
        }
        return resolution
    }
}

extension EdgeInsets {
    /// The insets with leading and trailing exchanged if `isMirrored`: converts between leading and left.
    func mirrored(_ isMirrored: Bool) -> EdgeInsets {
        isMirrored ? EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
    }

    /// The larger inset at each edge.
    func larger(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), leading: max(leading, other.leading), bottom: max(bottom, other.bottom),
            trailing: max(trailing, other.trailing))
    }

    /// The insets at the given edges; zero at the others.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    /// The insets, with zero in place of lengths that are not finite.
    var finite: EdgeInsets {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return EdgeInsets(top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
    }
}

extension CGRect {
    /// The rectangle reduced by insets, to no less than an empty size; leading means left.
    func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical))
    }
}
