/// Passes the prominence of the background from the view around a row on to the row, which inherits nothing else from that view.
final class RowProminenceScope: EnvironmentScope {
    private let placeholder: EnvironmentScope

    /// Lets a row take the prominence from the environment of its placeholder.
    static func place(_ row: SubviewEnvironmentScope, inputs: _ViewInputs) {
        let scope = RowProminenceScope(around: row.surroundings, inputs: inputs)
        row.place(in: scope, changesValues: scope.values.backgroundProminence != row.surroundings.values.backgroundProminence)
    }

    private init(around surroundings: EnvironmentScope, inputs: _ViewInputs) {
        placeholder = inputs.environment
        super.init(
            values: Self.values(surroundings.values, on: inputs.environment), outer: surroundings, tree: inputs.tree, depth: inputs.depth)
        inputs.environment.addDependent(self)
        inputs.scope.adopt(self)
    }

    override func makeValues(from outer: EnvironmentValues) -> EnvironmentValues {
        placeholder.hasEnded ? values : Self.values(outer, on: placeholder)
    }

    private static func values(_ outer: EnvironmentValues, on placeholder: EnvironmentScope) -> EnvironmentValues {
        let prominence = placeholder.values.backgroundProminence
        guard outer.backgroundProminence != prominence else { return outer }
        var values = outer
        values.backgroundProminence = prominence
        return values
    }

    override func end() {
        guard !hasEnded else { return }
        if !placeholder.hasEnded { placeholder.removeDependent(self) }
        super.end()
    }
}
