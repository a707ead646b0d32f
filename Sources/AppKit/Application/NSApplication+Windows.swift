import Foundation
import KitValues
import SwiftUI
import SwiftUICore

extension NSApplication {
    /// The windows that are open, in the order in which they were opened.
    public var windows: [NSWindow] { NSWindow.open }
    /// The visible windows: the key window first, then the others from the newest to the oldest. Desktops do not report the stacking order of windows.
    public var orderedWindows: [NSWindow] {
        let visible = Array(windows.filter(\.isVisible).reversed())
        return visible.filter(\.isKeyWindow) + visible.filter { !$0.isKeyWindow }
    }
    /// The window that has the keyboard; nil if none has.
    public var keyWindow: NSWindow? { windows.first { $0.isKeyWindow } }
    /// The window that has the keyboard and may be the main window; nil if there is none.
    public var mainWindow: NSWindow? { windows.first { $0.isMainWindow } }
    /// The open window with a number; nil if there is none.
    public func window(withWindowNumber windowNum: Int) -> NSWindow? { windows.first { $0.windowNumber == windowNum } }

    /// The appearance that the program has chosen for all its windows; nil for that of the desktop. A view's `preferredColorScheme` takes
    /// precedence in its window.
    public var appearance: NSAppearance? {
        get { ProgramServices.colorScheme.flatMap { NSAppearance(named: $0 == .dark ? .darkAqua : .aqua) } }
        set {
            ProgramServices.colorScheme = newValue.map { $0.isDark ? .dark : .light }
            _changes.send()
        }
    }

    /// The appearance of the window in front or, if there is none, the one that the program has chosen or that of the desktop.
    public var effectiveAppearance: NSAppearance {
        let chosen = ProgramServices.frontWindow?.tree?.environment.colorScheme ?? ProgramServices.colorScheme
        guard let scheme = chosen else { return .currentDrawing() }
        return NSAppearance(named: scheme == .dark ? .darkAqua : .aqua) ?? .currentDrawing()
    }

    /// Calls a method of a target.
    ///
    /// Without a target it is the first of the key window, its delegate, the program and its delegate that has the method. The program reacts to
    /// these names: `showSettingsWindow:` and `showPreferencesWindow:` open the settings, `performClose:` closes the window in front,
    /// `performMiniaturize:` and `performZoom:` hide and enlarge it, `terminate:` ends the program.
    ///
    /// - Returns: Whether there is a target, or the program reacts to the name.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        if let target = target ?? self.target(forAction: action) {
            action._call(on: target, with: sender)
            return true
        }
        return action.name.flatMap { Self.namedActions[$0] }?(self) ?? false
    }

    /// The actions without a target to which the program reacts, by their names. Each returns whether it could be done.
    private static let namedActions: [String: @MainActor (NSApplication) -> Bool] = [
        "showSettingsWindow:": { _ in openSettings() },
        "showPreferencesWindow:": { _ in openSettings() },
        "performClose:": { _ in operateFrontWindow { $0.closeByUser() } },
        "performMiniaturize:": { _ in operateFrontWindow { $0.minimize() } },
        "performZoom:": { _ in operateFrontWindow { $0.zoom() } },
        "terminate:": {
            $0.terminate(nil)
            return true
        },
    ]

    private static func openSettings() -> Bool { ProgramServices.windowManager.manager?.openSettings() ?? false }

    /// Calls a function with the handle of the window in front, if there is one. Returns true, since the action is known.
    private static func operateFrontWindow(_ operation: (WindowHandle) -> Void) -> Bool {
        if let handle = ProgramServices.frontWindow?.handle { operation(handle) }
        return true
    }

    /// Whether the program reacts to the name of an action.
    static func knowsAction(_ name: String) -> Bool { namedActions[name] != nil }

    /// Returns the first of the key window, its delegate, the program and its delegate that has a method; nil if none has.
    public func target(forAction action: Selector) -> Any? {
        let window = keyWindow
        let candidates: [AnyObject?] = [window, window?.delegate, self, delegate]
        return candidates.lazy.compactMap { $0 }.first { action.responds(to: $0) }
    }

    /// Returns the target if it is not nil, else the one that `target(forAction:)` returns.
    public func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? { target ?? self.target(forAction: action) }
}
