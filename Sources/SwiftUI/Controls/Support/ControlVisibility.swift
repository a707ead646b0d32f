import SwiftUICore

extension EnvironmentValues {
    /// Whether controls hide their labels, which then serve only for accessibility.
    @Entry package var areLabelsHidden = false
}

extension View {
    /// Hides the labels of the controls inside this view. Assistive programs still read them.
    nonisolated public func labelsHidden() -> some View {
        environment(\.areLabelsHidden, true)
    }

    /// Shows or hides the labels of the controls inside this view. With the automatic value they are shown.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.areLabelsHidden, visibility == .hidden)
    }
}
