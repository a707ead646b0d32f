import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Increments a state up to a limit, each time after the state has changed.
private struct Counting: View {
    @State private var value = 0
    let end: Int
    let log: Log
    var body: some View {
        Text("\(value)")
            .onAppear { value = 1 }
            .onTapGesture { value += 10 }
            .onChange(of: value) {
                log.entries.append("\(value)")
                if value < end { value += 1 }
            }
    }
}

private struct Widening: View {
    @State private var width: CGFloat = 10
    var body: some View {
        Color.red.frame(width: width, height: 10)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
    }
}

/// A layout that writes state while it places its subviews, up to a number of times.
private struct WritingLayout: Layout {
    let count: Int
    let end: Int
    let write: @MainActor (Int) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10 + count % 2, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        if count < end { MainActor.assumeIsolated { write(count + 1) } }
    }
}

private struct WritingView: View {
    @State private var count = 0
    let end: Int
    var body: some View {
        VStack {
            WritingLayout(count: count, end: end, write: { count = $0 }) { Color.red }
            Text("\(count)")
        }
    }
}

private struct Appearing: View {
    let index: Int
    @State private var isMoved = false
    var body: some View {
        Text("\(index)").offset(x: isMoved ? 10 : 0)
            .onAppear { withAnimation(.linear(duration: 1)) { isMoved = true } }
    }
}

@MainActor @Suite struct LoopTests {
    @Test("Any number of transactions begun at the same time are shown in the same frame")
    func manyTransactions() throws {
        let host = ViewHost(VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Appearing(index: $0) } })
        host.advance(by: 0.5)
        let places = try (0..<40).map { try host.frame(of: .text("\($0)")).midX }
        #expect(places.allSatisfy { abs($0 - places[0]) < 0.01 })
        #expect(host.warnings.isEmpty)
    }

    @Test("Frames with changes left name the views that go on changing, once", arguments: [20, .max])
    func aLoopWithoutActions(end: Int) throws {
        let host = ViewHost(WritingView(end: end))
        host.advance(by: 1)
        if end == 20 { _ = try host.find(.text("20")) }
        #expect(host.warnings == (end == 20 ? [] : ["WritingView tried to update multiple times per frame."]))
    }

    @Test func aLoopThatConvergesSaysNothing() {
        let log = Log()
        let host = ViewHost(Counting(end: 2, log: log))
        #expect(log.entries == ["1", "2"])
        #expect(host.warnings.isEmpty)
    }

    @Test("const.update: twice a frame, the rest is dropped with one warning, and another change begins anew")
    func anActionRunsTwiceAFrame() throws {
        let log = Log()
        let host = ViewHost(Counting(end: 1000, log: log))
        host.advance(by: 1)
        #expect(log.entries == ["1", "2"])
        try host.tap(.text("3"))
        #expect(log.entries == ["1", "2", "13", "14"])
        #expect(host.warnings == ["onChange(of: Int) action tried to update multiple times per frame. (in Counting)"])
    }

    @Test func aLoopThroughGeometryEnds() {
        let host = ViewHost(Widening())
        host.advance(by: 0.5)
        #expect(host.warnings == ["onGeometryChange(for: CGFloat) action tried to update multiple times per frame. (in Widening)"])
    }
}
