import SwiftUICore

private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether controls hide their labels, which then serve only for accessibility.
    package var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
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
