import SwiftUICore

extension EnvironmentValues {
    /// Whether controls hide their labels, which then serve only for accessibility.
    package var areLabelsHidden: Bool {
        get { labelsVisibility == .hidden }
        set { labelsVisibility = newValue ? .hidden : .automatic }
    }

    /// Whether controls show their labels: `automatic`, unless `labelsVisibility(_:)` or `labelsHidden()` says otherwise. Styles of the
    /// program read it.
    @Entry public var labelsVisibility: Visibility = .automatic
}

extension View {
    /// Hides the labels of the controls inside this view. Assistive programs still read them.
    nonisolated public func labelsHidden() -> some View {
        environment(\.areLabelsHidden, true)
    }

    /// Shows or hides the labels of the controls inside this view. With the automatic value they are shown.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
