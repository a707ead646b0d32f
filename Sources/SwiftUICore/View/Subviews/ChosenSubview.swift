import AttributeGraph
import CoreGraphics

/// Shows the one subview of a content whose tag is selected, or nothing if there is none.
nonisolated package struct ChosenSubview<Selection: Hashable, Content: View>: PrimitiveView {
    package typealias Body = Never

    let selection: Selection
    let content: Content
    /// The warning that is reported if no subview has the tag.
    let mistake: (@Sendable (Any) -> String)?

    /// Creates a view of the subview of `content` with the tag `selection`. If there is none, the result of `mistake` is reported.
    nonisolated package init(
        _ selection: Selection, mistake: (@Sendable (Any) -> String)? = nil, @ViewBuilder content: () -> Content
    ) {
        self.selection = selection
        self.content = content()
        self.mistake = mistake
    }

    nonisolated package static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let marked = view.second(after: Selection.self, Content.self)
        let inner = inputs.with {
            $0.arity = .list
            $0.depth += 1
            $0.stackAxis = nil
        }
        let entries = inner.collect { inputs in
            NativeStack.withSpace { Content._makeView(marked, inputs: inputs) }
        }
        inputs.emit(
            ChosenSubviewNode(
                view: view.part(Selection.self, at: 0), mistake: view.value.mistake, entries: entries, inputs: inputs))
    }
}

private final class ChosenSubviewNode<Selection: Hashable>: ContainerNode, ValueObserver {
    private var selection: Selection
    private let mistake: (@Sendable (Any) -> String)?

    init(view: _GraphValue<Selection>, mistake: (@Sendable (Any) -> String)?, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        selection = view.value
        self.mistake = mistake
        super.init(entries: entries, inputs: inputs)
        view.observe(by: self)
    }

    func valueChanged(from old: Selection, to new: Selection) {
        guard new != selection else { return }
        selection = new
        childrenChanged()
    }

    private var chosen: ViewNode? {
        children.first { $0.tag(as: Selection.self) == selection } ?? loopItem
    }

    /// The untagged view whose loop identity equals the selection.
    private var loopItem: ViewNode? {
        var found: ViewNode?
        forEachEntry { found = found ?? loopItem(in: $0, of: nil) }
        return found
    }

    /// - Parameter identity: The identity of the innermost loop around the entry.
    private func loopItem(in entry: NodeEntry, of identity: AnyHashable?) -> ViewNode? {
        var found: ViewNode?
        switch entry {
        case .node(let node):
            if identity?.base as? Selection == selection, node.tag(as: Selection.self) == nil { found = node }
        case .dynamic(let children):
            children.forEachItem { item in
                item.forEachEntry { found = found ?? loopItem(in: $0, of: item.loopIdentity ?? identity) }
            }
        }
        return found
    }

    override func measure(_ proposal: Proposal) -> CGSize { chosen?.size(for: proposal) ?? .zero }
    override func arrange() {
        if let chosen {
            placeChild(chosen, at: .zero, proposal: proposal)
        } else if let mistake {
            warn(mistake(selection))
        }
    }
    override func makeSpacing() -> ViewSpacing { chosen?.spacing ?? .zero }
    override func forEachChild(_ body: (ViewNode) -> Void) { chosen.map(body) }
    override func forEachOwnedChild(_ body: (ViewNode) -> Void) { children.forEach(body) }
    override var childrenInDrawingOrder: ContiguousArray<ViewNode> { chosen.map { [$0] } ?? [] }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        chosen?.dimensions(in: dimensions.proposal).explicit(key)
    }

    override var typeName: String { "chosen" }
}
