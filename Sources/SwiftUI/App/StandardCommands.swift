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
/// Adds a command to the View menu that hides and shows the toolbar, with the shortcut Option-Command-T, which is disabled while the focused
/// window has none. Follows developer.apple.com/documentation/swiftui/toolbarcommands.
public struct ToolbarCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(after: .toolbar) { ToolbarCommand() }
    }
}

private struct ToolbarCommand: View {
    @FocusedBinding(\.isToolbarShown) private var isShown

    var body: some View {
        Button(isShown == false ? "Show Toolbar" : "Hide Toolbar") { isShown?.toggle() }
            .keyboardShortcut("t", modifiers: [.option, .command])
            .disabled(isShown == nil)
    }
}

private enum ToolbarShownKey: FocusedValueKey {
    typealias Value = Binding<Bool>
}

extension FocusedValues {
    /// Whether the toolbar of the window is shown; nil when the window has none.
    var isToolbarShown: Binding<Bool>? {
        get { self[ToolbarShownKey.self] }
        set { self[ToolbarShownKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Whether the toolbar of the window is shown; nil outside of windows.
    @Entry var isWindowToolbarShown: Binding<Bool>?
}

/// Commands that search the text of the focused editor.
///
/// Adds Find, Find Next, Find Previous and Use Selection for Find to the Edit menu. The commands are disabled while no text editor has the
/// focus, or an editor with `findDisabled(_:)`. Follows developer.apple.com/documentation/swiftui/texteditingcommands; correcting and
/// transforming text is not supported.
public struct TextEditingCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(after: .textEditing) { FindCommands() }
    }
}

private struct FindCommands: View {
    @FocusedValue(\.textFinder) private var finder

    var body: some View {
        let finder = finder
        Group {
            Button("Find…") { finder?.present?() }.keyboardShortcut("f")
            Button("Find Next") { finder.map { $0.performCommand($0.findNext) } }.keyboardShortcut("g")
            Button("Find Previous") { finder.map { $0.performCommand($0.findPrevious) } }.keyboardShortcut("g", modifiers: [.command, .shift])
            Button("Use Selection for Find") { finder?.useSelection() }.keyboardShortcut("e")
        }
        .disabled(finder == nil)
    }
}

/// Commands that format the selected text of the focused editor.
///
/// Adds Bold, Italic and Underline to the Format menu, which are disabled unless an editor for an `AttributedString` has the focus. Follows
/// developer.apple.com/documentation/swiftui/textformattingcommands.
public struct TextFormattingCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(after: .textFormatting) { FormatCommands() }
    }
}

private struct FormatCommands: View {
    @FocusedValue(\.textFormatKeys) private var keys

    var body: some View {
        let keys = keys
        ForEach(TextFormat.allCases, id: \.self) { format in
            Button(format.title) { keys?.toggle(format) }.keyboardShortcut(KeyboardShortcut(format.key))
        }
        .disabled(keys == nil)
    }
}

/// Commands that import images from nearby devices. This is a service of Apple's systems, so it adds no menu items here.
public struct ImportFromDevicesCommands: Commands {
    nonisolated public init() {}

    public var body: some Commands { EmptyCommands() }
}
