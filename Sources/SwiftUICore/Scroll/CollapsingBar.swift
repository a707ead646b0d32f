import CoreGraphics

/// Tells the scroll view in a page how much of the bar above it scrolling moves out of the way, and reports how far it has been scrolled.
struct CollapsingBarModifier {
    /// The length of the bar that scrolling moves out of the way, in points, such as that of a large title.
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
    /// How much of the bar above the viewport is out of the way at an offset, so that more of the content is in sight, in points.
    func collapsedBarLength(at offset: CGFloat, along axis: Axis = .vertical) -> CGFloat {
        guard collapsibleBarLength > 0, axis == .vertical, scrolls(along: .vertical) else { return 0 }
        // A scroll view that is not below the bar has no safe area.
        return min(max(0, offset), collapsibleBarLength, safeAreaInsets().top)
    }
}

extension View {
    /// Tells the first scroll view in the view how much of the bar above it scrolling moves out of the way.
    ///
    /// - Parameters:
    ///   - length: The length of that part of the bar, in points.
    ///   - scrolled: Called with the distance by which the scroll view has been scrolled, when it changes.
    nonisolated package func collapsingBar(_ length: CGFloat, scrolled: @escaping (CGFloat) -> Void) -> some View {
        modifier(CollapsingBarModifier(length: length, scrolled: scrolled))
    }
}
