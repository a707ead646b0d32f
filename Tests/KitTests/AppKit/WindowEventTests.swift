import AppKit
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

private final class Log {
    var entries: [String] = []

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

private struct Content: View {
    let log: Log
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 0) {
            Button("Press") { log.entries.append("button") }.frame(width: 100, height: 40)
                .keyboardShortcut("k")
            Color.red.frame(width: 100, height: 60)
            Color.blue.frame(width: 100, height: 20).focusable().focused($isFocused)
                .onKeyPress("v") {
                    log.entries.append("view")
                    return .handled
                }
                .onAppear { isFocused = true }
        }
    }
}

private final class Panel: NSPanel {
    var log: Log?
    var kept: Set<NSEvent.EventType> = []

    override func sendEvent(_ event: NSEvent) {
        log?.entries.append("send \(event.type)")
        if !kept.contains(event.type) { super.sendEvent(event) }
    }
    override func mouseDown(with event: NSEvent) { log?.entries.append("mouseDown \(Int(event.locationInWindow.y))") }
    override func mouseDragged(with event: NSEvent) { log?.entries.append("mouseDragged") }
    override func mouseUp(with event: NSEvent) { log?.entries.append("mouseUp") }
    override func keyDown(with event: NSEvent) { log?.entries.append("keyDown \(event.characters ?? "")\(event.isARepeat ? " again" : "")") }
    override func keyUp(with event: NSEvent) { log?.entries.append("keyUp \(event.characters ?? "")") }
    override func flagsChanged(with event: NSEvent) { log?.entries.append("flags \(event.modifierFlags == .shift)") }
    override func performKeyEquivalent(with event: NSEvent) -> Bool {
        log?.entries.append("equivalent \(event.charactersIgnoringModifiers ?? "")")
        return event.charactersIgnoringModifiers == "e"
    }
}

private final class Host: NSHostingView<Content> {
    var keeps = false

    override func mouseDown(with event: NSEvent) {
        rootView.log.entries.append("host")
        if !keeps { super.mouseDown(with: event) }
    }
}

/// Events in windows that a program makes reach the window, its hosting view and the SwiftUI views.
@MainActor @Suite(.serialized) struct WindowEventTests {
    private func run(_ body: (Panel, Host, Log, ViewTree, WindowHandle) throws -> Void) throws {
        try WindowManagerForTests.run([]) { manager in
            let log = Log()
            let (panel, host) = (Panel(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false), Host(rootView: Content(log: log)))
            panel.title = "Panel"
            panel.contentView = host
            panel.orderFront(nil)
            defer { panel.close() }
            panel.log = log
            let window = try #require(manager.openWindows.first)
            try body(panel, host, log, try #require(window.tree), try #require(window.handle))
        }
    }

    /// Sends a key as the host does, which passes on what no view uses.
    private func press(
        _ key: KeyEquivalent, _ modifiers: EventModifiers = [], _ phase: KeyPress.Phases = .down, _ tree: ViewTree, _ handle: WindowHandle
    ) {
        let press = KeyPress(key, characters: String(key.character), modifiers: modifiers, phase: phase)
        if !tree.send(press) { _ = handle.unusedKey(press) }
    }

    private func click(_ y: CGFloat, _ tree: ViewTree) {
        for phase in [PointerEvent.Phase.began, .moved, .ended] { tree.send(PointerEvent(phase, at: CGPoint(x: 50, y: y), time: tree.clock.time)) }
    }

    @Test func theMouseReachesTheWindowWhereNoViewReacts() throws {
        try run { _, _, log, tree, _ in
            click(20, tree)
            #expect(log.take() == ["send leftMouseDown", "host", "send leftMouseDragged", "send leftMouseUp", "button"])
            click(70, tree)
            #expect(
                log.take() == [
                    "send leftMouseDown", "host", "mouseDown 50", "send leftMouseDragged", "mouseDragged", "send leftMouseUp", "mouseUp",
                ])
        }
    }

    @Test func theWindowAndItsViewKeepEventsFromTheViews() throws {
        try run { panel, host, log, tree, _ in
            panel.kept = [.leftMouseDown]
            click(20, tree)
            #expect(log.take() == ["send leftMouseDown", "send leftMouseDragged", "send leftMouseUp"])
            panel.kept = []
            host.keeps = true
            click(20, tree)
            click(70, tree)
            #expect(!log.take().contains { $0 == "button" || $0.hasPrefix("mouse") })
        }
    }

    @Test func keysReachTheWindowWhenNobodyUsesThem() throws {
        try run { _, _, log, tree, handle in
            press("v", [], .down, tree, handle)
            press("v", [], .up, tree, handle)
            #expect(log.take() == ["send keyDown", "view", "send keyUp", "keyUp v"])
            press("x", [], .down, tree, handle)
            press("x", [], .repeat, tree, handle)
            press("x", [], .up, tree, handle)
            #expect(log.take() == ["send keyDown", "keyDown x", "send keyDown", "keyDown x again", "send keyUp", "keyUp x"])
            tree.holdModifiers(.shift)
            tree.holdModifiers([])
            #expect(log.take() == ["send flagsChanged", "flags true", "send flagsChanged", "flags false"])
        }
    }

    @Test func keysWithCommandAreAskedForFirst() throws {
        try run { _, _, log, tree, handle in
            press("k", .command, .down, tree, handle)
            #expect(log.take() == ["send keyDown", "equivalent k", "button"])
            press("e", .command, .down, tree, handle)
            #expect(log.take() == ["send keyDown", "equivalent e"])
        }
    }

    @Test func theProgramSendsKeys() throws {
        try run { panel, _, log, _, _ in
            for (key, expected) in [("v", "view"), ("x", "keyDown x")] {
                let event = NSEvent.keyEvent(
                    with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: panel.windowNumber, context: nil, characters: key,
                    charactersIgnoringModifiers: key, isARepeat: false, keyCode: 0)
                panel.sendEvent(try #require(event))
                #expect(log.take() == ["send keyDown", expected])
            }
        }
    }

    @Test func monitorsSeeEventsBeforeTheWindow() throws {
        try run { _, _, log, tree, _ in
            let monitor = NSEvent.addLocalMonitorForEvents(matching: .leftMouseDown) { _ in
                log.entries.append("monitor")
                return nil
            }
            click(70, tree)
            #expect(log.take() == ["monitor", "send leftMouseDragged", "send leftMouseUp"])
            NSEvent.removeMonitor(try #require(monitor))
            click(70, tree)
            #expect(log.take().first == "send leftMouseDown")
        }
    }

    @Test func theFirstResponderIsTheViewWhileItHasTheKeyboard() throws {
        try run { panel, host, _, tree, _ in
            tree.update()
            #expect(panel.firstResponder === host && panel.makeFirstResponder(host) && tree.focus.focused != nil)
            #expect(!panel.makeFirstResponder(NSHostingView(rootView: Text("A"))) && panel.firstResponder === host)
            #expect(panel.makeFirstResponder(nil) && panel.firstResponder === panel)
        }
    }
}
