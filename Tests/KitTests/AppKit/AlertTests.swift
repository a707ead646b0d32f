import AppKit
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// A host of modal windows whose views are in a `ViewHost`, where the test presses their buttons.
@MainActor private final class ModalWindows: ModalWindowHost {
    var content: ModalWindow?
    var view: ViewHost?
    var closings = 0

    func show(_ window: ModalWindow) -> any ShownModalWindow {
        let host = ViewHost(EmptyView(), size: CGSize(width: 400, height: 400))
        window.show(host.tree)
        host.tree.update()
        (content, view) = (window, host)
        return Shown(host: self)
    }

    private final class Shown: ShownModalWindow {
        let host: ModalWindows
        init(host: ModalWindows) { self.host = host }
        func close() { host.closings += 1 }
    }
}

/// Alerts of AppKit.
@MainActor @Suite(.serialized) struct AlertTests {
    /// Runs an alert whose views a closure uses, like a user, while the call waits.
    private func run(_ alert: NSAlert, user: @escaping @MainActor (ModalWindows) throws -> Void) throws -> NSApplication.ModalResponse {
        let windows = ModalWindows()
        let (own, ownEvents) = (ProgramServices.modalWindowHost, ProgramServices.runEvents)
        defer { (ProgramServices.modalWindowHost, ProgramServices.runEvents) = (own, ownEvents) }
        ProgramServices.modalWindowHost = { windows }
        var failure: (any Error)?
        ProgramServices.runEvents = {
            do {
                try user(windows)
            } catch {
                // Ends the modal call, which would otherwise wait forever.
                failure = error
                windows.content?.closeRequested()
            }
        }
        let response = alert.runModal()
        if let failure { throw failure }
        #expect(windows.closings == 1)
        return response
    }

    private func picture(_ view: ViewHost) throws -> Data {
        try #require(NSBitmapImageRep(cgImage: view.image()).representation(using: .png, properties: [:]))
    }

    private func question() -> NSAlert {
        let alert = NSAlert()
        alert.messageText = "Save the changes?"
        alert.informativeText = "They are lost otherwise."
        alert.addButton(withTitle: "Save")
        alert.addButton(withTitle: "Cancel")
        alert.addButton(withTitle: "Discard").hasDestructiveAction = true
        return alert
    }

    @Test(arguments: [("Save", 1000), ("Cancel", 1001), ("Discard", 1002)])
    func buttonsAreAnswers(title: String, response: Int) throws {
        let answer = try run(question()) { windows in
            let view = try #require(windows.view)
            #expect(view.contains(.text("Save the changes?")) && view.contains(.text("They are lost otherwise.")))
            try view.tap(.text(title))
        }
        #expect(answer.rawValue == response)
    }

    @Test func keysPressButtons() throws {
        #expect(try run(question()) { $0.view?.press(.return) } == .alertFirstButtonReturn)
        #expect(try run(question()) { $0.view?.press(.escape) } == .alertSecondButtonReturn)
        let alert = question()
        alert.buttons[2].keyEquivalent = "d"
        alert.buttons[2].keyEquivalentModifierMask = .command
        #expect(try run(alert) { $0.view?.press("d", modifiers: .command) } == .alertThirdButtonReturn)
    }

    @Test func closingTheWindowCancels() throws {
        #expect(try run(question()) { $0.content?.closeRequested() } == .alertSecondButtonReturn)
        #expect(try run(NSAlert()) { $0.content?.closeRequested() } == .alertFirstButtonReturn)
        // Without a cancel button, closing the window is not a response.
        let alert = NSAlert()
        alert.addButton(withTitle: "Left")
        alert.addButton(withTitle: "Right")
        var closings = 0
        let answer = try run(alert) { windows in
            windows.content?.closeRequested()
            closings += 1
            if closings == 3 { try windows.view?.tap(.text("Right")) }
        }
        #expect(answer == .alertSecondButtonReturn && closings == 3)
    }

    @Test func theToggleTellsTheProgram() throws {
        let alert = question()
        alert.showsSuppressionButton = true
        alert.suppressionButton?.title = "Never ask"
        #expect(alert.suppressionButton?.state == .off)
        _ = try run(alert) { windows in
            try windows.view?.tap(.text("Never ask"))
            try windows.view?.tap(.text("Save"))
        }
        #expect(alert.suppressionButton?.state == .on)
    }

    @Test func errorsAreDescribed() {
        struct Failure: LocalizedError {
            var errorDescription: String? { "The disk is full." }
            var recoverySuggestion: String? { "Remove something." }
        }
        let alert = NSAlert(error: Failure())
        #expect(alert.messageText == "The disk is full." && alert.informativeText == "Remove something.")
    }

    @Test func criticalAlertsHaveASign() throws {
        let alert = question()
        alert.alertStyle = .critical
        var withSign = Data()
        _ = try run(alert) { windows in
            let view = try #require(windows.view)
            withSign = try picture(view)
            try view.tap(.text("Save"))
        }
        var without = Data()
        _ = try run(question()) { windows in
            let view = try #require(windows.view)
            without = try picture(view)
            try view.tap(.text("Save"))
        }
        #expect(withSign != without)
    }

    @Test func withoutAWindowNothingWaits() {
        let own = ProgramServices.modalWindowHost
        defer { ProgramServices.modalWindowHost = own }
        ProgramServices.modalWindowHost = { nil }
        #expect(question().runModal() == .abort)
    }

    @Test func aViewIsShownBelowTheText() throws {
        let alert = question()
        let view = NSHostingView(rootView: Text("Accessory"))
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        alert.accessoryView = view
        _ = try run(alert) { windows in
            let view = try #require(windows.view)
            let (text, accessory) = (try view.frame(of: .text("They are lost otherwise.")), try view.frame(of: .text("Accessory")))
            #expect(accessory.minY > text.maxY && abs(accessory.midX - text.midX) < 1)
            try view.tap(.text("Save"))
        }
    }
}
