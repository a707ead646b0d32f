import AttributeGraph

/// The view that a node makes from the value of a preference of its child, and updates when that value changes.
///
/// It is made once the child has been laid out or measured: before that, its preferences are not known.
final class PreferenceContent<Key: PreferenceKey, Content: View> {
    private let inputs: _ViewInputs
    private var makeContent: (Key.Value) -> Content
    private var cell: FunctionCell<Content>?
    private var value: Key.Value?

    init(inputs: _ViewInputs, makeContent: @escaping (Key.Value) -> Content) {
        self.inputs = inputs
        self.makeContent = makeContent
    }

    /// Whether `makeNode(for:reading:)` has been called.
    var isMade: Bool { cell != nil }

    /// Makes the view from the current value of the preference. Returns its node, or nil if the view is empty.
    ///
    /// - Parameters:
    ///   - owner: The node to which the returned node will be attached.
    ///   - child: The node whose preference is read.
    func makeNode(for owner: ViewNode, reading child: ViewNode) -> ViewNode? {
        let value = PreferenceCollector<Key>.value(from: child)
        self.value = value
        let cell = FunctionCell(tree: owner.tree, depth: owner.depth + 1) { [makeContent] in makeContent(value) }
        self.cell = cell
        return inputs.with {
            $0.scope = cell
            $0.depth += 1
        }.makeSecondary(_GraphValue<Content>(cell: cell, offset: 0))
    }

    /// Updates the view if the value of the preference has changed since it was made.
    func preferenceMayHaveChanged(of child: ViewNode) {
        guard isMade, let value else { return }
        let new = PreferenceCollector<Key>.value(from: child)
        guard !isSame(value, new) else { return }
        self.value = new
        update()
    }

    /// Sets the function that makes the view, and updates the view.
    func setFunction(_ makeContent: @escaping (Key.Value) -> Content) {
        self.makeContent = makeContent
        update()
    }

    private func update() {
        guard let cell, let value else { return }
        cell.make = { [makeContent] in makeContent(value) }
        cell.invalidate()
    }

    func end() { cell?.end() }
}
