import SwiftUICore

extension EnvironmentValues {
    /// Whether the view is on a sheet, a popover or an alert.
    @Entry var isOnSheet = false
}
