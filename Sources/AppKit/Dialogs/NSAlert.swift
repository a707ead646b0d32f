import Foundation
import KitValues
import SwiftUI
import SwiftUICore

/// A modal alert in a window of its own.
///
///     let alert = NSAlert()
///     alert.messageText = "Delete the file?"
///     alert.addButton(withTitle: "Delete").hasDestructiveAction = true
///     alert.addButton(withTitle: "Cancel")
///     if alert.runModal() == .alertFirstButtonReturn { delete() }
///
/// An alert is always in front of the active window.
@preconcurrency @MainActor open class NSAlert {
    /// The importance of an alert.
    public enum Style: UInt, Sendable {
        case warning, informational
        /// Shown with a warning sign, unless the alert has an icon.
        case critical
    }

    /// The title of the alert.
    open var messageText = ""
    /// The text below the title; empty for none.
    open var informativeText = ""
    /// The importance.
    open var alertStyle = Style.warning
    /// The picture above the title; nil for none. On Apple's systems the default is the program's icon.
    open var icon: NSImage?
    /// A view below the text; nil for none. Its size is that of its frame or else its ideal size.
    open var accessoryView: NSView?
    /// The buttons, of which the first is the default one. An alert without any has a button titled "OK".
    open private(set) var buttons: [Button] = []
    /// Whether the alert has a "Do not show again" toggle.
    open var showsSuppressionButton = false
    /// The "Do not show again" toggle. Read its state after the alert has been closed.
    public let suppressionButton: Button? = Button(title: "Do not show this message again")

    /// The window that shows the alert. Its title is that of the alert's window; other properties are stored, as an alert is always in front of the
    /// active window, in a place that the desktop chooses. The window itself is never opened.
    public private(set) lazy var window = NSPanel(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true) as NSWindow

    /// Creates an alert.
    public init() {}

    /// Creates an alert that describes an error.
    public convenience init(error: any Error) {
        self.init()
        let localized = error as? any LocalizedError
        messageText = error.localizedDescription
        informativeText = localized?.recoverySuggestion ?? localized?.failureReason ?? ""
    }

    /// Adds a button and returns it. Escape presses a button titled "Cancel".
    @discardableResult
    open func addButton(withTitle title: String) -> Button {
        let button = Button(title: title)
        buttons.append(button)
        return button
    }

    /// Shows the alert and returns when the user has closed it. Meanwhile other windows are drawn, but receive no input.
    ///
    /// - Returns: `alertFirstButtonReturn` and so on; `abort`, after a message on the standard error, if the program has no window.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        guard let host = ProgramServices.modalWindowHost() else {
            FileHandle.standardError.write(Data("No window can show the alert \"\(messageText)\"\n".utf8))
            return .abort
        }
        var answer: Int?
        let shownButtons = buttons.isEmpty ? [Button(title: "OK")] : buttons
        let content = AlertContent(alert: self, buttons: shownButtons) { answer = $0 }
        let window = host.show(
            ModalWindow(
                title: window.title.isEmpty ? ProcessInfo.processInfo.processName : window.title, show: { $0.setRootView(content) },
                // Closing the window is the same as cancelling.
                closeRequested: { answer = shownButtons.count == 1 ? 0 : shownButtons.firstIndex(where: \.isCancel) ?? answer }))
        while answer == nil { ProgramServices.runEvents() }
        window.close()
        return NSApplication.ModalResponse(rawValue: NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + (answer ?? 0))
    }

    /// Shows the alert in front of a window, and passes the user's answer to a closure.
    open func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: (@MainActor (NSApplication.ModalResponse) -> Void)? = nil
    ) {
        // The caller goes on before the alert is shown.
        let shown = Shown(alert: self, window: sheetWindow, handler: handler)
        DispatchQueue.main.async { MainActor.assumeIsolated { shown.run() } }
    }

    /// Shows the alert in front of a window and returns the user's answer.
    open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) } }
    }

    @MainActor private struct Shown {
        let alert: NSAlert
        let window: NSWindow
        let handler: (@MainActor (NSApplication.ModalResponse) -> Void)?

        func run() {
            window.makeKeyAndOrderFront(nil)
            let answer = alert.runModal()
            handler?(answer)
        }
    }
}
