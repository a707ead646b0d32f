/// The environment of a part of the tree: the values of the outer scope, changed by one modifier.
///
/// A change is propagated to the inner scopes, and to the nodes and views that have read the environment.
package class EnvironmentScope: ViewElement {
    @exclusivity(unchecked) package private(set) final var values: EnvironmentValues
    private(set) unowned(unsafe) final var outer: EnvironmentScope?
    private var inner = ElementList<EnvironmentScope>()
    /// The nodes that have read the environment. Each unregisters itself when it ends.
    @exclusivity(unchecked) private var nodes = ContiguousArray<Unretained<ViewNode>>()
    private var readers = ElementList<EnvironmentReader>()

    /// Whether the layout direction is right to left. Stored, since every node asks for it when it is made.
    @exclusivity(unchecked) private(set) final var isRightToLeft: Bool

    init(values: EnvironmentValues, outer: EnvironmentScope?, tree: ViewTree, depth: Int32) {
        self.values = values
        self.outer = outer
        isRightToLeft = values.layoutDirection == .rightToLeft
        super.init(tree: Unretained(tree), depth: depth)
        outer?.inner.append(self)
    }

    /// The name of the modifier, for the inspector.
    var modifierName: String { "the container around it" }

    /// Returns the values of this scope for those of the outer scope.
    package func makeValues(from outer: EnvironmentValues) -> EnvironmentValues { outer }

    /// Sets the first values of a scope that nothing has read yet.
    final func initialize(with values: EnvironmentValues) {
        self.values = values
        isRightToLeft = values.layoutDirection == .rightToLeft
    }

    /// Sets new values and notifies the readers of the old ones.
    package final func replaceValues(with newValues: EnvironmentValues) {
        let oldValues = values
        values = newValues
        let isNowRightToLeft = newValues.layoutDirection == .rightToLeft
        if isNowRightToLeft != isRightToLeft {
            isRightToLeft = isNowRightToLeft
            tree.layoutDirectionChanged()
        }
        for reference in nodes {
            let node = reference.object
            node.displayMayChange()
            node.environmentChanged()
        }
        for reader in readers.all() { reader.environmentChanged(from: oldValues, to: newValues) }
        for scope in inner.all() { scope.enqueue() }
    }

    package final override func performUpdate() {
        guard let outer else { return }
        replaceValues(with: makeValues(from: outer.values))
    }

    final func addObserver(_ node: ViewNode) {
        node.environmentObserverIndex = Int32(nodes.count)
        nodes.append(Unretained(node))
    }

    final func removeObserver(_ node: ViewNode) {
        let index = Int(node.environmentObserverIndex)
        guard !hasEnded, index >= 0, index < nodes.count else { return }
        let last = nodes.removeLast()
        if index < nodes.count {
            nodes[index] = last
            last.use { $0.environmentObserverIndex = Int32(index) }
        }
        node.environmentObserverIndex = -1
    }

    /// Updates `scope` too when the values of this scope change. A scope inside of this one is updated in any case.
    final func addDependent(_ scope: EnvironmentScope) {
        if scope.outer !== self { inner.append(scope) }
    }

    final func removeDependent(_ scope: EnvironmentScope) {
        guard !hasEnded, scope.outer !== self else { return }
        inner.remove(scope)
    }

    final func addReader(_ reader: EnvironmentReader) {
        readers.append(reader)
    }

    final func removeReader(_ reader: EnvironmentReader) {
        guard !hasEnded else { return }
        readers.remove(reader)
    }

    package override func end() {
        guard !hasEnded else { return }
        super.end()
        detach()
    }

    /// Freezes the current values, since the outer scope is about to end.
    final func detach() {
        if let outer, !outer.hasEnded { outer.inner.remove(self) }
        outer = nil
    }
}

/// A scope whose values are changed by a modifier's value.
final class ModifiedEnvironmentScope<Modifier>: EnvironmentScope, ValueObserver {
    private var modifier: Modifier
    private let change: (Modifier, inout EnvironmentValues) -> Void
    /// What the change reads; nil if it depends on the modifier and the outer values only.
    private var reads: ClosureReads?

    /// - Parameter callsProgram: Whether the change calls a function of the program, which may read state.
    init(
        modifier: _GraphValue<Modifier>, inputs: _ViewInputs, callsProgram: Bool = false,
        change: @escaping (Modifier, inout EnvironmentValues) -> Void
    ) {
        self.modifier = modifier.value
        self.change = change
        var values = inputs.environment.values
        if !callsProgram { change(self.modifier, &values) }
        super.init(values: values, outer: inputs.environment, tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
        modifier.observe(by: self)
        guard callsProgram else { return }
        reads = ClosureReads(for: self)
        initialize(with: makeValues(from: values))
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        reads?.end()
    }

    override var modifierName: String {
        (modifier as? any NamedEnvironmentModifier)?.inspectorName ?? InspectorWords.modifierName(of: Modifier.self)
    }

    override func makeValues(from outer: EnvironmentValues) -> EnvironmentValues {
        var values = outer
        if let reads { reads.run { change(modifier, &values) } } else { change(modifier, &values) }
        return values
    }

    func valueChanged(from old: Modifier, to new: Modifier) {
        guard !isSame(old, new) else { return }
        modifier = new
        enqueue()
    }
}

/// A modifier that only changes the environment of its content.
package protocol EnvironmentModifierValue: ViewModifier where Body == Never {
    /// Changes the values for the content.
    nonisolated func change(_ values: inout EnvironmentValues)

    /// Whether `change` calls a function of the program, which may read state; false by default.
    nonisolated var callsProgram: Bool { get }
}

extension EnvironmentModifierValue {
    nonisolated package var callsProgram: Bool { false }

    nonisolated public static func _makeView<Content: View>(
        modifier: _GraphValue<Self>, content: _GraphValue<Content>, inputs: _ViewInputs
    ) {
        let scope = ModifiedEnvironmentScope(modifier: modifier, inputs: inputs, callsProgram: modifier.value.callsProgram) { $0.change(&$1) }
        Content._makeView(
            content,
            inputs: inputs.with {
                $0.environment = scope
                $0.depth += 1
            })
    }
}
