import AppKit
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

private final class Log {
    var events: [NSEvent] = []
}

private struct Field: View {
    @State private var text = ""
    @State private var taps = 0
    var body: some View {
        VStack {
            TextField("Name", text: $text)
            Text("typed \(text)")
            Button("Tap") { taps += 1 }
            Text("taps \(taps)")
            ScrollView { Color.red.frame(height: 1000) }
        }
    }
}

/// Monitors of AppKit's events.
@MainActor @Suite(.serialized) struct EventMonitorTests {
    /// Calls `body` with a host while a monitor is installed.
    private func monitor(
        _ mask: NSEvent.EventTypeMask, _ handler: @escaping (NSEvent) -> NSEvent?, _ body: (ViewHost) throws -> Void
    ) throws {
        let host = ViewHost(Field(), size: CGSize(width: 300, height: 400), profile: .macOS)
        let monitor = try #require(NSEvent.addLocalMonitorForEvents(matching: mask, handler: handler))
        defer { NSEvent.removeMonitor(monitor) }
        try body(host)
    }

    @Test func keysHaveTextAndNumbers() throws {
        let log = Log()
        try monitor([.keyDown, .keyUp]) { event in
            log.events.append(event)
            return event
        } _: { host in
            for (key, modifiers) in [("a", []), ("A", .shift), (.escape, []), (.upArrow, .option), (.delete, [])] as [(KeyEquivalent, EventModifiers)]
            {
                host.press(key, modifiers: modifiers)
            }
        }
        let downs = log.events.filter { $0.type == .keyDown }
        #expect(downs.map(\.keyCode) == [0, 0, 53, 126, 51])
        #expect(downs.map(\.characters) == ["a", "A", "\u{1B}", "\u{F700}", "\u{7F}"])
        #expect(downs[1].modifierFlags.contains(.shift) && downs[3].modifierFlags == .option)
        #expect(downs[3].specialKey == .upArrow && downs[0].specialKey == nil)
        #expect(log.events.count == 10)
    }

    @Test func functionKeysAndKeypadsHaveNumbers() throws {
        let log = Log()
        try monitor(.keyDown) { event in
            log.events.append(event)
            return event
        } _: { host in
            for (key, modifiers) in [("\u{F704}", []), ("\u{F70F}", []), ("5", .numericPad), ("5", []), ("ß", [])]
                as [(KeyEquivalent, EventModifiers)]
            {
                host.press(key, modifiers: modifiers)
            }
        }
        #expect(log.events.map(\.keyCode) == [122, 111, 87, 23, 0xFFFF])
    }

    @Test func aMonitorKeepsOrReplacesKeys() throws {
        try monitor(.keyDown) { event in
            switch event.characters {
            case "x": nil
            case "y":
                NSEvent.keyEvent(
                    with: .keyDown, location: .zero, modifierFlags: [], timestamp: event.timestamp, windowNumber: 0, context: nil,
                    characters: "z", charactersIgnoringModifiers: "z", isARepeat: false, keyCode: 6)
            default: event
            }
        } _: { host in
            try host.tap(.text("Name"))
            host.type("axyb")
            #expect(host.contains(.text("typed azb")))
        }
    }

    @Test func clicksAreCountedAndPlaced() throws {
        let log = Log()
        try monitor([.leftMouseDown, .leftMouseUp, .leftMouseDragged, .mouseMoved]) { event in
            log.events.append(event)
            return event
        } _: { host in
            let frame = try host.frame(of: .text("Tap"))
            try host.tap(.text("Tap"), count: 2)
            #expect(host.contains(.text("taps 2")))
            #expect(abs((log.events.first?.locationInWindow.y ?? 0) - (400 - frame.midY)) < 1)
            host.advance(by: 2)
            try host.tap(.text("Tap"))
            try host.hover(.text("Tap"))
        }
        #expect(log.events.map(\.type) == [.leftMouseDown, .leftMouseUp, .leftMouseDown, .leftMouseUp, .leftMouseDown, .leftMouseUp, .mouseMoved])
        #expect(log.events.map(\.clickCount) == [1, 1, 2, 2, 1, 1, 0])
    }

