import SwiftUI
import SwiftUITesting
import Testing

/// Texts drawn by a text renderer of the program.
@MainActor struct TextRendererTests {
    private final class Record {
        var lines: [[String]] = []
        var rects: [CGRect] = []
        var marks: [Int] = []
    }

    private struct Mark: TextAttribute {
        var number: Int
    }

    /// Records what it receives and draws every slice lower than it is.
    private struct Recording: TextRenderer {
        nonisolated(unsafe) let record: Record
        var offset = 0.0
        var padding = 0.0

        var animatableData: Double {
            get { offset }
            set { offset = newValue }
        }

        var displayPadding: EdgeInsets { EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding) }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            record.lines = layout.map { line in line.map { "\($0.count)" } }
            record.rects = layout.flatMap { $0 }.flatMap { $0 }.map(\.typographicBounds.rect)
            record.marks = layout.flatMap { $0 }.compactMap { $0[Mark.self]?.number }
            for slice in layout.flatMap({ $0 }).flatMap({ $0 }) {
                var copy = context
                copy.translateBy(x: 0, y: offset)
                copy.draw(slice)
            }
        }
    }

    private func drawn(_ text: some View, width: CGFloat = 200, record: Record, offset: Double = 0, padding: Double = 0) throws -> CGImage {
        let host = ViewHost(
            text.textRenderer(Recording(record: record, offset: offset, padding: padding)), size: CGSize(width: width, height: 100))
        return try host.image()
    }

    @Test func aLayoutHasTheLinesRunsAndGlyphsOfTheText() throws {
        let record = Record()
        _ = try drawn(Text("abc") + Text("de").bold(), record: record)
        #expect(record.lines == [["3", "2"]])
        #expect(record.rects.count == 5)
        // The glyphs stand side by side.
        for (left, right) in zip(record.rects, record.rects.dropFirst()) { #expect(abs(left.maxX - right.minX) < 0.01) }
    }

    @Test func aTextThatWrapsHasSeveralLines() throws {
        let record = Record()
        _ = try drawn(Text("one two three"), width: 60, record: record)
        #expect(record.lines.count > 1)
        #expect(try #require(record.rects.last).minY > record.rects[0].maxY - 1)
    }

    @Test func runsCarryTheAttributesOfTheirCharacters() throws {
        let record = Record()
        _ = try drawn(
            Text("a") + Text("b").customAttribute(Mark(number: 1)) + Text("c").customAttribute(Mark(number: 2)), record: record)
        #expect(record.lines == [["1", "1", "1"]])
        #expect(record.marks == [1, 2])
    }

    @Test func slicesInTheirPlacesLookLikeTheText() throws {
        let text = Text("Hello, world").font(.title)
        let host = ViewHost(text.textRenderer(Recording(record: Record())), size: CGSize(width: 200, height: 100))
        let file = FileManager.default.temporaryDirectory.appending(path: "renderer-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try ViewHost(text, size: CGSize(width: 200, height: 100)).writeImage(to: file)
        try host.compareImage(with: file, tolerance: 0.05, fraction: 0.002)
    }

    @Test func theDataOfARendererIsAnimated() throws {
        struct Screen: View {
            let record: Record
            let offsets: (Double) -> Void
            @State private var isDown = false
            var body: some View {
                VStack {
                    Button("Move") { withAnimation(.linear(duration: 1)) { isDown = true } }
                    Text("a").textRenderer(Reporting(offset: isDown ? 20 : 0, report: offsets))
                }
            }
        }
        struct Reporting: TextRenderer {
            var offset: Double
            nonisolated(unsafe) let report: (Double) -> Void
            var animatableData: Double {
                get { offset }
                set { offset = newValue }
            }
            func draw(layout: Text.Layout, in context: inout GraphicsContext) { report(offset) }
        }
        var seen: [Double] = []
        let host = ViewHost(Screen(record: Record()) { seen.append($0) }, size: CGSize(width: 100, height: 100))
        _ = try host.image()
        try host.tap(.text("Move"))
        host.advance(by: 0.5)
        _ = try host.image()
        #expect(abs(try #require(seen.last) - 10) < 1)
        host.advance(by: 1)
        _ = try host.image()
        #expect(seen.last == 20)
    }

    @Test func aRendererMaySetTheSize() throws {
        struct Tall: TextRenderer {
            func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
                let size = text.sizeThatFits(proposal)
                return CGSize(width: size.width, height: size.height * 2)
            }
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
        }
        let host = ViewHost(
            VStack {
                Text("a").accessibilityIdentifier("plain"); Text("a").textRenderer(Tall()).accessibilityIdentifier("tall")
            })
        #expect(try host.frame(of: .identifier("tall")).height == 2 * host.frame(of: .identifier("plain")).height)
    }

    @Test func bothLegibilityAndLanguageReachTheText() throws {
        let host = ViewHost(
            VStack {
                Text("wide").accessibilityIdentifier("plain")
                Text("wide").environment(\.legibilityWeight, .bold).accessibilityIdentifier("bold")
                Text("wide").bold().accessibilityIdentifier("same")
            })
        #expect(try host.frame(of: .identifier("bold")).width > host.frame(of: .identifier("plain")).width)
        #expect(try host.frame(of: .identifier("bold")).width == host.frame(of: .identifier("same")).width)
    }
}
