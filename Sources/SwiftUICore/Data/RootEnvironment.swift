/// The environment at the root of a tree: the host's values, completed by the values that belong to the tree.
package final class RootEnvironment {
    unowned(unsafe) let tree: ViewTree
    /// The scope in which the root view is made.
    let scope: EnvironmentScope
    private let changes: [(inout EnvironmentValues) -> Void]
    /// The colour scheme of the window where no view sets a preference.
    private var hostColorScheme: ColorScheme
    /// The colour scheme that a view prefers for the window.
    var preferredColorScheme: ColorScheme? {
        didSet { if preferredColorScheme != oldValue { replaceValues(with: scope.values) } }
    }
    /// The colour scheme that code outside of views sets for the window; nil for that of the desktop. What views prefer takes precedence.
    package var windowColorScheme: ColorScheme? {
        didSet { if windowColorScheme != oldValue { replaceValues(with: scope.values) } }
    }
    /// The views that set a preferred colour scheme.
    var colorSchemePreferences = ElementList<ViewElement>()
    /// Whether `preferredColorScheme` is determined again at the end of the round.
    var areColorSchemePreferencesStale = false

    /// Changes that higher modules register for every tree. Each function is called once per tree and returns that tree's change.
    package static let registeredChanges = Locked<[@Sendable () -> (inout EnvironmentValues) -> Void]>([])

    init(values: EnvironmentValues, tree: ViewTree) {
        self.tree = tree
        changes = Self.registeredChanges.withLock { $0 }.map { $0() }
        let values = Self.completed(values, changes: changes, tree: tree)
        hostColorScheme = values.colorScheme
        scope = EnvironmentScope(values: values, outer: nil, tree: tree, depth: 0)
    }

    /// The current values. Values that are set are completed by the values that belong to the tree.
    var values: EnvironmentValues {
        get { scope.values }
        set {
            if newValue.colorScheme != scope.values.colorScheme { hostColorScheme = newValue.colorScheme }
            replaceValues(with: Self.completed(newValue, changes: changes, tree: tree))
        }
    }

    private func replaceValues(with values: EnvironmentValues) {
        var values = values
        values.colorScheme = preferredColorScheme ?? windowColorScheme ?? hostColorScheme
        scope.replaceValues(with: values)
    }

    /// Adds the values that belong to the tree.
    private static func completed(
        _ values: EnvironmentValues, changes: [(inout EnvironmentValues) -> Void], tree: ViewTree
    ) -> EnvironmentValues {
        let handle = tree.handle
        var values = values
        values.resetFocus = ResetFocusAction(handle: handle)
        values.updateCounter = UpdateCounter(handle: handle)
        values.copyText = CopyTextAction(handle: handle)
        values.pasteItems = PasteItemsAction(handle: handle)
        values.windowServices = WindowServices(handle: handle)
        for change in changes { change(&values) }
        values.gatherEntries()
        return values
    }
}
