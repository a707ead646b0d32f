import SwiftUICore

/// The purpose of the content of a toolbar, which influences where the toolbar shows it.
public struct ToolbarRole: Hashable, Sendable {
    private enum Kind { case automatic, navigationStack, browser, editor }
    private let kind: Kind

    /// The default of the platform: `navigationStack` on iOS, `editor` on macOS.
    public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
    /// For pages that are pushed and popped: the title is in the middle of the bar.
    public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
    /// For content with a history: in a regular width the title is at the leading edge, and items with the placement `secondaryAction`
    /// are in the middle.
    public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
    /// For documents: as `browser`, and the back button has no title, in every width.
    public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }

    /// Whether the title is at the leading edge where there is room.
    var leadsWithTitle: Bool { kind == .browser || kind == .editor }
    /// Whether the back button has no title.
    var hidesBackTitle: Bool { kind == .editor }
}

extension View {
    /// Sets the purpose of the toolbar around the view, which changes the navigation bar on iOS. Bars on macOS always look like those of an
    /// editor.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        navigationBar { $0.role = role }
    }
}
