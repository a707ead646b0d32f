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
        values.isInPresentation = true
        values.isElevated = isOnSheet
        values.yieldsVerticalDrags = false
        values.yieldsPulls = false
        values.navigationModel = nil
        values.nextColumn = nil
        values.isSidebar = false
        values.isSplitColumn = false
        values.sidebarToggle = nil
        values.offeredSearch = nil
        values.tabReselection = nil
        values.outerToolbarItems = []
        values.outerKeyboardItems = []
        values.isInNavigationPage = false
        values.listSettings = ListSettings()
        values.sidebarSelectionChanged = nil
        if values.isInBar {
            values.isInBar = false
            values.font = nil
            values.imageScale = .medium
            values.lineLimit = nil
        }
    }
}

extension EnvironmentValues {
    /// Whether the view is part of a sheet, a cover or another presented view.
    @Entry var isInPresentation = false
}

/// Presented content, with an environment and, on iOS, an edit mode of its own.
private struct PresentedContent {
    var isOnSheet: Bool
    @State private var editMode = EditMode.inactive
    @Environment(\.isMac) private var isMac

    init(isOnSheet: Bool) {
        self.isOnSheet = isOnSheet
    }
}

extension PresentedContent: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.editMode, isMac ? nil : $editMode).modifier(PresentedEnvironment(isOnSheet: isOnSheet))
    }
}

extension View {
    /// Resets the environment values that presented content must not inherit from its presenter.
    ///
    /// - Parameter isOnSheet: Whether the content has the colours of content in front of a page.
    func presentedEnvironment(isOnSheet: Bool) -> some View {
        modifier(PresentedContent(isOnSheet: isOnSheet))
    }
}
