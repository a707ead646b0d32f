import CoreGraphics
import Foundation

/// Calls a function with the identities of the visible scroll targets when these change.
struct ScrollTargetVisibilityModifier {
    /// The fraction of a view, from 0 to 1, that must be visible.
    var threshold: Double
    /// Converts an identity for the caller; returns nil for identities of other types.
    var filter: (AnyHashable) -> AnyHashable?
    var action: ([AnyHashable]) -> Void
}

extension ScrollTargetVisibilityModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ScrollTargetVisibilityNode
}

final class ScrollTargetVisibilityNode: GeometryObservingNode<ScrollTargetVisibilityModifier> {
    private var last: [AnyHashable] = []
    private var isLooking = false

    override func modifierChanged(from old: ScrollTargetVisibilityModifier) {
        if modifier.threshold != old.threshold { tree.geometryChanged() }
    }

    /// Postponed until the layout is complete, since lazy containers make newly visible views only then.
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
    /// Returns the identities of the scroll targets that are visible by at least a fraction, in view order; for a threshold of 0,
    /// by any part.
    fileprivate func visibleTargets(threshold: Double) -> [AnyHashable] {
        let viewport = unobscuredViewport.offsetBy(dx: offset.x, dy: offset.y)
        return targetViews.compactMap { target in
            let frame = contentFrame(of: target.node)
            let seen = frame.intersection(viewport)
            guard let id = target.id, !seen.isNull, frame.width > 0, frame.height > 0 else { return nil }
            let share = seen.width / frame.width * (seen.height / frame.height)
            // The tolerance accounts for rounding errors.
            return share > 0 && share >= threshold - 1e-9 ? id : nil
        }
    }
}

extension View {
    /// Performs an action with the identities of the visible views of the scroll target layout, in view order, after the first
    /// layout and whenever they change.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities; views with identities of other types are ignored.
    ///   - threshold: The fraction of a view's area that must be visible, clamped to 0 through 1; 0.5 by default, also for NaN.
    ///     Parts below bars and margins do not count as visible.
    ///   - action: The action.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable & Sendable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(
            ScrollTargetVisibilityModifier(
                threshold: threshold.isNaN ? 0.5 : max(0, min(1, threshold)), filter: { $0.base is ID ? $0 : nil },
                action: { action($0.compactMap { $0.base as? ID }) }))
    }
}
