import CoreGraphics
import Foundation

/// Calls a function with the identities of the scroll targets that can be seen, when these change.
struct ScrollTargetVisibilityModifier {
    /// How much of a view, from 0 to 1, must be seen.
    var threshold: Double
    /// The identity as those who ask know it; nil for those of other types.
    var filter: (AnyHashable) -> AnyHashable?
    var action: ([AnyHashable]) -> Void
}

extension ScrollTargetVisibilityModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        ScrollTargetVisibilityNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class ScrollTargetVisibilityNode: GeometryObservingNode<ScrollTargetVisibilityModifier> {
    private var last: [AnyHashable] = []
    private var isLooking = false

    override func modifierChanged(from old: ScrollTargetVisibilityModifier) {
        if modifier.threshold != old.threshold { tree.geometryChanged() }
    }

    /// Looks when the layout is complete: lazy containers make what has come into sight only now.
    override func geometryMayHaveChanged() {
        guard !isLooking else { return }
        isLooking = true
        tree.schedule { [weak self] in
            guard let self else { return }
            isLooking = false
            if !hasEnded { look() }
        }
    }

    private func look() {
        guard let scroll = child.firstScrollNode else { return }
        let visible = scroll.visibleTargets(threshold: modifier.threshold).compactMap(modifier.filter)
        guard visible != last else { return }
        last = visible
        modifier.action(visible)
    }

    override var typeName: String { "onScrollTargetVisibilityChange" }
}

extension ScrollNode {
    /// The identities of the scroll targets of which at least a part is seen, in view order; a threshold of 0 wants any part at all.
    fileprivate func visibleTargets(threshold: Double) -> [AnyHashable] {
        let window = clearWindow.offsetBy(dx: offset.x, dy: offset.y)
        return targetViews.compactMap { target in
            let frame = contentFrame(of: target.node)
            let seen = frame.intersection(window)
            guard let id = target.id, !seen.isNull, frame.width > 0, frame.height > 0 else { return nil }
            let share = seen.width / frame.width * (seen.height / frame.height)
            // A view that lies at the threshold but for rounding errors is seen.
            return share > 0 && share >= threshold - 1e-9 ? id : nil
        }
    }
}

extension View {
    /// Calls a function with the identities of the views of the scroll target layout that are seen, in view order: once they are laid
    /// out, and whenever these are others.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities; views with others do not count.
    ///   - threshold: How much of a view's area must be in the scroll view's window, from 0 to 1; room that bars and margins take
    ///     does not count as seen.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable & Sendable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier(
            threshold: threshold.isNaN ? 0.5 : max(0, min(1, threshold)), filter: { $0.base is ID ? $0 : nil },
            action: { action($0.compactMap { $0.base as? ID }) }))
    }
}
