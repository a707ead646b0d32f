/// Looks for a programming mistake in a view after it has been made.
package protocol MistakeCheck {
    /// Returns a message about the mistake, in SwiftUI's words where it has any; nil if there is none.
    ///
    /// - Parameters:
    ///   - nodes: The nodes of the view.
    ///   - isInLazyContainer: Whether the view lies in a lazy container, at any depth.
    func mistake(in nodes: ContiguousArray<ViewNode>, isInLazyContainer: Bool) -> String?
}

/// Reports the mistake that a check finds in its content, with the content's path in the tree.
package struct MistakeModifier<Check: MistakeCheck> {
    var check: Check

    nonisolated package init(_ check: Check) {
        self.check = check
    }
}

extension MistakeModifier: ViewModifier {
    package typealias Body = Never

    nonisolated package static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        let start = inputs.tree.emission.count
        Content._makeView(content, inputs: inputs)
        let entries = ContiguousArray(inputs.tree.emission[start...])
        inputs.scope.adopt(MistakeChecker(modifier: modifier, entries: entries, inputs: inputs))
    }
}

private final class MistakeChecker<Check: MistakeCheck>: ViewElement, ValueObserver {
    private let source: _GraphValue<MistakeModifier<Check>>
    // The entries belong to the same scope as this element, so they are valid until it ends.
    private let entries: ContiguousArray<NodeEntry>
    private let isInLazyContainer: Bool

    init(modifier: _GraphValue<MistakeModifier<Check>>, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        source = modifier
        self.entries = entries
        isInLazyContainer = inputs.stateKeeper != nil
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        modifier.observe(by: self)
        check()
    }

    func valueChanged(from old: MistakeModifier<Check>, to new: MistakeModifier<Check>) {
        if !isSame(old, new) { check() }
    }

    /// Postpones the check to the end of the update, when the content is complete.
    private func check() {
        tree.diagnostics.postpone(
            FoundMistake(element: self) { [self] in
                hasEnded ? nil : source.value.check.mistake(in: nodes, isInLazyContainer: isInLazyContainer)
            })
    }

    private var nodes: ContiguousArray<ViewNode> {
        var nodes = ContiguousArray<ViewNode>()
        for entry in entries {
            switch entry {
            case .node(let node): nodes.append(node)
            case .dynamic(let dynamicChildren): dynamicChildren.appendNodes(to: &nodes)
            }
        }
        return nodes
    }

    package override var enclosingElement: ViewElement? {
        switch entries.first {
        case .node(let node): node.hasEnded ? nil : node
        case .dynamic(let dynamicChildren): dynamicChildren.hasEnded ? nil : dynamicChildren
        case nil: nil
        }
    }
}

/// A mistake that was already detected when the view was made.
package struct StatedMistake: MistakeCheck {
    var mistake: String?
    var mistakeInLazyContainer: String?

    /// A mistake, and a separate one for a view in a lazy container; nil where there is none.
    package init(_ mistake: String?, inLazyContainer mistakeInLazyContainer: String? = nil) {
        self.mistake = mistake
        self.mistakeInLazyContainer = mistakeInLazyContainer
    }

    package func mistake(in nodes: ContiguousArray<ViewNode>, isInLazyContainer: Bool) -> String? {
        mistake ?? (isInLazyContainer ? mistakeInLazyContainer : nil)
    }
}

/// Checks that one of the subviews of a content has the selected tag.
package struct SelectionCheck<Selection: Hashable>: MistakeCheck {
    var selection: Selection
    var mistake: @Sendable (Any) -> String

    /// A check of a selection that reports the result of `mistake` if no subview has the tag.
    package init(_ selection: Selection, mistake: @escaping @Sendable (Any) -> String) {
        self.selection = selection
        self.mistake = mistake
    }

    package func mistake(in nodes: ContiguousArray<ViewNode>, isInLazyContainer: Bool) -> String? {
        var unseen = nodes
        var hasChoices = false
        while let node = unseen.popLast() {
            if let node = node as? SubviewNode {
                hasChoices = true
                if node.subview.tag(as: Selection.self) == selection { return nil }
            }
            node.forEachOwnedChild { unseen.append($0) }
        }
        return hasChoices ? mistake(selection) : nil
    }
}
