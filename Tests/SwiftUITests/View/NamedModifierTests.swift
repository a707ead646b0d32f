import SwiftUI
import SwiftUITesting
import Testing

/// Modifiers that have names, and fills in front of views.
@MainActor struct NamedModifierTests {
    private struct Gestures: View {
        var isEnabled: Bool
        @State private var log = ""

        var body: some View {
            VStack {
                Text("log: \(log)").accessibilityIdentifier("log")
                Color.red.frame(width: 50, height: 50).accessibilityElement().accessibilityIdentifier("inner")
                    .gesture(TapGesture().onEnded { log += "n" }, name: "normal", isEnabled: isEnabled)
                    .simultaneousGesture(TapGesture().onEnded { log += "s" }, name: "simultaneous")
                Color.blue.frame(width: 50, height: 50).accessibilityElement().accessibilityIdentifier("outer")
                    .onTapGesture { log += "i" }
                    .highPriorityGesture(TapGesture().onEnded { log += "h" }, name: "high", isEnabled: isEnabled)
            }
        }
    }

    @Test("Gestures with names are recognised as those without, and can be disabled", arguments: [(true, "nsh"), (false, "si")])
    func gestures(isEnabled: Bool, expected: String) throws {
        let host = ViewHost(Gestures(isEnabled: isEnabled))
        try host.tap(.identifier("inner"))
        try host.tap(.identifier("outer"))
        let log = try host.text(of: .identifier("log")).dropFirst(5)
        #expect(log.sorted() == expected.sorted())
        let dump = host.dump()
        for name in ["gesture normal", "simultaneousGesture simultaneous", "highPriorityGesture high"] { #expect(dump.contains(name)) }
    }

    private struct Tasks: View {
        var id: Int
        @State private var names: [String] = []

        var body: some View {
            Text(names.joined(separator: " "))
                .task(name: "once") { names.append(Task.name ?? "none") }
                .task(id: id, name: "of \(id)") { names.append(Task.name ?? "none") }
        }
    }

    @Test("Tasks have the names of their modifiers, and those with a value start again with it")
    func tasks() async throws {
        let host = ViewHost(Tasks(id: 1))
        await host.settle()
        #expect(try Set(host.text(of: .point(195, 422)).split(separator: " ")).isSuperset(of: ["once"]) || host.contains(.text("once of 1")))
        host.show(Tasks(id: 2))
        await host.settle()
        #expect(host.contains(.text("once of 1 of 2")))
    }

    private final class Executor: TaskExecutor {
        let count = Counter()
        func enqueue(_ job: consuming ExecutorJob) {
            count.add()
            let job = UnownedJob(job)
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    private final class Counter: @unchecked Sendable {
        private(set) var value = 0
        func add() { value += 1 }
    }

    @Test("A task runs on the executor that it prefers")
    func executors() async {
        let executor = Executor()
        let host = ViewHost(Text("a").task(name: "work", executorPreference: executor) { @concurrent in await Task.yield() })
        await host.settle()
        #expect(executor.count.value > 0)
    }

    @Test("A fill in front of a view extends into the safe area at the edges it names, by default at all")
    func overlays() throws {
        func isFilled(_ view: some View) throws -> [Bool] {
            let host = ViewHost(view, size: CGSize(width: 100, height: 100), scale: 1)
            host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
            let image = try host.image()
            return [5, 50, 90].map { y in image.pixels[(y * 100 + 50) * 4 + 1] < 128 }
        }
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(try isFilled(Color.white.overlay(red)) == [true, true, true])
        #expect(try isFilled(Color.clear.overlay(red, ignoresSafeAreaEdges: .bottom)) == [false, true, true])
        #expect(try isFilled(Color.clear.overlay(red, ignoresSafeAreaEdges: [])) == [false, true, false])
    }
}
