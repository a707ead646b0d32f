import SwiftUICore

/// Commands that show and hide the sidebar of a `NavigationSplitView`.
///
/// Adds a command to the View menu with the shortcut Control-Command-S, which is disabled while the focused window has no sidebar.
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
    /// Whether the sidebar of the window's split view is shown; nil when the window has none.
    var isSidebarShown: Binding<Bool>? {
        get { self[SidebarShownKey.self] }
        set { self[SidebarShownKey.self] = newValue }
    }
}

/// Commands for the toolbar of a window.
///
/// Toolbars are always shown here, so this adds no menu items.
public struct ToolbarCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands { EmptyCommands() }
}

/// Commands that search and correct text.
///
/// Searching and correcting text is not supported here, so this adds no menu items.
public struct TextEditingCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands { EmptyCommands() }
}

/// Commands that format the selected text.
///
/// Text views contain plain text here, so this adds no menu items.
public struct TextFormattingCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands { EmptyCommands() }
}

/// Commands that import images from nearby devices. This is a service of Apple's systems, so it adds no menu items here.
public struct ImportFromDevicesCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands { EmptyCommands() }
}
