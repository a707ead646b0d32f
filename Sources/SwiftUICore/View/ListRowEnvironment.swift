extension EnvironmentValues {
    /// Whether the view is a list row or inside one.
    @Entry package var isInListRow = false
}

/// The environment of a scroll view inside a list row: the scroll view's content does not count as part of the row.
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
