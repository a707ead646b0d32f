import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Counter: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text("Count: \(count)").accessibilityIdentifier("count")
            Text("More").onTapGesture { count += 1 }
        }
    }
}

private struct Page: View {
    var body: some View {
        VStack(spacing: 5) {
            Text("Title").accessibilityIdentifier("title")
            Color.blue.frame(height: 10).accessibilityIdentifier("bar")
        }
    }
}

private struct Card: View {
    @GestureState private var offset = CGSize.zero
    var body: some View {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("card").offset(offset)
            .gesture(DragGesture(coordinateSpace: .global).updating($offset) { value, state, _ in state = value.translation })
    }
}

private struct Growing: View {
    @State private var isLarge = false
    var body: some View {
        Color.red.frame(width: isLarge ? 100 : 50, height: 50).accessibilityIdentifier("box")
            .onTapGesture { withAnimation(.linear(duration: 1)) { isLarge = true } }
    }
}

private struct Row: View {
    @State private var count = 0
    let number: Int
    var body: some View {
        Text("Row \(number): \(count)").onTapGesture { count += 1 }
    }
}

private struct Rows: View {
    var body: some View {
        VStack { ForEach(0..<3, id: \.self) { Row(number: $0) } }
    }
}

/// The examples of Docs/Testing.md.
@Suite struct DocumentationTests {
    @MainActor @Test func aTapCounts() throws {
        let host = ViewHost(Counter())
        try host.tap(.text("More"))
        #expect(try host.text(of: .identifier("count")) == "Count: 1")
    }

    @MainActor @Test func theBarIsBelowTheTitle() throws {
        let host = ViewHost(Page(), size: CGSize(width: 200, height: 100))
        let title = try host.frame(of: .identifier("title"))
        let bar = try host.frame(of: .identifier("bar"))
        #expect(bar.minY == title.maxY + 5)
        host.size.width = 300
        #expect(try host.frame(of: .identifier("bar")).width == 300)
    }

    @MainActor @Test func aDragMovesTheCard() throws {
        let host = ViewHost(Card())
        let start = try host.frame(of: .identifier("card"))
        var moved = start
        try host.drag(.identifier("card"), by: CGSize(width: 60, height: 0)) {
            moved = try host.frame(of: .identifier("card"))
        }
        #expect(moved.minX == start.minX + 60)
        #expect(try host.frame(of: .identifier("card")) == start)
    }

    @MainActor @Test func halfwayIsHalfway() throws {
        let host = ViewHost(Growing())
        try host.tap(.identifier("box"))
        host.advance(by: 0.5)
        let width = try host.frame(of: .identifier("box")).width
        #expect(abs(width - 75) < 0.01)
        host.advance(by: 0.5)
        #expect(try host.frame(of: .identifier("box")).width == 100)
    }

    @MainActor @Test func onlyTheRowThatChangedIsComputed() throws {
        let host = ViewHost(Rows())
        host.resetEvaluations()
        try host.tap(.text("Row 1: 0"))
        #expect(host.evaluations(of: Row.self) == 1)
        #expect(host.evaluations(of: Rows.self) == 0)
        #expect(host.warnings.isEmpty)
    }
}
