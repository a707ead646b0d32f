import SwiftUICore

private enum IsOnSheetKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view is on a sheet, a popover or an alert.
    var isOnSheet: Bool {
        get { self[IsOnSheetKey.self] }
        set { self[IsOnSheetKey.self] = newValue }
    }
}
