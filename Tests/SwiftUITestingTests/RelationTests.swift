import CoreGraphics
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Relations that small programs about layout must satisfy, in windows of four widths at three scales.
@MainActor @Suite struct RelationTests {
    struct Window: Sendable, CustomTestStringConvertible {
        var size: CGSize
        var scale: CGFloat

        var testDescription: String { "\(size.width) points wide at \(scale)" }
        @MainActor func host(_ view: some View) -> ViewHost { ViewHost(view, size: size, scale: scale) }
        /// How far a frame may be off where a length depends on rounded text.
        var pixel: CGFloat { 1 / scale }
    }

    nonisolated static let windows = [
        CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
    ].flatMap { size in [1, 2, 3].map { Window(size: size, scale: $0) } }

    private func isClose(_ left: CGFloat, _ right: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(left - right) <= tolerance }

    // MARK: Readers

    @Test("G01: a reader is a stack of layers at its leading top, 10 by 10 by choice", arguments: windows)
    func readerAsStack(_ window: Window) throws {
        @ViewBuilder var layers: some View {
            Rectangle().frame(width: 50, height: 50).accessibilityIdentifier("box")
            Text("ab").accessibilityIdentifier("text")
        }
        func check(_ view: some View) throws {
            let host = window.host(view.accessibilityIdentifier("all"))
            #expect(try host.frame(of: .identifier("all")).size == window.size)
            #expect(try host.frame(of: .identifier("box")) == CGRect(x: 0, y: 0, width: 50, height: 50))
            #expect(try host.frame(of: .identifier("text")).origin == .zero)
            let ideal = window.host(view.fixedSize().accessibilityIdentifier("all"))
            #expect(try ideal.frame(of: .identifier("all")).size == CGSize(width: 10, height: 10))
        }
        try check(GeometryReader { _ in layers })
        try check(
            ZStack(alignment: .topLeading) { layers }
                .frame(idealWidth: 10, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity, alignment: .topLeading))
    }

    @Test("G02, G03: a reader offers everything; in a list of rows it is 10 high", arguments: windows)
    func readers(_ window: Window) throws {
        let filling = window.host(
            GeometryReader { proxy in
                Path { $0.addRect(CGRect(origin: .zero, size: proxy.size)) }.accessibilityIdentifier("path")
            })
        #expect(try filling.frame(of: .identifier("path")) == CGRect(origin: .zero, size: window.size))
        let scrolling = window.host(ScrollView { GeometryReader { _ in Color.orange.accessibilityIdentifier("box") } })
        #expect(try scrolling.frame(of: .identifier("box")) == CGRect(x: 0, y: 0, width: window.size.width, height: 10))
    }

    private struct Remembered: View {
        @State private var width: CGFloat = 0

        var body: some View {
            ScrollView {
                GeometryReader { proxy in
                    Color.red.aspectRatio(1.5, contentMode: .fill).onAppear { width = proxy.size.width }
                }
                .frame(height: width / 1.77).clipped().accessibilityIdentifier("box")
            }
        }
    }

    @Test("G04: a width that is read once decides a height, and stays when the window changes", arguments: windows)
    func readOnce(_ window: Window) throws {
        let host = window.host(Remembered())
        #expect(try isClose(host.frame(of: .identifier("box")).height, window.size.width / 1.77))
        host.size.width += 100
        #expect(try isClose(host.frame(of: .identifier("box")).height, window.size.width / 1.77))
        #expect(host.warnings.isEmpty)
    }

