import Foundation

/// The layout algorithm of rows and columns: distributes the length along the stack's axis, and aligns views across it.
///
/// The rules are published: children are served by priority, then the least flexible first; each is offered an equal share of the
/// length that remains after the minimum lengths of all lower priorities (truth `stack-003`, `stack-006`, `stack-007`).
package struct StackLayout {
    package var axis: Axis
    package var alignment: AlignmentKey
    /// The gap between children; nil uses the spacing preferences of each pair.
    package var spacing: CGFloat?

    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        // A NaN gap counts as nil.
        self.spacing = spacing.flatMap { $0.isNaN ? nil : $0 }
    }

    /// The origin and the proposal of a child.
    package struct Placement {
        package var proposal: Proposal
        package var origin: CGPoint
    }

    /// The result of a negotiation.
    package struct Solution {
        package var proposal: Proposal
        package var size: CGSize
        package var placements: ContiguousArray<Placement>
        /// The common position of the children's guides across the axis.
        var guide: CGFloat
        /// Whether the priorities of children may have had an effect.
        var hasPriorities: Bool
    }

    /// Negotiates with the children and lays them out.
    ///
    /// Linear in the number of children, apart from sorting by flexibility where several flexible ones share a priority.
    package func solve(
        _ children: ContiguousArray<ViewNode>, proposal: Proposal, record: ((Serving) -> Void)? = nil
    ) -> Solution {
        var placements = ContiguousArray(
            repeating: Placement(proposal: proposal, origin: .zero), count: children.count)
        let gaps = Gaps(spacing, count: children.count) { self.gaps(between: children) }
        let hasPriorities = share(proposal[axis], less: gaps.sum, among: children, in: &placements, record: record)

        // Across the axis, children are aligned by their guides: `before` and `after` are the largest extents on either side.
        let cross = axis.perpendicular
        var position: CGFloat = 0
        var before = -CGFloat.infinity
        var after = -CGFloat.infinity
        for (index, child) in children.enumerated() {
            let (childSize, guide) = child.size(andGuide: alignment, for: placements[index].proposal)
            placements[index].origin[axis] = position
            placements[index].origin[cross] = -guide
            position += childSize[axis] + gaps[after: index]
            before = max(before, guide)
            after = max(after, Self.rest(of: childSize[cross], after: guide))
        }
        for index in placements.indices { placements[index].origin[cross] += before }
        var size = CGSize.zero
        if !children.isEmpty {
            size[axis] = max(0, position)
            size[cross] = max(0, before + after)
        }
        return Solution(proposal: proposal, size: size, placements: placements, guide: before, hasPriorities: hasPriorities)
    }

    /// Returns the placements of the children in a stack of the given size.
    ///
    /// Children that were measured without a length across the axis are now offered the stack's own, and are aligned again (truth
    /// `stack-008`, `stack-027`); the size of the stack does not change.
    package func placements(
        of children: ContiguousArray<ViewNode>, in size: CGSize, solution: Solution
    ) -> ContiguousArray<Placement> {
        let cross = axis.perpendicular
        guard solution.proposal[cross].isNaN, !children.isEmpty else { return solution.placements }
        let gaps = Gaps(spacing, count: children.count) { self.gaps(between: children) }
        var placements = solution.placements
        var position: CGFloat = 0
        for (index, child) in children.enumerated() {
            placements[index].proposal[cross] = size[cross]
            let (childSize, guide) = child.size(andGuide: alignment, for: placements[index].proposal)
            placements[index].origin[axis] = position
            placements[index].origin[cross] = solution.guide - guide
            position += childSize[axis] + gaps[after: index]
        }
        return placements
    }

    /// The part of a length after a guide. It is zero after the middle of an infinite length, so that the parts before and after it
    /// still add up to infinity.
    static func rest(of length: CGFloat, after guide: CGFloat) -> CGFloat {
        let rest = length - guide
        return rest.isNaN ? 0 : rest
    }

    /// The gaps between neighbours: mostly the same one, for which no list is needed.
    private struct Gaps {
        private let count: Int
        private let constant: CGFloat
        private let lengths: ContiguousArray<CGFloat>

        init(_ spacing: CGFloat?, count children: Int, _ lengths: () -> ContiguousArray<CGFloat>) {
            count = max(0, children - 1)
            constant = spacing ?? 0
            self.lengths = spacing == nil ? lengths() : []
        }

        /// The gap after a child; zero after the last.
        subscript(after index: Int) -> CGFloat {
            if index >= count { return 0 }
            return lengths.isEmpty ? constant : lengths[index]
        }

        var sum: CGFloat {
            if constant == 0, lengths.isEmpty { return 0 }
            // Added one by one, as the positions of the children are.
            var sum: CGFloat = 0
            for index in 0..<count { sum += self[after: index] }
            return sum
        }
    }

    /// The gaps between neighbours.
    package func gaps(between children: ContiguousArray<ViewNode>) -> ContiguousArray<CGFloat> {
        guard children.count > 1 else { return [] }
        if let spacing { return ContiguousArray(repeating: spacing, count: children.count - 1) }
        var gaps = ContiguousArray<CGFloat>()
        gaps.reserveCapacity(children.count - 1)
        var previous = children[0].spacing
        for child in children.dropFirst() {
            let next = child.spacing
            gaps.append(previous.distance(to: next, along: axis))
            previous = next
        }
        return gaps
    }

    /// Determines each child's proposal along the axis. Returns whether a child has a priority.
    private func share(
        _ length: CGFloat, less spacing: CGFloat, among children: ContiguousArray<ViewNode>,
        in placements: inout ContiguousArray<Placement>, record: ((Serving) -> Void)?
    ) -> Bool {
        // Without a length every child takes its ideal length; with an infinite one its maximum.
        guard length.isFinite else { return false }
        var available = length - spacing
        if children.count == 1 {
            placements[0].proposal[axis] = max(0, available)
            return false
        }
        let claims = claims(of: children, proposal: placements.first?.proposal ?? .unspecified)
        var reserved: CGFloat = claims.reduce(0) { $0 + $1.minimum }
        var index = 0
        while index < claims.count {
            // One priority at a time; lower priorities keep their minimum lengths.
            let priority = claims[index].priority
            var end = index
            while end < claims.count, claims[end].priority == priority {
                reserved -= claims[end].minimum
                end += 1
            }
            available -= reserved
            for position in index..<end {
                let child = claims[position].index
                placements[child].proposal[axis] = max(0, available / CGFloat(end - position))
                let taken = children[child].size(for: placements[child].proposal)[axis]
                record?(Serving(claim: claims[position], reserved: reserved, available: available, sharers: end - position, taken: taken))
                available -= taken
            }
            available += reserved
            index = end
        }
        return claims.contains { $0.priority != 0 }
    }

    /// The properties that determine the order in which children are served.
    package struct Claim {
        package var index: Int
        package var priority: Double
        package var minimum: CGFloat
        package var flexibility: CGFloat
    }

    /// The step in which a child got its share of the length, recorded for the inspector.
    package struct Serving {
        package var claim: Claim
        /// The length reserved for children of lower priorities.
        package var reserved: CGFloat
        /// The length shared by this child and the following ones of the same priority.
        package var available: CGFloat
        /// The number of these children.
        package var sharers: Int
        package var taken: CGFloat
    }

    /// The children in the order in which they are served.
    private func claims(of children: ContiguousArray<ViewNode>, proposal: Proposal) -> ContiguousArray<Claim> {
        var claims = ContiguousArray<Claim>()
        claims.reserveCapacity(children.count)
        var smallest = proposal
        smallest[axis] = 0
        var largest = proposal
        largest[axis] = .infinity
        var isInOrder = true
        for (index, child) in children.enumerated() {
            let minimum = child.size(for: smallest)[axis]
            let flexibility = child.isFixedSize ? 0 : child.size(for: largest)[axis] - minimum
            let claim = Claim(index: index, priority: child.layoutPriority, minimum: minimum, flexibility: flexibility)
            if let last = claims.last, Self.isServed(claim, before: last) { isInOrder = false }
            claims.append(claim)
        }
        if !isInOrder { claims.sort { Self.isServed($0, before: $1) } }
        return claims
    }

    /// Higher priority first, then lower flexibility, then (both infinitely flexible) the larger minimum, then view order.
    private static func isServed(_ left: Claim, before right: Claim) -> Bool {
        if left.priority != right.priority { return left.priority > right.priority }
        if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
        if left.flexibility == .infinity, left.minimum != right.minimum { return left.minimum > right.minimum }
        return left.index < right.index
    }

    /// The spacing preferences of a stack: along the axis those of its first and last child, across it the union of all children's.
    ///
    /// A spacer prefers no gap beside itself; a stack that ends with a spacer has no preference there, and keeps the default
    /// distance.
    package func spacing(of children: ContiguousArray<ViewNode>) -> ViewSpacing {
        guard let first = children.first, let last = children.last else { return .zero }
        var spacing = ViewSpacing(.none)
        let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        spacing.formUnion(first.spacing, edges: start)
        spacing.formUnion(last.spacing, edges: end)
        for child in children { spacing.formUnion(child.spacing, edges: axis == .horizontal ? .vertical : .horizontal) }
        return ViewSpacing(spacing.spacing.withoutSpacers)
    }
}
