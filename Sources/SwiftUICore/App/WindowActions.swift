import CoreGraphics
import Foundation
import os

/// Opens and closes windows on behalf of views; implemented by the host of a running program.
@MainActor package protocol WindowManager: AnyObject {
    /// Opens a window of the scene with an identifier, or of the scene for the type of the value. Returns whether there is such a scene.
    @discardableResult func openWindow(id: String?, value: AnyHashable?, presented: PresentedWindowSettings) -> Bool
    /// Closes the windows of that scene that present the value, or all of them if it is nil.
    func dismissWindows(id: String?, value: AnyHashable?)
    /// Opens the settings window. Returns whether there is one.
    @discardableResult func openSettings() -> Bool
    /// Opens another window of the program's first scene. Returns whether it may have several.
    @discardableResult func openNewWindow() -> Bool
    var canOpenNewWindow: Bool { get }
    var hasSettings: Bool { get }
    /// The scenes of the program.
    var scenes: [SceneRecord] { get }
    /// The windows that are open, in the order in which they were opened.
    var openWindows: [OpenWindow] { get }
    /// Opens a window that the program's code makes, or shows it again. Returns nil if windows cannot be shown.
    func open(_ window: ProgramWindow) -> OpenWindow?
    /// Keeps the window `child` above the window `parent`; nil detaches it from its parent. A modal child blocks the input of its parent.
    func attach(_ child: ObjectIdentifier, to parent: ObjectIdentifier?, isModal: Bool)
    /// Closes all windows, which may ask whether to save their documents; the program ends with the last one.
    func quit()
}

/// A window that is open, for a list of windows.
@MainActor package struct OpenWindow: Identifiable {
    /// The identity of the window while it is open.
    package let id: ObjectIdentifier
    /// The title of the window.
    package let title: String
    /// Raises the window and gives it the keyboard.
    package let present: () -> Void
    /// The identifier of the window's scene.
    package var sceneID: String?
    /// Whether the window has the keyboard.
    package var isActive = false
    /// The views in the window.
    package var tree: ViewTree?
    /// The operations on the window.
    package var handle: WindowHandle?

    package init(id: ObjectIdentifier, title: String, present: @escaping () -> Void) {
        self.id = id
        self.title = title
        self.present = present
    }
}

extension WindowManager {
    /// Opens a window in the style of its scene.
    @discardableResult package func openWindow(id: String?, value: AnyHashable?) -> Bool {
        openWindow(id: id, value: value, presented: PresentedWindowSettings())
    }

    package var scenes: [SceneRecord] { [] }
    package var openWindows: [OpenWindow] { [] }
    package func open(_ window: ProgramWindow) -> OpenWindow? { nil }
    package func attach(_ child: ObjectIdentifier, to parent: ObjectIdentifier?, isModal: Bool) {}

    /// The scenes whose windows show documents.
    package var documentScenes: [any DocumentScene] { scenes.compactMap(\.description.document) }

    /// Opens a window with the document in a file, or raises the one that shows it. Returns whether a scene reads such files.
    package func openDocument(_ file: URL) -> Bool {
        guard file.isFileURL, let scene = documentScenes.first(where: { $0.reads(file) }) else { return false }
        return openWindow(id: nil, value: scene.document(in: file))
    }
}

/// A weak reference: the environment outlives windows, and windows may outlive their program.
package struct WeakWindowManager: Equatable {
    package weak var manager: (any WindowManager)?

    package init(_ manager: (any WindowManager)? = nil) {
        self.manager = manager
    }

    package static func == (one: Self, other: Self) -> Bool { one.manager === other.manager }
}

/// How a window stands on the screen.
package struct WindowState: Equatable, Sendable {
    /// Whether the window is shown, possibly minimised or behind others.
    package var isVisible = true
    package var isMinimized = false
    /// Whether the window fills the screen within its bars.
    package var isMaximized = false
    package var isFullScreen = false
    package var movesByBackground = false

    package init() {}
}

