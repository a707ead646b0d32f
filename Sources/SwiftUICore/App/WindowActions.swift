/// Who opens and closes windows for views: the host of a program that runs.
@MainActor package protocol WindowManager: AnyObject {
    /// Opens a window of a scene named by `id`, or of the scene for values of the value's type; says whether there is such a scene.
    @discardableResult func openWindow(id: String?, value: AnyHashable?) -> Bool
    /// Closes the windows of that scene that show the value, or all of them without one.
    func dismissWindows(id: String?, value: AnyHashable?)
    /// Opens the window of the program's settings; says whether there is one.
    @discardableResult func openSettings() -> Bool
    /// Opens another window of the program's first scene; says whether it may have several.
    @discardableResult func openNewWindow() -> Bool
    var canOpenNewWindow: Bool { get }
    var hasSettings: Bool { get }
    /// Closes all windows, and with the last one ends the program.
    func quit()
}

private enum WindowManagerKey: EnvironmentKey { static var defaultValue: WeakWindowManager { WeakWindowManager() } }
private enum WindowValueKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }
private enum WindowHandleKey: EnvironmentKey { static var defaultValue: WindowHandle? { nil } }

/// The environment outlives windows, and windows their program.
package struct WeakWindowManager: Equatable {
    package weak var manager: (any WindowManager)?

    package init(_ manager: (any WindowManager)? = nil) {
        self.manager = manager
    }

    package static func == (one: Self, other: Self) -> Bool { one.manager === other.manager }
}

/// What the views of a window may do with it.
@MainActor package final class WindowHandle {
    /// Closes the window.
    package let close: () -> Void
    /// Closes the window as its user does: unless its views do not let them.
    package let closeByUser: () -> Void
    /// Takes over what its views say of what may be done with it.
    package let setInteractions: (WindowInteractions) -> Void
    /// Gives it another title; nil for the scene's.
    package let setTitle: (String?) -> Void
    /// Lets the pointer that is down move it.
    package let move: () -> Void

    package init(
        close: @escaping () -> Void, closeByUser: @escaping () -> Void, setInteractions: @escaping (WindowInteractions) -> Void,
        setTitle: @escaping (String?) -> Void, move: @escaping () -> Void
    ) {
        self.close = close
        self.closeByUser = closeByUser
        self.setInteractions = setInteractions
        self.setTitle = setTitle
        self.move = move
    }
}

extension EnvironmentValues {
    /// Who opens and closes windows; nobody in pictures and tests.
    package var windowManager: WeakWindowManager {
        get { self[WindowManagerKey.self] }
        set { self[WindowManagerKey.self] = newValue }
    }

    /// The value that the window was opened for.
    package var windowValue: AnyHashable? {
        get { self[WindowValueKey.self] }
        set { self[WindowValueKey.self] = newValue }
    }

    /// The window of the view; nil in pictures and tests.
    package var windowHandle: WindowHandle? {
        get { self[WindowHandleKey.self] }
        set { self[WindowHandleKey.self] = newValue }
    }

    /// Opens windows of the program's scenes.
    public var openWindow: OpenWindowAction { OpenWindowAction(manager: windowManager) }

    /// Closes windows of the program's scenes.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(manager: windowManager, window: windowHandle) }

    /// Opens the window of the program's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(manager: windowManager) }

    /// Whether a program may open several windows: only where there are windows.
    public var supportsMultipleWindows: Bool { windowManager.manager != nil }
}

/// Opens windows of the program's scenes. Call it as a function.
///
/// What has no scene is reported, and nothing opens; nor does it in pictures and tests.
public struct OpenWindowAction {
    let manager: WeakWindowManager

    /// Opens a window of the scene with a name.
    @MainActor public func callAsFunction(id: String) { open(id: id, value: nil) }

    /// Opens a window for a value, or brings the one forward that shows it.
    @MainActor public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { open(id: nil, value: value) }

    /// Opens a window of the scene with a name for a value, or brings the one forward that shows it.
    @MainActor public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) { open(id: id, value: value) }

    @MainActor private func open(id: String?, value: AnyHashable?) {
        guard let manager = manager.manager, !manager.openWindow(id: id, value: value) else { return }
        let name = id.map { "the id \"\($0)\"" } ?? value.map { "values of type \(type(of: $0.base))" } ?? "it"
        RuntimeWarnings.report("No scene of this program opens windows for \(name).")
    }
}

/// Closes windows of the program's scenes. Call it as a function.
public struct DismissWindowAction {
    let manager: WeakWindowManager
    let window: WindowHandle?

    /// Closes the window of the view.
    @MainActor public func callAsFunction() { window?.close() }

    /// Closes all windows of the scene with a name.
    @MainActor public func callAsFunction(id: String) { manager.manager?.dismissWindows(id: id, value: nil) }

    /// Closes the window that shows a value.
    @MainActor public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { manager.manager?.dismissWindows(id: nil, value: value) }

    /// Closes the window of the scene with a name that shows a value.
    @MainActor public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        manager.manager?.dismissWindows(id: id, value: value)
    }
}

/// Opens the window of the program's settings. Call it as a function.
public struct OpenSettingsAction {
    let manager: WeakWindowManager

    /// Opens the window, or brings it forward. Does nothing in a program without settings.
    @MainActor public func callAsFunction() { manager.manager?.openSettings() }
}
