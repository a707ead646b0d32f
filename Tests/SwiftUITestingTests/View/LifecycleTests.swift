import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Measured facts about when `body`, `onAppear` and other functions of a program run.
@MainActor @Suite struct LifecycleTests {
    private struct Reborn: View {
        @State private var id = 0
        let log: Log
        var body: some View {
            Color.red
                .onAppear { log.entries.append("inside") }
                .id(id)
                .onAppear { log.entries.append("outside") }
                .onTapGesture { id += 1 }
        }
    }

    @Test("lifecycle-006: another identity makes what is inside it appear anew, not what is around it")
    func identity() throws {
        let log = Log()
        let host = ViewHost(Reborn(log: log))
        try host.tap(.point(100, 100))
        #expect(log.entries.filter { $0 == "inside" }.count == 2)
        #expect(log.entries.filter { $0 == "outside" }.count == 1)
    }

    private struct RebornInStack: View {
        @State private var id = 0
        let log: Log
        var body: some View {
            VStack {
                Text("Next").onTapGesture { id += 1 }
                Color.red.id(id).onAppear { log.entries.append("outside") }.transition(.opacity)
            }
        }
    }

    /// Not measured: it follows from a modifier around a loop, whose views appear together.
    @Test("In a stack the views that come and go with the identity appear together to a modifier around them")
    func identityInStack() throws {
        let log = Log()
        let host = ViewHost(RebornInStack(log: log))
        try host.tap(.text("Next"))
        #expect(log.entries.filter { $0 == "outside" }.count == 1)
    }

    @Observable final class Shown {
        var isShown = false
        var number = 0
        var count = 0
    }

    private struct Siblings: View {
        let shown: Shown
        let log: Log
        var body: some View {
            VStack {
                if shown.isShown {
                    VStack {
                        Text("1").onAppear { log.entries.append("first") }.onChange(of: shown.number) { log.entries.append("first changed") }
                        Text("2").onAppear { log.entries.append("second") }.onChange(of: shown.number) { log.entries.append("second changed") }
                    }
                    .onAppear { log.entries.append("outer") }
                    .onChange(of: shown.number) { log.entries.append("outer changed") }
                }
                ForEach(0..<shown.count, id: \.self) { Text("row \($0)") }
                    .onAppear { log.entries.append("loop") }
                    .onDisappear { log.entries.append("no loop") }
            }
        }
    }

    /// Measured on macOS 26.
    @Test("Actions run from the last view to the first, those of a view before those around it, and once for the views of a loop")
    func orderOfSiblings() {
        let (shown, log) = (Shown(), Log())
        let host = ViewHost(Siblings(shown: shown, log: log))
        func entries(after change: () -> Void) -> [String] {
            log.entries = []
            change()
            host.advance(by: 0.05)
            return log.entries
        }
        #expect(entries { shown.isShown = true } == ["second", "first", "outer"])
        #expect(entries { shown.number = 1 } == ["second changed", "first changed", "outer changed"])
        #expect(entries { shown.count = 3 } == ["loop"])
        #expect(entries { shown.count = 1 } == [])
        #expect(entries { shown.count = 0 } == ["no loop"])
        #expect(entries { shown.count = 2 } == ["loop"])
    }

    private struct Assigning: View {
        @State private var value = 3
        let log: Log
        var body: some View {
            Text("Same").onTapGesture { value = 3 }.onChange(of: value) { log.entries.append("changed") }
        }
    }

    @Test("lifecycle-005: an equal value is no change")
    func equalValue() throws {
        let log = Log()
        try ViewHost(Assigning(log: log)).tap(.text("Same"))
        #expect(log.entries.isEmpty)
    }

    private struct Loading: View {
        @State private var text = "waiting"
        var body: some View {
            Text(text).task {
                await Task.yield()
                text = "loaded"
            }
        }
    }

    @Test func tasksRunWhileAHostSettles() async {
        let host = ViewHost(Loading())
        #expect(host.contains(.text("waiting")))
        await host.settle()
        #expect(host.contains(.text("loaded")))
    }

    private struct Tasks: View {
        let log: Log
        var body: some View {
            Color.red
                .task { log.entries.append("inner") }
                .task(id: 1) { log.entries.append("middle") }
                .task { log.entries.append("outer") }
        }
    }

    /// Tasks of the main actor begin in the order of the modifiers, however busy the other threads are.
    @Test func tasksBeginInOrder() async {
        for _ in 0..<200 {
            let log = Log()
            let host = ViewHost(Tasks(log: log))
            await host.settle()
            #expect(log.entries == ["inner", "middle", "outer"])
        }
    }
}
