import CoreGraphics

extension ViewNode {
    /// Describes the guide and the gap that placed the node; nil if its parent places its content at its own origin.
    final var placementReason: String? {
        guard let parent else { return nil }
        let place = "\(InspectorWords.length(origin.x)), \(InspectorWords.length(origin.y))"
        switch parent {
        case is RootNode:
            return "it is centred in the window, at \(place)"
        case let stack as StackNode:
            return stack.reason(forPlaceOf: self).map { "it is at \(place) in \(InspectorWords.name(of: stack)): \($0)" }
        case let stack as ZStackNode:
            return "it is at \(place) in ZStack: lined up by \(InspectorWords.alignment(stack.alignment))"
        case let node as SecondaryViewNode where self === node.secondary:
            return "it is at \(place) of the view that it belongs to: lined up by \(InspectorWords.alignment(node.alignment))"
        case is UnaryLayoutNode where origin != .zero:
            let notes = (parent as? any ExplainedLayout)?.notes.last { $0.hasPrefix("the view lies in it") }
            let value = parent.inspectorValues.first { $0.name == parent.typeName }.map { " \($0.value)" } ?? ""
            return "it is at \(place) in \(InspectorWords.name(of: parent))\(value)" + (notes.map { ": \($0)" } ?? "")
        default:
            return nil
        }
    }
}

extension StackNode {
    fileprivate func reason(forPlaceOf child: ViewNode) -> String? {
        guard let index = children.firstIndex(where: { $0 === child }) else { return nil }
        let explanation = explanation
        var words: [String] = []
        if index > 0 {
            let gap = explanation.gaps[index - 1]
            let side = explanation.axis == .horizontal ? "after" : "below"
            words.append("\(InspectorWords.length(gap.length)) \(side) \(InspectorWords.name(of: children[index - 1])) (\(gap.rule))")
        } else if children.count > 1 {
            words.append("it comes first")
        }
        let own = explanation.children[index]
        let isExplicit = own.isGuideExplicit ? " (set explicitly)" : ""
        words.append(
            "its \(explanation.alignment) at \(InspectorWords.length(own.guide))\(isExplicit) lies on the common \(explanation.alignment) "
                + "at \(InspectorWords.length(explanation.line))")
        return words.joined(separator: "; ")
    }
}
