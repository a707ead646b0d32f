import Foundation

/// An explanation of the layout of a stack: a record of the distribution of space, which is computed once more.
package struct StackExplanation {
    package struct Gap {
        package var length: CGFloat
        /// A description of the rule that determined the gap.
        package var rule: String
    }

    package struct Child {
        /// The step in which the child received its space; nil if there was none to distribute.
        package var serving: StackLayout.Serving?
        package var offered: CGFloat
        package var taken: CGFloat
        /// The position of the child's alignment guide, relative to its own edge.
        package var guide: CGFloat
        package var isGuideExplicit: Bool
    }

    package var axis: Axis
    /// The proposal along the axis; nil if it is absent.
    package var length: CGFloat?
    package var gaps: [Gap] = []
    package var children: [Child] = []
    /// The indices in `children` in the order in which they received their space.
    package var order: [Int] = []
    /// The name of the guide by which the children are aligned.
    package var alignment: String
    /// The position of the common guide, relative to the edge of the stack.
    package var line: CGFloat
}

extension StackNode {
    /// The explanation for the proposal with which the stack was placed.
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
            explanation.children.append(
                StackExplanation.Child(
                    offered: placement.proposal[layout.axis], taken: dimensions.size[layout.axis], guide: dimensions[layout.alignment],
                    isGuideExplicit: dimensions.explicit(layout.alignment) != nil))
        }
        for serving in servings {
            explanation.children[serving.claim.index].serving = serving
            explanation.order.append(serving.claim.index)
        }
        for (index, length) in layout.gaps(between: children).enumerated() {
            explanation.gaps.append(
                StackExplanation.Gap(
                    length: length,
                    rule: layout.spacing == nil ? children[index].gapRule(to: children[index + 1], along: layout.axis) : "given by the stack"))
        }
        return explanation
    }
}

extension ViewNode {
    /// Describes the rule that determines the gap to the next node.
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
