import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Transactions and animations of SwiftUI as measured in simulators of iOS 26 (tests of the Evenstar project), documented by Apple, or used by public
/// programs.
@MainActor @Suite struct MeasuredAnimationTests {
    private final class Log {
        var entries: [String] = []
    }

    // MARK: The values of an animation

    private struct Observer: ViewModifier, Animatable {
        nonisolated(unsafe) var target: Double
        let log: Log
        nonisolated(unsafe) var animatableData: Double {
            didSet {
                let entry = animatableData == target ? "end" : "step"
                MainActor.assumeIsolated { log.entries.append(entry) }
            }
        }

        init(target: Double, log: Log) {
            self.target = target
            self.log = log
            animatableData = target
        }

        func body(content: Content) -> some View { content }
    }

    @Test("The last value of an animation that is written is its target, and a change without an animation writes none")
    func endOfAnimation() throws {
        struct Root: View {
            var log: Log
            @State private var value = 0.0
            var body: some View {
                VStack {
                    Button("Animate") { withAnimation(.linear(duration: 0.5)) { value += 1 } }
                    Button("Set") { value += 1 }
                    Text("Observed").modifier(Observer(target: value, log: log))
                }
            }
        }
        let log = Log()
        let host = ViewHost(Root(log: log))
        try host.tap(.text("Animate"))
        host.advance(by: 1)
        #expect(log.entries.count > 2 && log.entries.last == "end" && log.entries.filter { $0 == "end" }.count == 1)
        log.entries = []
        try host.tap(.text("Set"))
        host.advance(by: 1)
        #expect(log.entries.isEmpty)
    }

    // MARK: Gestures

    @Test("A spring after a drag goes on with the speed of the finger")
    func velocity() throws {
        struct Root: View {
            @State private var x: CGFloat = 0
            var body: some View {
                Color.red.frame(width: 50, height: 50).accessibilityElement().accessibilityIdentifier("card")
                    .offset(x: x)
                    .gesture(
                        DragGesture(minimumDistance: 0).onChanged { x = $0.translation.width }
                            .onEnded { _ in withAnimation(.spring(duration: 1, bounce: 0)) { x = 0 } })
            }
        }
        let host = ViewHost(Root())
        let start = try host.frame(of: .identifier("card")).minX
        try host.drag(.identifier("card"), by: CGSize(width: 100, height: 0))
        host.advance(by: 1.0 / 30)
        #expect(try host.frame(of: .identifier("card")).minX > start + 100)
        host.advance(by: 3)
        #expect(try abs(host.frame(of: .identifier("card")).minX - start) < 0.1)
    }

    private struct Seen: View {
        var value: Double
        var log: Log
        var body: some View {
            Text("\(value)").offset(x: value)
                .transaction { log.entries.append("\($0.animation != nil) \($0.isContinuous) \($0[Mark.self])") }
        }
    }

    private struct Mark: TransactionKey { static let defaultValue = "none" }

    @Test("A slider keeps the animation of its binding, and its drags are continuous")
    func slider() throws {
        struct Root: View {
            var log: Log
            @State private var value = 0.5
            var body: some View {
                VStack {
                    Slider(value: $value.animation(.linear)).accessibilityIdentifier("slider")
                    Seen(value: value, log: log)
                }
            }
        }
        let log = Log()
        let host = ViewHost(Root(log: log))
        log.entries = []
        try host.drag(.identifier("slider"), by: CGSize(width: 60, height: 0))
        host.advance(by: 1)
        #expect(log.entries.contains("true true none"))
    }

    @Test("A write through a binding has the values of the binding's transaction and those of the transaction around it")
    func bindingTransaction() throws {
        struct Root: View {
            var log: Log
            @State private var value = 0.5
            var body: some View {
                VStack {
                    Button("Set") {
                        var transaction = Transaction()
                        transaction[Mark.self] = "marked"
                        withTransaction(transaction) { $value.animation(.linear).wrappedValue += 1 }
                    }
                    Seen(value: value, log: log)
                }
            }
        }
        let log = Log()
        let host = ViewHost(Root(log: log))
        log.entries = []
        try host.tap(.text("Set"))
        host.advance(by: 1)
        #expect(log.entries.contains("true false marked"))
    }

    // MARK: Transitions

