import SwiftUICore

private enum IsOnSheetKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view lies on a sheet.
    var isOnSheet: Bool {
        get { self[IsOnSheetKey.self] }
        set { self[IsOnSheetKey.self] = newValue }
    }
}