/// The operations that the views of a window can perform on it.
@MainActor package final class WindowHandle {
    /// The questions that the window's views ask before it closes.
    package let dismissalQuestions = DismissalQuestions()
    /// Closes the window.
    package let close: () -> Void
    /// Closes the window as if requested by the user: not if its views disable it.
    package let closeByUser: () -> Void
    /// Applies the interactions that the window's views allow.
    package let setInteractions: (WindowInteractions) -> Void
    /// Sets the title of the window; nil restores that of the scene.
    package let setTitle: (String?) -> Void
    /// Starts moving the window with the pointer that is down.
    package let move: () -> Void
    /// Hides the window in the desktop's list of windows.
    package let minimize: () -> Void
    /// Lets the window fill the screen, or gives it back the size that it had before.
    package let zoom: () -> Void
    /// Covers the whole screen with the window, or gives it back the size that it had before.
    package var toggleFullScreen: () -> Void = {}
    /// Takes the window from the screen without closing it. Presenting it shows it again.
    package var hide: () -> Void = {}
    /// Gives the content a size in points, within the limits of its views.
    package var setSize: (CGSize) -> Void = { _ in }
    /// Moves the window to a position on the screen, where the desktop lets programs do so.
    package var place: (WindowPlacement.Position) -> Void = { _ in }
    /// Keeps the window above others or below them, where the desktop lets programs do so.
    package var setLevel: (WindowLevel.Kind) -> Void = { _ in }
    /// Sets the opacity of the whole window, from 0 to 1.
    package var setOpacity: (CGFloat) -> Void = { _ in }
    /// Sets whether dragging the background moves the window.
    package var setMovesByBackground: (Bool) -> Void = { _ in }
    /// Shows content in the window in place of that of its scene; nil for that of the scene.
    package var showOwnContent: ((ViewTree) -> Void)?
    /// Applies what the program's code determines of the window.
    package var setAttributes: (WindowAttributes) -> Void = { _ in }
    /// Handles the press of a key that neither a view nor a command of the program has handled. Returns whether it has an effect.
    package var unusedKey: (KeyPress) -> Bool = { _ in false }
    /// Returns how the window stands on the screen.
    package var state: () -> WindowState = { WindowState() }
    /// Asked before the window closes on behalf of the user.
    package var mayClose: () -> Bool = { true }

    package init(
        close: @escaping () -> Void, closeByUser: @escaping () -> Void, setInteractions: @escaping (WindowInteractions) -> Void,
        setTitle: @escaping (String?) -> Void, move: @escaping () -> Void, minimize: @escaping () -> Void, zoom: @escaping () -> Void
    ) {
        self.close = close
        self.closeByUser = closeByUser
        self.setInteractions = setInteractions
        self.setTitle = setTitle
        self.move = move
        self.minimize = minimize
        self.zoom = zoom
    }
}

extension EnvironmentValues {
    /// The window manager; empty in rendered images and tests.
    @Entry package var windowManager: WeakWindowManager = WeakWindowManager()

    /// The value presented by the window.
    @Entry package var windowValue: AnyHashable?

    /// The window of the view; nil in rendered images and tests.
    @Entry package var windowHandle: WindowHandle?

    /// An action that opens windows of the program's scenes.
    public var openWindow: OpenWindowAction { OpenWindowAction(manager: windowManager, presented: presentedWindowSettings) }

    /// An action that closes windows of the program's scenes.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(manager: windowManager, window: windowHandle) }

    /// An action that opens the settings window of the program.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(manager: windowManager) }

    /// Whether the program can open several windows; false in rendered images and tests.
    public var supportsMultipleWindows: Bool { windowManager.manager != nil }
}

/// An action that opens windows of the program's scenes; call it like a function:
///
///     @Environment(\.openWindow) private var openWindow
///
///     Button("Log") { openWindow(id: "log") }
///
/// If there is no matching scene, a runtime warning is reported. Does nothing in rendered images and tests.
public struct OpenWindowAction {
    let manager: WeakWindowManager
    let presented: PresentedWindowSettings

    /// Opens a window of the scene with an identifier.
    @MainActor @preconcurrency public func callAsFunction(id: String) { open(id: id, value: nil) }

    /// Opens a window that presents a value, or brings the one that presents it to the front.
    @MainActor @preconcurrency public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { open(id: nil, value: value) }

    /// Opens a window of the scene with an identifier that presents a value, or brings the one that presents it to the front.
    @MainActor @preconcurrency public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) { open(id: id, value: value) }

    @MainActor private func open(id: String?, value: AnyHashable?) {
        guard let manager = manager.manager, !manager.openWindow(id: id, value: value, presented: presented) else { return }
        let name = id.map { "the id \"\($0)\"" } ?? value.map { "values of type \(type(of: $0.base))" } ?? "it"
        RuntimeWarnings.report("No scene of this program opens windows for \(name).")
    }
}

// It is used on the main actor only.
extension OpenWindowAction: @unchecked Sendable {}

/// An action that closes windows of the program's scenes; call it like a function.
public struct DismissWindowAction {
    let manager: WeakWindowManager
    let window: WindowHandle?

    /// Closes the window of the view.
    @MainActor @preconcurrency public func callAsFunction() { window?.close() }

    /// Closes all windows of the scene with an identifier.
    @MainActor @preconcurrency public func callAsFunction(id: String) { manager.manager?.dismissWindows(id: id, value: nil) }

    /// Closes the window that presents a value.
    @MainActor @preconcurrency public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        manager.manager?.dismissWindows(id: nil, value: value)
    }

    /// Closes the window of the scene with an identifier that presents a value.
    @MainActor @preconcurrency public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        manager.manager?.dismissWindows(id: id, value: value)
    }
}

// It is used on the main actor only.
extension DismissWindowAction: @unchecked Sendable {}

/// An action that opens the settings window of the program; call it like a function.
public struct OpenSettingsAction {
    let manager: WeakWindowManager

    /// Opens the settings window, or brings it to the front. Does nothing in a program without settings.
    @MainActor @preconcurrency public func callAsFunction() { manager.manager?.openSettings() }
}

// It is used on the main actor only.
extension OpenSettingsAction: @unchecked Sendable {}
