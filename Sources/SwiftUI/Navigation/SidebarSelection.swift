import SwiftUICore

extension EnvironmentValues {
    /// Called when the user selects other rows in a list of a leading column of a split view; nil elsewhere.
    @Entry var sidebarSelectionChanged: (() -> Void)?
    /// A number that changes when the user selects other rows in the leading columns around a view: the stacks in the last column go back to their
    /// roots then, as far as values have been pushed.
    @Entry var sidebarSelections = 0
}
