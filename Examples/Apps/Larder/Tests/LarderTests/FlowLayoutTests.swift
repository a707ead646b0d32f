import CoreGraphics
import SwiftUI
import SwiftUITesting
import Testing

@testable import LarderKit

@Suite struct FlowLineTests {
    private func ranges(_ widths: [CGFloat], in width: CGFloat) -> [Range<Int>] {
        FlowLine.lines(of: widths.map { CGSize(width: $0, height: 20) }, width: width, spacing: 10).map(\.range)
    }

    @Test func linesBreakWhereTheWidthEnds() {
        #expect(ranges([40, 50, 30], in: 100) == [0..<2, 2..<3])
        #expect(ranges([40, 50, 30], in: 140) == [0..<3])
        #expect(ranges([], in: 100).isEmpty)
    }

    @Test func aWideViewHasALineOfItsOwn() {
        #expect(ranges([300, 40], in: 100) == [0..<1, 1..<2])
    }

    @Test func anUnlimitedWidthNeedsOneLine() {
        #expect(ranges([300, 400, 500], in: .infinity) == [0..<3])
    }
}

@MainActor @Suite struct TagCloudTests {
    @Test func tagsFlowIntoLines() throws {
        let host = ViewHost(TagCloud(["breakfast", "baking", "vegetarian"]).frame(width: 180, alignment: .leading))
        let frames = try ["breakfast", "baking", "vegetarian"].map { try host.frame(of: .text($0)) }
        #expect(frames[0].minY == frames[1].minY)
        #expect(frames[2].minY > frames[0].maxY)
        #expect(frames[2].minX == frames[0].minX)
    }
}
