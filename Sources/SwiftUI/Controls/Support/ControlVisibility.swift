import SwiftUICore

private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether controls show their labels only to those who do not see the window.
    package var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in the view; they are still read out.
    nonisolated public func labelsHidden() -> some View {
        environment(\.areLabelsHidden, true)
    }
}
