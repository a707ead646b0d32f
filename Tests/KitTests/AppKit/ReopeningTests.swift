@testable import AppKit
import SwiftUI
import SwiftUICore
import Synchronization
import Testing

private final class Delegate: NSObject, NSApplicationDelegate {
    var calls: [Bool] = []
    var showsWindows = true

    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool {
        calls.append(flag)
        return showsWindows
    }
}

/// Further starts of a program that runs.
@MainActor @Suite(.serialized) struct ReopeningTests {
    private func run(_ titles: [String], _ body: (WindowManagerForTests, Delegate) throws -> Void) rethrows {
        let (own, delegate) = (NSApp.delegate, Delegate())
        NSApp.delegate = delegate
        defer { NSApp.delegate = own }
        try WindowManagerForTests.run(titles) { try body($0, delegate) }
    }

    @Test func theWindowsComeToTheFrontUnlessTheDelegateShowsOthers() {
        run(["One", "Two"]) { manager, delegate in
            NSApp.reopen(token: "t")
            #expect(manager.takeLog() == ["present Two"] && delegate.calls == [true] && ProgramServices.activationToken == nil)
            delegate.showsWindows = false
            NSApp.reopen(token: nil)
            #expect(manager.takeLog() == [] && delegate.calls == [true, true])
        }
    }

    @Test func hiddenWindowsAreShownAgain() {
        run([]) { manager, delegate in
            let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
            window.title = "Own"
            window.orderFront(nil)
            window.orderOut(nil)
            NSApp.reopen(token: nil)
            #expect(delegate.calls == [false] && window.isVisible && manager.log.last == "present Own")
            window.close()
            NSApp.reopen(token: nil)
            #expect(delegate.calls == [false, false] && manager.log.last == "new window")
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "starts-\(UUID().uuidString)")

    @Test("A process that the desktop has started passes its start, with the token of the desktop", .timeLimit(.minutes(15)))
    func startsArePassed() async throws {
        let handover = AddressHandover(folder: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let token = ["XDG_ACTIVATION_TOKEN": "a b/ä%1_TIME5"]
        #expect(!handover.deliverStart(environment: token))
        let (received, continuation) = AsyncStream.makeStream(of: String?.self)
        let waiting = try #require(handover.waitForStarts { continuation.yield($0) })
        // A shell sets nothing, or what it was started with itself.
        #expect(!handover.deliverStart(environment: [:]))
        #expect(!handover.deliverStart(environment: ["GIO_LAUNCHED_DESKTOP_FILE_PID": "2", "XDG_ACTIVATION_TOKEN": ""], process: 1))
        #expect(handover.deliverStart(environment: token))
        #expect(handover.deliverStart(environment: ["GIO_LAUNCHED_DESKTOP_FILE_PID": "1"], process: 1))
        #expect(handover.deliverStart(environment: ["DESKTOP_STARTUP_ID": "id"]))
        var iterator = received.makeAsyncIterator()
        #expect(await iterator.next() == "a b/ä%1_TIME5")
        #expect(await iterator.next() == .some(nil))
        #expect(await iterator.next() == "id")
        waiting.end()
        #expect(!handover.deliverStart(environment: token))
    }
}
