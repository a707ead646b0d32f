import AppKit
import SwiftUI
import SwiftUITesting
import Testing

/// The event that actions ask the program for.
@MainActor @Suite(.serialized) struct CurrentEventTests {
    private final class Log {
        var events: [NSEvent?] = []
    }

    private struct Buttons: View {
        let log: Log
        var body: some View {
            VStack {
                Button("Tap") { log.events.append(NSApp.currentEvent) }
                Color.red.frame(width: 50, height: 50).onKeyPress("k") {
                    log.events.append(NSApp.currentEvent)
                    return .handled
                }
                .focusable()
            }
        }
    }

    @Test func actionsSeeTheEventThatLedToThem() throws {
        let log = Log()
        let host = ViewHost(Buttons(log: log), size: CGSize(width: 300, height: 400), profile: .macOS)
        try host.tap(.text("Tap"))
        let click = try #require(log.events.last ?? nil)
        #expect(click.type == .leftMouseUp && click.clickCount == 1)
        try host.tap(.text("Tap"))
        #expect(log.events.last??.clickCount == 2)
        host.press("x", modifiers: .shift)
        #expect(NSApp.currentEvent?.modifierFlags == .shift && NSApp.currentEvent?.clickCount == 0)
    }

    @Test func eventsEndWithTheirWindow() {
        var host: ViewHost? = ViewHost(Buttons(log: Log()), size: CGSize(width: 300, height: 400), profile: .macOS)
        host?.press("x")
        #expect(NSApp.currentEvent?.characters != nil)
        host = nil
        #expect(NSApp.currentEvent == nil)
    }
}
