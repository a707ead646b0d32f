import Foundation
import SwiftUICore

extension NSWindow {
    /// The parent, children and sheets of a window.
    struct Relations {
        var children: [NSWindow] = []
        weak var parent: NSWindow?
        var sheets: [(window: NSWindow, handler: (@MainActor (NSApplication.ModalResponse) -> Void)?)] = []
        weak var sheetParent: NSWindow?
    }

    /// The place of a window relative to another one.
    public enum OrderingMode: Int, Sendable {
        case above = 1
        case below = -1
        case out = 0
    }

    /// The windows that belong to this one; nil for none.
    public var childWindows: [NSWindow]? { relations.children.isEmpty ? nil : relations.children }
    /// The window to which this one belongs; nil for none.
    public var parent: NSWindow? { relations.parent }

    /// Shows a window above this one, as long as both are open. Closing this window or taking it from the screen takes its child from the
    /// screen too. Desktops move windows independently.
    ///
    /// - Parameter place: `above`; desktops keep no window below another one, so that others have the same effect.
    public func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
        guard childWin !== self else { return }
        childWin.relations.parent?.removeChildWindow(childWin)
        relations.children.append(childWin)
        childWin.relations.parent = self
        childWin.applyRelations()
        childWin.orderFront(nil)
    }

    /// Ends the bond of a child window with this one. Other windows have no effect.
    public func removeChildWindow(_ childWin: NSWindow) {
        guard childWin.relations.parent === self else { return }
        relations.children.removeAll { $0 === childWin }
        childWin.relations.parent = nil
        childWin.applyRelations()
    }

    /// The window that is shown over this one as a sheet; nil for none.
    public var attachedSheet: NSWindow? { relations.sheets.first?.window }
    /// The windows that are shown over this one as sheets.
    public var sheets: [NSWindow] { relations.sheets.map(\.window) }
    /// The window over which this one is shown as a sheet; nil for none.
    public var sheetParent: NSWindow? { relations.sheetParent }
    /// Whether the window is shown as a sheet.
    public var isSheet: Bool { relations.sheetParent != nil }

    /// Shows a window as a sheet of this one. While the sheet is open, this window receives no input.
    ///
    /// - Parameter handler: Called with the answer when the sheet ends, which is `cancel` if it is closed without an answer.
    public func beginSheet(_ sheetWindow: NSWindow, completionHandler handler: (@MainActor (NSApplication.ModalResponse) -> Void)? = nil) {
        guard sheetWindow !== self, sheetWindow.relations.sheetParent == nil else { return }
        relations.sheets.append((sheetWindow, handler))
        sheetWindow.relations.sheetParent = self
        sheetWindow.applyRelations()
        sheetWindow.orderFront(nil)
    }

    /// Shows a window as a sheet of this one, and returns the answer when the sheet ends. While the sheet is open, this window receives no input.
    public func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in beginSheet(sheetWindow) { continuation.resume(returning: $0) } }
    }

    /// Ends a sheet of this window with an answer and takes it from the screen. Other windows have no effect.
    public func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
        guard let index = relations.sheets.firstIndex(where: { $0.window === sheetWindow }) else { return }
        let handler = relations.sheets.remove(at: index).handler
        sheetWindow.relations.sheetParent = nil
        sheetWindow.applyRelations()
        sheetWindow.orderOut(nil)
        handler?(returnCode)
    }

    /// Ends a sheet of this window with the answer `stop` and takes it from the screen. Other windows have no effect.
    public func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }

    /// Tells the window manager to which window this one belongs.
    func applyRelations() {
        guard let id = window?.id else { return }
        let parent = relations.sheetParent ?? relations.parent
        ProgramServices.windowManager.manager?.attach(id, to: parent?.window?.id, isModal: relations.sheetParent != nil)
    }

    /// Ends the bonds of a window that closes.
    func endRelations() {
        relations.sheetParent?.endSheet(self, returnCode: .cancel)
        relations.parent?.removeChildWindow(self)
        for sheet in sheets { sheet.close() }
        for child in relations.children { child.orderOut(nil) }
    }
}