    @Test func aMonitorKeepsClicks() throws {
        try monitor(.leftMouseDown) { _ in
            nil
        } _: { host in
            try host.tap(.text("Tap"))
            #expect(host.contains(.text("taps 0")))
        }
    }

    @Test func wheelsMoveTheContentAgainstTheViewport() throws {
        let log = Log()
        try monitor(.scrollWheel) { event in
            log.events.append(event)
            return nil
        } _: { host in
            try host.scroll(.point(150, 350), by: CGSize(width: 0, height: 60))
        }
        #expect(log.events.map(\.scrollingDeltaY) == [-60] && log.events.first?.hasPreciseScrollingDeltas == false)
    }

    @Test func modifiersAreKnownBetweenEvents() throws {
        let log = Log()
        try monitor(.flagsChanged) { event in
            log.events.append(event)
            return event
        } _: { host in
            host.tree.holdModifiers([.shift, .command])
            #expect(NSEvent.modifierFlags == [.shift, .command])
            host.tree.holdModifiers([.shift, .command])
            host.tree.holdModifiers([])
        }
        #expect(log.events.map(\.modifierFlags) == [[.shift, .command], []])
        #expect(NSEvent.modifierFlags == [])
    }

    @Test func monitorsFollowEachOtherUntilTheyEnd() throws {
        let (first, second) = (Log(), Log())
        try monitor(.keyDown) { event in
            first.events.append(event)
            return event.characters == "a" ? nil : event
        } _: { host in
            let other = try #require(
                NSEvent.addLocalMonitorForEvents(matching: .any) { event in
                    second.events.append(event)
                    return event
                })
            host.press("a")
            host.press("b")
            NSEvent.removeMonitor(other)
            host.press("c")
        }
        #expect(first.events.map(\.characters) == ["a", "b", "c"])
        #expect(second.events.filter { $0.type == .keyDown }.map(\.characters) == ["b"])
        let host = ViewHost(Field())
        host.press("d")
        #expect(first.events.count == 3)
        #expect(NSEvent.addGlobalMonitorForEvents(matching: .any) { _ in } == nil)
    }
}

/// Cursors of AppKit.
@MainActor @Suite(.serialized) struct CursorTests {
    private func shape(_ host: ViewHost) -> PointerShape? { host.tree.pointerShape(at: CGPoint(x: 5, y: 5)) }

    @Test func aCursorIsShownUntilItIsPopped() {
        let host = ViewHost(Color.red.pointerStyle(.zoomIn), size: CGSize(width: 10, height: 10))
        #expect(shape(host) == .zoomIn)
        NSCursor.pointingHand.push()
        #expect(shape(host) == .link && NSCursor.current === NSCursor.pointingHand)
        NSCursor.crosshair.push()
        NSCursor.closedHand.set()
        #expect(shape(host) == .grabbing)
        NSCursor.pop()
        #expect(shape(host) == .link)
        NSCursor.pop()
        NSCursor.pop()
        #expect(shape(host) == .zoomIn && NSCursor.current === NSCursor.arrow)
        NSCursor.iBeam.set()
        #expect(shape(host) == .text)
        NSCursor.arrow.set()
        #expect(shape(host) == .zoomIn)
    }

    @Test func hidingIsCounted() {
        let host = ViewHost(Color.red, size: CGSize(width: 10, height: 10))
        NSCursor.hide()
        NSCursor.hide()
        NSCursor.unhide()
        #expect(shape(host) == .hidden)
        NSCursor.unhide()
        NSCursor.unhide()
        #expect(shape(host) == nil)
    }

    @Test func windowsAreToldOfChanges() {
        let changes = Locked(0)
        let own = ProgramPointer.onChange
        defer { ProgramPointer.onChange = own }
        ProgramPointer.onChange = { changes.withLock { $0 += 1 } }
        NSCursor.openHand.set()
        NSCursor.openHand.set()
        NSCursor.arrow.set()
        #expect(changes.withLock { $0 } == 2)
    }
}
