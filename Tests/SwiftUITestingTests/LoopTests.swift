import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Counts as far as it should, whenever it has counted.
private struct Counting: View {
    @State private var value = 0
    let end: Int
    let log: Log
    var body: some View {
        Text("\(value)")
            .onAppear { value = 1 }
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

@MainActor @Suite struct LoopTests {
    @Test func aLoopThatConvergesSaysNothing() {
        let log = Log()
        let host = ViewHost(Counting(end: 2, log: log))
        #expect(log.entries == ["1", "2"])
        #expect(host.warnings.isEmpty)
    }

    @Test("const.update: twice a frame, the rest in the next, one warning")
    func anActionRunsTwiceAFrame() {
        let log = Log()
        let host = ViewHost(Counting(end: 1000, log: log))
        #expect(log.entries == ["1", "2"])
        host.advance(by: 1.0 / 60)
        #expect(log.entries.count > 2 && log.entries.count <= 8)
        host.advance(by: 1)
        #expect(host.warnings == ["onChange(of: Int) action tried to update multiple times per frame. (in Counting)"])
    }

    @Test func aLoopThroughGeometryEnds() {
        let host = ViewHost(Widening())
        host.advance(by: 0.5)
        #expect(host.warnings == ["onGeometryChange(for: CGFloat) action tried to update multiple times per frame. (in Widening)"])
    }

    @Test func aLoopThatEndsInALaterFrameArrives() {
        let log = Log()
        let host = ViewHost(Counting(end: 9, log: log))
        host.advance(by: 0.5)
        #expect(log.entries == (1...9).map { "\($0)" })
    }
}
