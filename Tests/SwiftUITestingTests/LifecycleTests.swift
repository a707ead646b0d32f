import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Rows of truth about when a program's functions run.
@MainActor @Suite struct LifecycleTests {
    private struct Reborn: View {
        @State private var id = 0
        let log: Log
        var body: some View {
            VStack {
                Text("Next").onTapGesture { id += 1 }
                Color.red.onAppear { log.entries.append("inside") }.id(id).onAppear { log.entries.append("outside") }
            }
        }
    }

    @Test("lifecycle-006: another identity makes what is inside it appear anew")
    func identity() throws {
        let log = Log()
        let host = ViewHost(Reborn(log: log))
        try host.tap(.text("Next"))
        #expect(log.entries.filter { $0 == "inside" }.count == 2)
        withKnownIssue("A modifier on a view with an identity is made anew with the view") {
            #expect(log.entries.filter { $0 == "outside" }.count == 1)
        }
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
}