    @Test("G05, G06: a size printed by a reader settles; a place is told when it changes, once", arguments: windows)
    func told(_ window: Window) throws {
        struct Sized: View {
            @State private var width: CGFloat = 0
            var body: some View {
                Text("\(Int(width))").monospacedDigit().frame(width: 60)
                    .background(GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } })
            }
        }
        #expect(window.host(Sized()).contains(.text("60")))
        var places: [CGFloat] = []
        let host = window.host(
            ScrollView {
                Text("Where").accessibilityIdentifier("text")
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY
                    } action: {
                        places.append($0)
                    }
                Color.red.frame(height: 5000)
            })
        #expect(places == [0])
        _ = try host.scroll(.identifier("text"), by: CGSize(width: 0, height: 30))
        _ = try host.scroll(.point(10, 100), by: CGSize(width: 0, height: 0))
        #expect(places == [0, -30])
    }

    @Test("G07: a base in proportion is filled by a picture of another", arguments: windows)
    func base(_ window: Window) throws {
        let host = window.host(
            ScrollView {
                Color.clear.aspectRatio(1.77, contentMode: .fill)
                    .overlay(alignment: .topLeading) { Color.red.aspectRatio(1.5, contentMode: .fill).accessibilityIdentifier("picture") }
                    .clipped().accessibilityIdentifier("base")
            })
        let (base, picture) = (try host.frame(of: .identifier("base")), try host.frame(of: .identifier("picture")))
        #expect(base.width == window.size.width && isClose(base.height, window.size.width / 1.77))
        #expect(picture.origin == base.origin && picture.width == window.size.width && isClose(picture.height, window.size.width / 1.5))
    }

    // MARK: Parts of a width

    @Test("G08: of five equal columns one cell takes two and the other three", arguments: windows)
    func fortyPercent(_ window: Window) throws {
        let host = window.host(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { ForEach(0..<5, id: \.self) { _ in Color.clear.frame(maxHeight: 0) } }
                GridRow {
                    Color.red.aspectRatio(1.5, contentMode: .fit).accessibilityIdentifier("left").gridCellColumns(2)
                    Color.blue.frame(height: 20).accessibilityIdentifier("right").gridCellColumns(3)
                }
            }
            .accessibilityIdentifier("grid").padding())
        let grid = try host.frame(of: .identifier("grid"))
        let (left, right) = (try host.frame(of: .identifier("left")), try host.frame(of: .identifier("right")))
        #expect(isClose(right.width, grid.width * 0.6) && isClose(right.maxX, grid.maxX))
        #expect(isClose(left.midX, grid.minX + grid.width * 0.2) && left.width <= grid.width * 0.4 + 1e-6)
        #expect(isClose(grid.height, max(left.height, right.height)) && grid.width <= window.size.width - 32 + 1e-6)
    }

    @Test("G09, R01, R02: a quarter and the rest; what text leaves; half of it", arguments: windows)
    func parts(_ window: Window) throws {
        let split = window.host(
            GeometryReader { proxy in
                HStack(spacing: 0) {
                    Color.red.frame(width: proxy.size.width / 4).accessibilityIdentifier("left")
                    Color.clear.overlay(Text("Middle").accessibilityIdentifier("text")).accessibilityIdentifier("right")
                }
            }
            .frame(width: 300, height: 60))
        #expect(try split.frame(of: .identifier("left")).size == CGSize(width: 75, height: 60))
        let right = try split.frame(of: .identifier("right"))
        #expect(right.size == CGSize(width: 225, height: 60))
        #expect(try isClose(split.frame(of: .identifier("text")).midX, right.midX, window.pixel))

        let below = window.host(
            VStack {
                Text("Above").accessibilityIdentifier("text")
                GeometryReader { proxy in
                    Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
                        .offset(x: proxy.size.width + 5).accessibilityIdentifier("half")
                }
                .accessibilityIdentifier("reader")
            }
            .frame(width: 150, height: 100).accessibilityIdentifier("frame"))
        let (frame, text) = (try below.frame(of: .identifier("frame")), try below.frame(of: .identifier("text")))
        let (reader, half) = (try below.frame(of: .identifier("reader")), try below.frame(of: .identifier("half")))
        #expect(frame.size == CGSize(width: 150, height: 100) && reader.width == 150)
        #expect(isClose(reader.maxY, frame.maxY) && isClose(text.minY, frame.minY))
        #expect(reader.minY - text.maxY > 0 && !isClose(reader.minY - text.maxY, 8))
        #expect(isClose(half.width, 75) && isClose(half.height, reader.height / 2))
    }

    @Test("G10, G11: what only looks larger keeps its size in layout", arguments: windows)
    func renderedSize(_ window: Window) throws {
        var sizes: [CGSize] = []
        let host = window.host(
            Color.orange.frame(width: 100, height: 100)
                .background(
                    GeometryReader { proxy in
                        let _ = sizes = [proxy.size, proxy.frame(in: .global).size]
                        Color.clear
                    }
                )
                .scaleEffect(2.2).accessibilityIdentifier("box"))
        #expect(sizes[0] == CGSize(width: 100, height: 100) && isClose(sizes[1].width, 220) && isClose(sizes[1].height, 220))
        _ = host
        let effect = window.host(
            HStack(spacing: 0) {
                Color.red.frame(width: 40, height: 20).accessibilityIdentifier("inner")
                    .visualEffect { content, proxy in content.offset(x: proxy.size.width / 2, y: proxy.size.height / 2).scaleEffect(0.5) }
                    .accessibilityIdentifier("outer")
            })
        let (inner, outer) = (try effect.frame(of: .identifier("inner")), try effect.frame(of: .identifier("outer")))
        #expect(outer.size == CGSize(width: 40, height: 20))
        // Moved by half, and then halved about the middle: its middle is a quarter off.
        #expect(isClose(inner.midX, outer.midX + 10) && isClose(inner.midY, outer.midY + 5) && isClose(inner.width, 20))
    }

    // MARK: Gaps

    @Test("S01: gaps are 8 between boxes; around text they come from its lines", arguments: windows)
    func gaps(_ window: Window) throws {
        func gaps(_ spacing: CGFloat?, _ middle: some View) throws -> (CGFloat, CGFloat) {
            let host = window.host(
                VStack(spacing: spacing) {
                    Color.red.frame(width: 150, height: 30).accessibilityIdentifier("a")
                    middle.accessibilityIdentifier("b")
                    Color.red.frame(width: 150, height: 30).accessibilityIdentifier("c")
                })
            let frames = try ["a", "b", "c"].map { try host.frame(of: .identifier($0)) }
            return (frames[1].minY - frames[0].maxY, frames[2].minY - frames[1].maxY)
        }
        for spacing in [nil, 8] as [CGFloat?] {
            let found = try gaps(spacing, Color.blue.frame(width: 150, height: 30))
            #expect(isClose(found.0, 8) && isClose(found.1, 8))
        }
        let fixed = try gaps(8, Text("Fat"))
        #expect(isClose(fixed.0, 8) && isClose(fixed.1, 8))
        let own = try gaps(nil, Text("Fat"))
        #expect(!isClose(own.0, 8) && !isClose(own.1, 8) && !isClose(own.0, own.1))
    }

    private struct Passing: Layout {
        var told: @Sendable (ViewSpacing) -> Void = { _ in }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }

        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
            var spacing = ViewSpacing()
            if let first = subviews.first, let last = subviews.last {
                spacing.formUnion(first.spacing, edges: .top)
                spacing.formUnion(last.spacing, edges: .bottom)
            }
            told(spacing)
            return spacing
        }
    }

    @Test("S02, S03: nobody asks an only child for its gaps; a layout may pass on its first and last view's", arguments: windows)
    func passedOnGaps(_ window: Window) throws {
        final class Log: @unchecked Sendable { var asked: [ViewSpacing] = [] }
        let log = Log()
        let layout = Passing { log.asked.append($0) }
        _ = window.host(VStack { layout { Rectangle() } })
        #expect(log.asked.isEmpty)
        let pair = window.host(
            VStack {
                layout {
                    Text("First")
                    Text("Last")
                }
                .accessibilityIdentifier("layout")
                Color.red.accessibilityIdentifier("box")
            })
        #expect(!log.asked.isEmpty)
        let plain = window.host(
            VStack {
                Text("Last").accessibilityIdentifier("layout")
                Color.red.accessibilityIdentifier("box")
            })
        func gap(_ host: ViewHost) throws -> CGFloat {
            try host.frame(of: .identifier("box")).minY - host.frame(of: .identifier("layout")).maxY
        }
        #expect(try isClose(gap(pair), gap(plain)))
    }

    @Test("S04: a bar touches what scrolls above it and the window's end; by itself it keeps a gap", arguments: windows)
    func bar(_ window: Window) throws {
        func list(_ spacing: CGFloat?) throws -> (row: CGRect, bar: CGRect) {
            let host = window.host(
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Color.red.frame(height: 50).accessibilityIdentifier("row\($0)") } }
                }
                .safeAreaInset(edge: .bottom, spacing: spacing) {
                    Color.green.frame(height: 40).accessibilityIdentifier("bar")
                })
            _ = try host.scroll(.point(20, 20), by: CGSize(width: 0, height: 1e6))
            return (try host.frame(of: .identifier("row29")), try host.frame(of: .identifier("bar")))
        }
        let touching = try list(0)
        #expect(isClose(touching.row.maxY, touching.bar.minY) && isClose(touching.bar.maxY, window.size.height))
        #expect(touching.bar.width == window.size.width)
        #expect(try isClose(list(nil).bar.minY - list(nil).row.maxY, 8))
    }

    // MARK: Frames that flow up

    private struct Rects: PreferenceKey {
        static var defaultValue: [CGRect] { [] }
        static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) { value += nextValue() }
    }

    private struct Marked: View {
        @State private var rects: [CGRect] = []
        @State private var active = 0

        var body: some View {
            ZStack(alignment: .topLeading) {
                if active < rects.count {
                    RoundedRectangle(cornerRadius: 9).stroke(.green)
                        .frame(width: rects[active].width, height: rects[active].height)
                        .accessibilityIdentifier("border")
                        .offset(x: rects[active].minX, y: rects[active].minY)
                }
                VStack {
                    ForEach(0..<3, id: \.self) { row in
                        Spacer()
                        HStack { ForEach(0..<4, id: \.self) { label(row * 4 + $0) } }
                    }
                    Spacer()
                }
                .onPreferenceChange(Rects.self) { rects = $0 }
            }
            .coordinateSpace(name: "stack")
        }

        private func label(_ index: Int) -> some View {
            Text("Month \(index)").font(.caption2).padding(6).accessibilityIdentifier("label\(index)")
                .background(GeometryReader { proxy in Color.clear.preference(key: Rects.self, value: [proxy.frame(in: .named("stack"))]) })
                .onTapGesture { withAnimation(.easeInOut(duration: 1)) { active = index } }
        }
    }

    @Test("P02: a border lies around the active label, is halfway at half the time, and follows the window", arguments: windows)
    func movingBorder(_ window: Window) throws {
        let host = window.host(Marked())
        func frames(_ index: Int) throws -> (border: CGRect, label: CGRect) {
            (try host.frame(of: .identifier("border")), try host.frame(of: .identifier("label\(index)")))
        }
        func isSame(_ left: CGRect, _ right: CGRect) -> Bool {
            isClose(left.minX, right.minX, 0.01) && isClose(left.minY, right.minY, 0.01) && isClose(left.width, right.width, 0.01)
        }
        let first = try frames(0)
        #expect(isSame(first.border, first.label))
        try host.tap(.identifier("label6"))
        host.advance(by: 0.5)
        let (half, end) = (try frames(6).border, try frames(6).label)
        #expect(isClose(half.midX, (first.label.midX + end.midX) / 2, 1) && isClose(half.midY, (first.label.midY + end.midY) / 2, 1))
        host.advance(by: 0.6)
        #expect(try isSame(frames(6).border, frames(6).label))
        host.size.width += 60
        host.advance(by: 2)
        #expect(try isSame(frames(6).border, frames(6).label))
        #expect(host.warnings.isEmpty)
    }
}
