import SwiftUICore

/// Resets the environment values that presented content must not inherit from its presenter.
private struct PresentedEnvironment {
    var isOnSheet: Bool
}

extension PresentedEnvironment: EnvironmentModifierValue {
    typealias Body = Never

    nonisolated func change(_ values: inout EnvironmentValues) {
        values.leaveList()
        values.backgroundProminence = .standard
        values.isOnSheet = isOnSheet
        values.isElevated = isOnSheet
        values.yieldsVerticalDrags = false
        values.yieldsPulls = false
        values.navigationModel = nil
        values.nextColumn = nil
        values.isSidebar = false
        values.isSplitColumn = false
        values.sidebarToggle = nil
        values.offeredSearch = nil
        values.outerToolbarItems = []
        values.isInNavigationPage = false
        values.editMode = nil
        values.listSettings = ListSettings()
        if values.isInBar {
            values.isInBar = false
            values.font = nil
            values.imageScale = .medium
            values.lineLimit = nil
        }
    }
}

extension View {
    /// Resets the environment values that presented content must not inherit from its presenter.
    ///
    /// - Parameter isOnSheet: Whether the content has the colours of content in front of a page.
    func presentedEnvironment(isOnSheet: Bool) -> some View {
        modifier(PresentedEnvironment(isOnSheet: isOnSheet))
    }
}
