private enum IsInListRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view is a row of a list, or lies in one.
    package var isInListRow: Bool {
        get { self[IsInListRowKey.self] }
        set { self[IsInListRowKey.self] = newValue }
    }
}

/// The environment in a scroll view that lies in a row of a list: what is in it is no part of the row.
final class RowScrollScope: EnvironmentScope {
    init(inputs: _ViewInputs) {
        var values = inputs.environment.values
        values.isInListRow = false
        super.init(values: values, outer: inputs.environment, tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
    }

    override func makeValues(from outer: EnvironmentValues) -> EnvironmentValues {
        var values = outer
        values.isInListRow = false
        return values
    }
}
