import Foundation

/// The layout of rows and columns: how the length along the stack's axis is shared, and how views line up across it.
///
/// The rules are published: children are served by priority, then the least flexible first; each is offered an equal part
/// of what is left after the smallest lengths of all lower priorities (truth `stack-003`, `stack-006`, `stack-007`).
package struct StackLayout {
    package var axis: Axis
    package var alignment: AlignmentKey
    /// The gap between children; nil lets each pair decide.
    package var spacing: CGFloat?

    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        // A gap that is not a number counts as none given.
        self.spacing = spacing.flatMap { $0.isNaN ? nil : $0 }
    }

    /// Where a child lies and what it was offered.
    package struct Placement {
        package var proposal: Proposal
        package var origin: CGPoint
    }

    /// The result of a negotiation.
    package struct Solution {
        package var proposal: Proposal
        package var size: CGSize
        package var placements: ContiguousArray<Placement>
        /// Where the children's guides lie across the axis.
        var guide: CGFloat
    }

    /// Negotiates with the children and lays them out.
    ///
    /// Linear in the number of children, apart from sorting by flexibility where several flexible ones share a priority.
    package func solve(
        _ children: ContiguousArray<ViewNode>, proposal: Proposal, record: ((Serving) -> Void)? = nil
    ) -> Solution {
        var placements = ContiguousArray(
            repeating: Placement(proposal: proposal, origin: .zero), count: children.count)
        let gaps = gaps(between: children)
        share(proposal[axis], less: gaps.reduce(0, +), among: children, in: &placements, record: record)

        // Across the axis, children line up by their guides: `before` and `after` are the largest extents on either side.
        let cross = axis.perpendicular
        var position: CGFloat = 0
        var before = -CGFloat.infinity
        var after = -CGFloat.infinity
        for (index, child) in children.enumerated() {
            let dimensions = child.dimensions(in: placements[index].proposal)
            let guide = dimensions[alignment]
            placements[index].origin[axis] = position
            placements[index].origin[cross] = -guide
            position += dimensions.size[axis] + (index < gaps.count ? gaps[index] : 0)
            before = max(before, guide)
            after = max(after, Self.rest(of: dimensions.size[cross], after: guide))
        }
        for index in placements.indices { placements[index].origin[cross] += before }
        var size = CGSize.zero
        if !children.isEmpty {
            size[axis] = max(0, position)
            size[cross] = max(0, before + after)
        }
        return Solution(proposal: proposal, size: size, placements: placements, guide: before)
    }

    /// Where the children of a stack of the given size lie.
    ///
    /// Children that were measured without a length across the axis are offered the stack's own, now that there is one, and
    /// are lined up again (truth `stack-008`, `stack-027`); the size of the stack stays.
    package func placements(
        of children: ContiguousArray<ViewNode>, in size: CGSize, solution: Solution
    ) -> ContiguousArray<Placement> {
        let cross = axis.perpendicular
        guard solution.proposal[cross].isNaN, !children.isEmpty else { return solution.placements }
        let gaps = gaps(between: children)
        var placements = solution.placements
        var position: CGFloat = 0
        for (index, child) in children.enumerated() {
            placements[index].proposal[cross] = size[cross]
            let dimensions = child.dimensions(in: placements[index].proposal)
            placements[index].origin[axis] = position
            placements[index].origin[cross] = solution.guide - dimensions[alignment]
            position += dimensions.size[axis] + (index < gaps.count ? gaps[index] : 0)
        }
        return placements
    }

    /// How much of a length lies behind a guide. Nothing is said to lie behind the middle of an endless length, so that
    /// the parts before and behind it still make an endless length together.
    static func rest(of length: CGFloat, after guide: CGFloat) -> CGFloat {
        let rest = length - guide
        return rest.isNaN ? 0 : rest
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

    /// Decides what each child is offered along the axis.
    private func share(
        _ length: CGFloat, less spacing: CGFloat, among children: ContiguousArray<ViewNode>,
        in placements: inout ContiguousArray<Placement>, record: ((Serving) -> Void)?
    ) {
        // Without a length every child takes its ideal; with an endless one its largest.
        guard length.isFinite else { return }
        var available = length - spacing
        if children.count == 1 {
            placements[0].proposal[axis] = max(0, available)
            return
        }
        let claims = claims(of: children, proposal: placements.first?.proposal ?? .unspecified)
        var reserved: CGFloat = claims.reduce(0) { $0 + $1.minimum }
        var index = 0
        while index < claims.count {
            // One priority at a time; the lower ones keep their smallest lengths.
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
    }

    /// What decides when a child is served.
    package struct Claim {
        package var index: Int
        package var priority: Double
        package var minimum: CGFloat
        package var flexibility: CGFloat
    }

    /// A child's turn in the sharing of the length, for those who want to know why it got what it got.
    package struct Serving {
        package var claim: Claim
        /// What is kept back for children of lower priorities.
        package var reserved: CGFloat
        /// What this child and those of the same priority after it share.
        package var available: CGFloat
        /// How many these are.
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

    /// Higher priority first, then less flexible, then (equally, endlessly flexible) the larger minimum, then view order.
    private static func isServed(_ left: Claim, before right: Claim) -> Bool {
        if left.priority != right.priority { return left.priority > right.priority }
        if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
        if left.flexibility == .infinity, left.minimum != right.minimum { return left.minimum > right.minimum }
        return left.index < right.index
    }

    /// The room a stack wants: along the axis what its ends want, across it what any child wants.
    ///
    /// A spacer wants no gap beside itself; a stack that ends with one has no wish there, and keeps the default distance.
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
