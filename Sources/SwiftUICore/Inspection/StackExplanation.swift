import Foundation

/// Why the views of a row or column have the places they have: the negotiation, held once more and written down.
package struct StackExplanation {
    package struct Gap {
        package var length: CGFloat
        /// What decided it, in words.
        package var rule: String
    }

    package struct Child {
        /// The turn in which the child was served; nil where there was nothing to share.
        package var serving: StackLayout.Serving?
        package var offered: CGFloat
        package var taken: CGFloat
        /// Where the child's guide lies, from its own edge.
        package var guide: CGFloat
        package var isGuideExplicit: Bool
    }

    package var axis: Axis
    /// What was proposed along the axis; nil for nothing.
    package var length: CGFloat?
    package var gaps: [Gap] = []
    package var children: [Child] = []
    /// The places in `children` in the order in which they were served.
    package var order: [Int] = []
    /// The guide by which the children are lined up.
    package var alignment: String
    /// Where the line lies, from the stack's edge.
    package var line: CGFloat
}

extension StackNode {
    /// The negotiation about the proposal with which the stack was placed.
    package final var explanation: StackExplanation {
        let children = children
        var servings: [StackLayout.Serving] = []
        let solution = layout.solve(children, proposal: proposal) { servings.append($0) }
        let placements = layout.placements(of: children, in: size, solution: solution)
        var explanation = StackExplanation(
            axis: layout.axis, length: proposal[layout.axis].isNaN ? nil : proposal[layout.axis], alignment: layout.alignment.name,
            line: solution.guide.isFinite ? solution.guide : 0)
        for (child, placement) in zip(children, placements) {
            let dimensions = child.dimensions(in: placement.proposal)
            explanation.children.append(StackExplanation.Child(
                offered: placement.proposal[layout.axis], taken: dimensions.size[layout.axis], guide: dimensions[layout.alignment],
                isGuideExplicit: dimensions.explicit(layout.alignment) != nil))
        }
        for serving in servings {
            explanation.children[serving.claim.index].serving = serving
            explanation.order.append(serving.claim.index)
        }
        for (index, length) in layout.gaps(between: children).enumerated() {
            explanation.gaps.append(StackExplanation.Gap(
                length: length,
                rule: layout.spacing == nil ? children[index].gapRule(to: children[index + 1], along: layout.axis) : "given by the stack"))
        }
        return explanation
    }
}

extension ViewNode {
    /// What decides the gap to the next view, in words.
    fileprivate func gapRule(to next: ViewNode, along axis: Axis) -> String {
        guard let decision = spacing.spacing.decision(to: next.spacing.spacing, along: axis) else { return "no wishes: the usual gap" }
        switch decision.category {
        case nil: return decision.distance == 0 ? "one of the two wants none" : "a wish of one of the two"
        case .textToText: return "leading of the lower text"
        case .edgeBelowText: return "air below the text"
        case .edgeAboveText: return "air above the text"
        case .edgeLeftText, .edgeRightText: return "beside text"
        }
    }
}
