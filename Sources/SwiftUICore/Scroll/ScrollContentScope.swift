/// The environment of a scroll view's content: it is no part of a list row around the scroll view, and the settings of the scroll view do not
/// hold for scroll views in the content (as since iOS 17).
final class ScrollContentScope: EnvironmentScope {
    init(inputs: _ViewInputs) {
        super.init(
            values: Self.contentValues(from: inputs.environment.values), outer: inputs.environment, tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
    }

    override func makeValues(from outer: EnvironmentValues) -> EnvironmentValues { Self.contentValues(from: outer) }

    private static func contentValues(from outer: EnvironmentValues) -> EnvironmentValues {
        var values = outer
        if values.isInListRow { values.isInListRow = false }
        if !values.isScrollEnabled { values.isScrollEnabled = true }
        if values.scrollDismissesKeyboardMode != .automatic { values.scrollDismissesKeyboardMode = .automatic }
        return values
    }
}
