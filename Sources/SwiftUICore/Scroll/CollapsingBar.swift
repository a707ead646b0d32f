import CoreGraphics

/// Publishes the collapsible length of a navigation bar to the scroll view below it, and reports the scroll offset to the bar.
struct CollapsingBarModifier {
    /// The length by which the bar can collapse, in points, such as that of a large title.
    var length: CGFloat
    var scrolled: (CGFloat) -> Void
}

extension CollapsingBarModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = CollapsingBarNode
}

final class CollapsingBarNode: GeometryObservingNode<CollapsingBarModifier> {
    private var last: CGFloat?

    override func modifierChanged(from old: CollapsingBarModifier) {
        if modifier.length != old.length { tree.geometryChanged() }
    }

    override func geometryMayHaveChanged() {
        guard let scroll = child.firstScrollNode else { return }
        scroll.collapsibleBarLength = modifier.length
        let distance = scroll.geometry.distance.y
        guard distance != last else { return }
        last = distance
        tree.schedule { [modifier] in modifier.scrolled(distance) }
    }

    override var typeName: String { "collapsingBar" }
}

extension ScrollNode {
    /// Returns the length by which the bar above the viewport has collapsed at an offset, in points. The visible part of the content is longer by it.
    func collapsedBarLength(at offset: CGFloat, along axis: Axis = .vertical) -> CGFloat {
        guard collapsibleBarLength > 0, axis == .vertical, scrolls(along: .vertical) else { return 0 }
        // The safe area of a scroll view that does not touch the bar is 0.
        return min(max(0, offset), collapsibleBarLength, safeAreaInsets().top)
    }
}

extension View {
    /// Publishes the collapsible length of the navigation bar above the view to the first scroll view in it.
    ///
    /// - Parameters:
    ///   - length: The length by which the bar can collapse, in points.
    ///   - scrolled: Called with the distance from the beginning of the content when it changes, in points.
    nonisolated package func collapsingBar(_ length: CGFloat, scrolled: @escaping (CGFloat) -> Void) -> some View {
        modifier(CollapsingBarModifier(length: length, scrolled: scrolled))
    }
}
