import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// A gesture defined by the program that counts and has a state.
private struct CountingDrag: Gesture {
    @GestureState private var distance: CGFloat = 0
    @State private var count = 0
    @Environment(\.lineLimit) private var limit
    let tell: (String) -> Void

    var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: CGFloat(limit ?? 10))
            .updating($distance) { value, state, _ in state = max(state, abs(value.translation.width)) }
            .onChanged { _ in tell("distance \(Int(distance))") }
            .onEnded { _ in
                count += 1
                tell("ended \(count)")
            }
    }
}

@MainActor @Suite struct GesturePropertyTests {
    private let log = Log()
    private let middle = ViewLocator.point(100, 100)
    private var lastEntry: String? { log.entries.last }

    private func host(_ view: some View) -> ViewHost { ViewHost(view, size: CGSize(width: 200, height: 200)) }
    private func drag(_ host: ViewHost, _ distance: CGFloat) throws {
        try host.drag(middle, by: CGSize(width: distance, height: 0), duration: 0)
    }

    @Test func stateOfAGestureLivesAsLongAsItsView() throws {
        let host = host(Color.red.gesture(CountingDrag { log.entries.append($0) }))
        for number in 1...3 {
            try drag(host, 30)
            #expect(lastEntry == "ended \(number)")
        }
    }

    @Test func gestureStateIsResetAfterEachGesture() throws {
        let host = host(Color.red.gesture(CountingDrag { log.entries.append($0) }))
        try drag(host, 50)
        #expect(log.entries.contains("distance 50"))
        log.entries = []
        try drag(host, -20)
        #expect(!log.entries.contains("distance 50"))
    }

    @Test("A gesture reads the environment of its view", arguments: [(Int?.none, 15.0, true), (30, 15, false), (30, 35, true)])
    func environment(limit: Int?, distance: CGFloat, isDrag: Bool) throws {
        let host = host(Color.red.gesture(CountingDrag { log.entries.append($0) }).lineLimit(limit))
        try drag(host, distance)
        #expect(log.entries.contains("ended 1") == isDrag)
    }

    @Test func eachOfSeveralGesturesHasItsOwnState() throws {
        let host = host(
            Color.red
                .gesture(CountingDrag { log.entries.append("a " + $0) }.simultaneously(with: CountingDrag { log.entries.append("b " + $0) }))
                .simultaneousGesture(AnyGesture(CountingDrag { log.entries.append("c " + $0) })))
        try drag(host, 30)
        try drag(host, 30)
        for name in ["a", "b", "c"] { #expect(log.entries.filter { $0.hasPrefix(name + " ended") } == [name + " ended 1", name + " ended 2"]) }
    }
}
