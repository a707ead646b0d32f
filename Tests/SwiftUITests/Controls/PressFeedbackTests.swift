import SwiftUI
import SwiftUITesting
import Testing

/// Long presses whose press is shown beside other gestures.
@MainActor struct PressFeedbackTests {
    /// What gestures have called, in order.
    @MainActor private final class Log {
        var calls: [String] = []
        func pressing(_ isPressing: Bool) { calls.append(isPressing ? "press" : "release") }
    }

    private struct Held: View {
        let log: Log
        @GestureState private var isHeld = false
        var body: some View {
            Text(isHeld ? "held" : "free")
                .onTapGesture { log.calls.append("tap") }
                .gesture(LongPressGesture(minimumDuration: 5).updating($isHeld) { value, state, _ in state = value })
        }
    }

    @Test("A press that ends with a tap of the same view is over", arguments: [0.5, 5, .infinity])
    func taps(duration: Double) throws {
        let log = Log()
        let host = ViewHost(
            Text("Tap").onTapGesture { log.calls.append("tap") }
                .onLongPressGesture(minimumDuration: duration, maximumDistance: .infinity, pressing: log.pressing) { log.calls.append("hold") })
        try host.tap(.text("Tap"))
        #expect(log.calls == ["press", "release", "tap"] || log.calls == ["press", "tap", "release"])
    }

    @Test("The state of a long press that loses to a tap is reset")
    func states() throws {
        let log = Log()
        let host = ViewHost(Held(log: log))
        try host.tap(.text("free"))
        host.advance(by: 1)
        #expect(log.calls == ["tap"] && host.contains(.text("free")))
    }

    @Test("A press that becomes the movement of a scroll view is over")
    func scrolling() throws {
        let log = Log()
        let host = ViewHost(
            ScrollView {
                Color.red.frame(height: 2000).onLongPressGesture(minimumDuration: 3, pressing: log.pressing) {}
            }, size: CGSize(width: 200, height: 400))
        try host.drag(.point(100, 300), by: CGSize(width: 0, height: -200), duration: 0.3)
        host.advance(by: 1)
        #expect(log.calls == ["press", "release"])
    }

    @Test("A button acts, and a long press around it shows that it is pressed", arguments: [0, 0.5, .infinity], [false, true])
    func buttons(duration: Double, isInScrollView: Bool) throws {
        let log = Log()
        let button = Button("Act") { log.calls.append("act") }.buttonStyle(.plain)
            .onLongPressGesture(minimumDuration: duration, maximumDistance: .infinity, pressing: log.pressing) { log.calls.append("hold") }
        let host = isInScrollView ? ViewHost(ScrollView { button }) : ViewHost(button)
        try host.tap(.text("Act"))
        #expect(Set(log.calls) == ["press", "act", "release"] && log.calls.count == 3 && log.calls.first == "press")
    }

    @Test("A tap takes precedence over a long press around it that needs no time, which acts where there is no other gesture")
    func noDuration() throws {
        let log = Log()
        let tapped = Text("Tap").onTapGesture { log.calls.append("tap") }.onLongPressGesture(minimumDuration: 0) { log.calls.append("hold") }
        try ViewHost(tapped).tap(.text("Tap"))
        #expect(log.calls == ["tap"])
        try ViewHost(Text("Hold").onLongPressGesture(minimumDuration: 0) { log.calls.append("hold") }).tap(.text("Hold"))
        #expect(log.calls == ["tap", "hold"])
    }
}
