import SwiftUICore

/// Commands that show and hide the sidebar of a `NavigationSplitView`.
///
/// In the View menu; Control-Command-S chooses it. Disabled while no window in front has a sidebar.
/// Follows developer.apple.com/documentation/swiftui/sidebarcommands.
public struct SidebarCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(after: .sidebar) { SidebarCommand() }
    }
}

private struct SidebarCommand: View {
    @FocusedBinding(\.isSidebarShown) private var isShown

    var body: some View {
        Button(isShown == false ? "Show Sidebar" : "Hide Sidebar") {
            withAnimation { isShown?.toggle() }
        }
        .keyboardShortcut("s", modifiers: [.control, .command])
        .disabled(isShown == nil)
    }
}

private enum SidebarShownKey: FocusedValueKey {
    typealias Value = Binding<Bool>
}

extension FocusedValues {
    /// Whether the sidebar of the window's split view is shown.
    var isSidebarShown: Binding<Bool>? {
        get { self[SidebarShownKey.self] }
        set { self[SidebarShownKey.self] = newValue }
    }
}

/// Commands of a window's toolbar.
///
/// Toolbars belong to the views of a window here and are always shown, so the menus get nothing to choose.
public struct ToolbarCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands { EmptyCommands() }
}

/// Commands that search and correct text.
///
/// Text is neither searched nor corrected by the framework here, so the menus get nothing to choose.
public struct TextEditingCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands { EmptyCommands() }
}

/// Commands that change the look of selected text.
///
/// Text views hold plain text here, so the menus get nothing to choose.
public struct TextFormattingCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands { EmptyCommands() }
}

/// Commands that take pictures from a camera or a scanner nearby: a service of Apple's systems, so the menus get nothing to choose.
public struct ImportFromDevicesCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands { EmptyCommands() }
}
