import CoreGraphics

/// A container that can say why it proposes a size to a child.
private protocol ProposalExplaining: ViewNode {
    /// The reason, as words that follow the proposal; nil if the container passes on its own proposal.
    func reason(forProposalTo child: ViewNode) -> String?
}

extension ViewNode {
    /// Describes the size that the node was proposed, the node that proposed it, and the reason.
    final var proposalReason: String {
        let words = InspectorWords.proposal(proposal)
        // Modifiers that pass a proposal on are named, but are not the reason.
        var (child, carriers) = (self as ViewNode, [String]())
        while let parent = child.parent {
            if let container = parent as? any ProposalExplaining {
                if let reason = container.reason(forProposalTo: child) {
                    let passed = carriers.isEmpty ? "" : "; passed on by \(carriers.joined(separator: ", "))"
                    return "\(InspectorWords.name(of: parent)) proposes \(words): \(reason)\(passed)"
                }
            } else if parent.proposal != child.proposal {
                return "\(InspectorWords.name(of: parent)) proposes \(words)"
            }
            carriers.append(InspectorWords.name(of: parent))
            child = parent
        }
        return "the window proposes \(words)"
    }
}

extension RootNode: ProposalExplaining {
    func reason(forProposalTo child: ViewNode) -> String? {
        let area = safeArea
        return area.size == size ? "its size" : "its \(InspectorWords.size(size)) without the safe area insets"
    }
}

extension StackNode: ProposalExplaining {
    func reason(forProposalTo child: ViewNode) -> String? {
        guard let index = children.firstIndex(where: { $0 === child }) else { return nil }
        let explanation = explanation
        let extent = explanation.axis == .horizontal ? "width" : "height"
        guard let length = explanation.length else { return "without a \(extent) to share, each view takes its ideal" }
        guard length.isFinite else { return "the \(extent) is infinite, so that each view takes its largest" }
        guard children.count > 1 else { return nil }
        guard let serving = explanation.children[index].serving else { return nil }
        let gaps = explanation.gaps.reduce(0) { $0 + $1.length }
        let total = InspectorWords.length(length) + (gaps == 0 ? "" : ", less gaps of \(InspectorWords.length(gaps)),")
        let turn = explanation.order.firstIndex(of: index) ?? 0
        var words = "of its \(extent) of \(total) "
        if turn == 0 {
            words += "it is served first"
        } else {
            words +=
                "\(InspectorWords.length(serving.available + serving.reserved)) \(turn == 1 ? "is" : "are") left after \(turn) view\(turn == 1 ? "" : "s")"
        }
        if serving.sharers > 1 { words += ", an equal share among \(serving.sharers)" }
        if serving.reserved > 0.005 { words += ", \(InspectorWords.length(serving.reserved)) kept for views of lower priority" }
        if serving.claim.priority != 0, serving.claim.priority.isFinite { words += ", at priority \(InspectorWords.length(serving.claim.priority))" }
        return words
    }
}

extension ZStackNode: ProposalExplaining {
    func reason(forProposalTo child: ViewNode) -> String? { nil }
}

extension LayoutModifierNode: ProposalExplaining {
    func reason(forProposalTo child: ViewNode) -> String? {
        guard child.proposal != proposal else { return nil }
        let own = InspectorWords.proposal(proposal)
        switch self as ViewNode {
        case is FrameNode, is FlexibleFrameNode: return "its own lengths, where it has some, instead of \(own)"
        case is AspectRatioNode: return "in its proportion, out of \(own)"
        case is FixedSizeNode: return "no length where the view is to take its ideal, instead of \(own)"
        default: break
        }
        guard let insets = inspectorValues.first(where: { $0.name == typeName })?.value else { return "instead of \(own)" }
        return "its \(own) less \(insets)"
    }
}

extension ScrollNode: ProposalExplaining {
    func reason(forProposalTo child: ViewNode) -> String? {
        "it scrolls, so that along its axes the content takes its ideal"
    }
}

extension SecondaryViewNode: ProposalExplaining {
    func reason(forProposalTo child: ViewNode) -> String? {
        child === secondary ? "the size of the view that it belongs to" : nil
    }
}

extension GridNode: ProposalExplaining {
    func reason(forProposalTo child: ViewNode) -> String? { "the room of its cells" }
}

extension InspectorWords {
    /// The name of a node's view as in code, with its text.
    static func name(of node: ViewNode) -> String {
        if node is RootNode { return "the window" }
        let name = String(node.typeName.drop { $0 == "_" })
        guard let text = node.inspectorFacts.first(where: { $0.name == "text" })?.value else { return name }
        return "\(name) “\(text.count <= 24 ? text : text.prefix(23) + "…")”"
    }
}