    private struct Drawer: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.frame(height: phase.isIdentity ? nil : 0, alignment: .top).clipped()
        }
    }

    @Test("A transition that changes the layout is animated when the view appears, as when it disappears")
    func drawer() throws {
        struct Root: View {
            @State var isOpen: Bool
            var body: some View {
                VStack(spacing: 0) {
                    if isOpen { Color.red.frame(height: 100).transition(Drawer()) }
                    Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
                    Spacer(minLength: 0)
                }
            }
        }
        func height(_ host: ViewHost) throws -> Int {
            let image = try host.image()
            return (0..<image.height).filter { row in
                let start = (row * image.width + 5) * 4
                return image.pixels[start] > 200 && image.pixels[start + 2] < 100
            }.count
        }
        for isOpen in [false, true] {
            let host = ViewHost(Root(isOpen: isOpen), size: CGSize(width: 200, height: 200), scale: 1)
            try host.tap(.text("Toggle"))
            host.advance(by: 0.25)
            #expect(try abs(height(host) - (isOpen ? 75 : 25)) <= 2)
            host.advance(by: 0.5)
            #expect(try abs(height(host) - (isOpen ? 25 : 75)) <= 2)
            host.advance(by: 1)
            #expect(try height(host) == (isOpen ? 0 : 100))
        }
    }

    // MARK: Dates and state

    @Test("A timeline shows the current date until the first date of its schedule comes")
    func timeline() {
        let start = Date()
        var seen: [TimeInterval] = []
        let host = ViewHost(
            TimelineView(.explicit([start + 50, start + 80])) { context in
                let _ = seen.append(context.date.timeIntervalSince(start).rounded())
                Text("Time")
            })
        #expect(seen.allSatisfy { abs($0) < 20 } && !seen.isEmpty)
        host.advance(by: 60)
        #expect(seen.last == 50)
        host.advance(by: 30)
        #expect(seen.last == 80)
    }

    @Test("A body depends on a state that it has read once")
    func stateReadOnce() throws {
        struct Root: View {
            var log: Log
            @State private var isShown = true
            @State private var count = 0
            @State private var other = 0
            var body: some View {
                let _ = log.entries.append("body")
                VStack {
                    if isShown { Text("\(count)") }
                    Button("Hide") { isShown = false }
                    Button("Count") { count += 1 }
                    Button("Other") { other += 1 }
                }
            }
        }
        let log = Log()
        let host = ViewHost(Root(log: log))
        func evaluations(_ button: String) throws -> Int {
            log.entries = []
            try host.tap(.text(button))
            host.advance(by: 0.1)
            return log.entries.count
        }
        #expect(try evaluations("Count") == 1 && evaluations("Hide") == 1)
        #expect(try evaluations("Count") == 1 && evaluations("Count") == 1)
        #expect(try evaluations("Other") == 0)
    }

    @Test("A body depends on the states that it has read once, in whatever order")
    func statesReadOnceInAnotherOrder() throws {
        struct Root: View {
            var log: Log
            @State private var second = 0
            @State private var first = 0
            @State private var tick = 0
            var body: some View {
                // The states are read in another order than that of their declarations, in the first evaluation only.
                let sum = log.entries.isEmpty ? first + second : 0
                let _ = log.entries.append("body \(sum + tick)")
                VStack {
                    Button("First") { first += 1 }
                    Button("Second") { second += 1 }
                    Button("Tick") { tick += 1 }
                }
            }
        }
        let log = Log()
        let host = ViewHost(Root(log: log))
        for (index, button) in ["Tick", "First", "Second", "First", "Second"].enumerated() {
            try host.tap(.text(button))
            host.advance(by: 0.1)
            #expect(log.entries.count == index + 2, "\(button)")
        }
    }

    @Test("On macOS a toggle is a switch in a grouped form, and a check box in labelled content there")
    func labeledToggle() throws {
        let host = ViewHost(
            Form {
                Toggle("Plain", isOn: .constant(true)).accessibilityIdentifier("plain")
                LabeledContent("Source") { Toggle("Inner", isOn: .constant(true)).accessibilityIdentifier("inner") }
            }
            .formStyle(.grouped), size: CGSize(width: 500, height: 300), profile: .macOS)
        #expect(try host.frame(of: .identifier("plain")).width > 300)
        #expect(try host.frame(of: .identifier("inner")).width < 100)
    }
}
