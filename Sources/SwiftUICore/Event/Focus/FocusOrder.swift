import CoreGraphics

extension FocusCoordinator {
    /// Moves the focus to the next or previous view that can have it, wrapping around at the ends. Returns whether it moved.
    @discardableResult
    package func moveFocus(forward: Bool, in tree: ViewTree) -> Bool {
        if let focused, moveFocusOutOfSight(from: focused, forward: forward, in: tree) { return true }
        let targets = targets(in: tree)
        guard !targets.isEmpty else { return false }
        let previous = focused
        let next: Int
        if let index = targets.firstIndex(where: { $0 === focused }) {
            next = (index + (forward ? 1 : targets.count - 1)) % targets.count
        } else {
            next = forward ? 0 : targets.count - 1
        }
        enter(targets[next])
        return focused !== previous
    }

    /// Moves the focus to a view of a lazy container that has not been created because it is outside the viewport. Returns whether
    /// there is such a view.
    private func moveFocusOutOfSight(from focused: any FocusTarget, forward: Bool, in tree: ViewTree) -> Bool {
        for ancestor in focused.ancestors {
            guard let container = ancestor as? LazyContainerNode else { continue }
            if neighbour(of: focused, in: container, forward: forward, tree) != nil { return false }
            defer {
                container.lookAhead = nil
                tree.update()
            }
            for windows in [0.25, 1, 4] as [CGFloat] {
                guard container.hasMore(forward: forward) else { break }
                container.lookAhead = (forward, windows)
                tree.update()
                guard let next = neighbour(of: focused, in: container, forward: forward, tree) else { continue }
                enter(next)
                // The update scrolls the view into sight before the look-ahead is reset and the views outside the viewport are destroyed.
                tree.update()
                return true
            }
        }
        return false
    }

    /// The view that Tab visits after or before a view; nil if it is not in the container.
    private func neighbour(
        of target: any FocusTarget, in container: ViewNode, forward: Bool, _ tree: ViewTree
    ) -> (any FocusTarget)? {
        let targets = targets(in: tree)
        guard let index = targets.firstIndex(where: { $0 === target }) else { return nil }
        let next = index + (forward ? 1 : -1)
        return targets.indices.contains(next) && targets[next].isInside(container) ? targets[next] : nil
    }

    /// Moves the focus to the nearest view in a direction. Returns whether it moved.
    @discardableResult
    package func moveFocus(_ direction: MoveCommandDirection, in tree: ViewTree) -> Bool {
        guard let focused else { return false }
        let from = focused.globalFrame
        var best: (target: any FocusTarget, distance: CGFloat)?
        for candidate in targets(in: tree) where candidate !== focused {
            // A focus section is a target as a whole: moving towards any part of it focuses its nearest view.
            let section = candidate.focusSection.flatMap { isFocusInside($0) ? nil : $0 }
            guard let distance = direction.distance(from: from, to: section?.globalFrame ?? candidate.globalFrame) else { continue }
            let detour = section == nil ? 0 : hypot(candidate.globalFrame.midX - from.midX, candidate.globalFrame.midY - from.midY) * 1e-3
            if best.map({ distance + detour < $0.distance }) ?? true { best = (candidate, distance + detour) }
        }
        guard let best else { return false }
        enter(best.target)
        return true
    }

    /// Focuses a view on behalf of the user, redirected by the default focus of the ancestors that it enters.
    private func enter(_ target: any FocusTarget) {
        var redirected: (any FocusTarget)?
        for ancestor in target.ancestors {
            if let node = ancestor as? DefaultFocusNode, !isFocusInside(node), let preferred = node.userTarget { redirected = preferred }
        }
        focus(redirected ?? target)
    }

    /// The views that can have the focus, in the order in which Tab visits them (view order).
    ///
    /// While something is presented above the root view, only its views are included. Complexity: O(n), where n is the number of nodes.
    package func targets(in tree: ViewTree) -> [any FocusTarget] {
        guard let root = tree.rootNode else { return [] }
        var presented = ContiguousArray<ViewNode>()
        tree.presentationHost?.appendNodes(to: &presented)
        presented.removeAll { ($0.trait(ZIndexTraitKey.self) ?? 0) < 1 }
        let foremost = presented.enumerated().max {
            let depths = ($0.element.trait(ZIndexTraitKey.self) ?? 0, $1.element.trait(ZIndexTraitKey.self) ?? 0)
            return depths.0 == depths.1 ? $0.offset < $1.offset : depths.0 < depths.1
        }
        if let foremost {
            let targets = targets(under: foremost.element)
            if !targets.isEmpty { return targets }
        }
        return targets(under: root)
    }

    private func targets(under root: ViewNode) -> [any FocusTarget] {
        var targets: [any FocusTarget] = []
        for node in FocusWalk(from: root, entersHidden: false) {
            if let target = node as? any FocusTarget, target.canFocus, target.isInFocusOrder { targets.append(target) }
        }
        return targets
    }
}

extension ViewNode {
    fileprivate func isInside(_ container: ViewNode) -> Bool { ancestors.contains { $0 === container } }

    fileprivate var focusSection: FocusSectionNode? { enclosing(FocusSectionNode.self) }
}

extension MoveCommandDirection {
    /// The distance to a frame in this direction, in points; nil if it does not lie in this direction. The sideways gap counts double.
    fileprivate func distance(from: CGRect, to: CGRect) -> CGFloat? {
        let ahead: CGFloat
        let aside: CGFloat
        switch self {
        case .up: (ahead, aside) = (from.minY - to.maxY, Self.gap(from.minX, from.maxX, to.minX, to.maxX))
        case .down: (ahead, aside) = (to.minY - from.maxY, Self.gap(from.minX, from.maxX, to.minX, to.maxX))
        case .left: (ahead, aside) = (from.minX - to.maxX, Self.gap(from.minY, from.maxY, to.minY, to.maxY))
        case .right: (ahead, aside) = (to.minX - from.maxX, Self.gap(from.minY, from.maxY, to.minY, to.maxY))
        }
        // Frames may touch or overlap by up to a point.
        return ahead > -1 ? max(0, ahead) + 2 * aside : nil
    }

    private static func gap(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> CGFloat {
        max(0, max(otherStart - end, start - otherEnd))
    }
}

/// Groups views into one target for the arrow keys.
struct FocusSectionModifier {}

extension FocusSectionModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = FocusSectionNode
}

final class FocusSectionNode: PlainNode {
    override var typeName: String { "focusSection" }
}

extension View {
    /// Groups the focusable descendants of the view: an arrow key that moves towards any part of the view focuses its nearest descendant.
    nonisolated public func focusSection() -> some View {
        modifier(FocusSectionModifier())
    }
}
