import SwiftUICore

extension NSApplication {
    /// A window that takes the input of the program, and how that has ended.
    @MainActor private final class ModalSession {
        let window: NSWindow
        var answer: ModalResponse?

        init(_ window: NSWindow) {
            self.window = window
        }

        static var running: [ModalSession] = []
    }

    /// The window that takes the input of the program; nil for none.
    public var modalWindow: NSWindow? { ModalSession.running.last?.window }

    /// Shows a window as a modal one and runs the event loop until the program stops the modal session or the window closes. The window that
    /// was in front receives no input during the session.
    ///
    /// - Returns: The code with which the program has stopped it; `abort` if the window was closed, or if there are no windows.
    @discardableResult
    public func runModal(for window: NSWindow) -> ModalResponse {
        let front = ProgramServices.frontWindow?.id
        window.makeKeyAndOrderFront(nil)
        guard let id = window.window?.id, let manager = ProgramServices.windowManager.manager else {
            window.orderOut(nil)
            return .abort
        }
        if let front, front != id { manager.attach(id, to: front, isModal: true) }
        let session = ModalSession(window)
        ModalSession.running.append(session)
        while session.answer == nil, window.window != nil { ProgramServices.runEvents() }
        ModalSession.running.removeAll { $0 === session }
        manager.attach(id, to: nil, isModal: false)
        return session.answer ?? .abort
    }

    /// Ends the latest `runModal(for:)` with a code. The window stays open.
    public func stopModal(withCode returnCode: ModalResponse) { ModalSession.running.last?.answer = returnCode }
    /// Ends the latest `runModal(for:)` with the code `stop`. The window stays open.
    public func stopModal() { stopModal(withCode: .stop) }
    /// Ends the latest `runModal(for:)` with the code `abort`. The window stays open.
    public func abortModal() { stopModal(withCode: .abort) }
}
