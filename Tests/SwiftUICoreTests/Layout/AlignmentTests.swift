import CoreGraphics
@testable import SwiftUICore
import Testing

private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
    fileprivate static let middle = VerticalAlignment(Middle.self)
}

/// Alignment guides: what views say of them and how containers line up by them.
@MainActor @Suite struct AlignmentTests {
    @Test("alignment-002, alignment-003: each guide sees what the guides inside of it said")
    func guidesOfGuides() {
        var log: [String] = []
        func note(_ dimensions: ViewDimensions) {
            let explicit = dimensions[explicit: .leading].map { describe($0) } ?? "nil"
            let line = "\(describe(dimensions[.leading])) \(explicit)"
            if log.last != line { log.append(line) }
        }
        _ = LaidOutView(
            VStack(alignment: .leading) {
                Color.red.box(100)
                    .alignmentGuide(.leading) { $0.width / 3 }
                    .alignmentGuide(.leading) {
                        note($0)
                        return $0[HorizontalAlignment.center]
                    }
                Color.blue.box(100).alignmentGuide(.leading) { $0[.leading] }
                    .alignmentGuide(.leading) {
                        note($0)
                        return 0
                    }
            })
        #expect(log.contains("33.3 33.3"))
        #expect(log.contains("0 0"))
    }

    @Test("alignment-005: the topmost first baseline and the lowest last baseline of a container count")
    func baselinesOfContainers() {
        func guide(_ guide: VerticalAlignment, _ view: some View) -> String {
            let node = LaidOutView(view, typesetter: FixedWidthTypesetter(lineHeight: 16, descent: 4)).tree.rootNode!.children[0]
            let dimensions = node.dimensions(in: .unspecified)
            return "\(describe(dimensions[guide])) \(dimensions[explicit: guide] == nil ? "default" : "explicit")"
        }
        let texts = VStack(spacing: 0) {
            Color.red.box(10)
            Text("a")
            Text("b")
            Color.red.box(10)
        }
        #expect(guide(.firstTextBaseline, texts) == "22 explicit")
        #expect(guide(.lastTextBaseline, texts) == "38 explicit")
        #expect(guide(.firstTextBaseline, Color.red.box(10)) == "10 default")
        #expect(guide(.lastTextBaseline, VStack { Color.red.box(10) }) == "10 default")
        #expect(guide(.firstTextBaseline, Text("a").padding(3)) == "15 explicit")
    }

    @Test("the separator below a row begins at the leading text, unless the row says otherwise")
    func separatorsOfRows() {
        func start(_ view: some View) -> String {
            let node = LaidOutView(view, typesetter: FixedWidthTypesetter()).tree.rootNode!.children[0]
            return node.dimensions(in: .unspecified)[explicit: .listRowSeparatorLeading].map(describe) ?? "none"
        }
        #expect(
            start(
                HStack(spacing: 10) {
                    Color.red.box(30); Text("a"); Text("b")
                }) == "40")
        #expect(
            start(
                HStack(spacing: 10) {
                    Color.red.box(30);
                    VStack(alignment: .leading) {
                        Text("a"); Text("bb")
                    }
                }.padding(5)) == "45")
        #expect(
            start(
                HStack(spacing: 10) {
                    Color.red.box(30); Color.blue.box(30)
                }) == "none")
        #expect(
            start(
                HStack {
                    Color.red.box(30); Text("a")
                }.alignmentGuide(.listRowSeparatorLeading) { _ in 7 }) == "7")
    }

    @Test("alignment-007, alignment.combine.linear: a guide of one's own is averaged over the views that place it")
    func averages() {
        var value: CGFloat?
        for number in 0...10 { Middle._combineExplicit(childValue: CGFloat(number), number, into: &value) }
        #expect(value == 5)
        let column = VStack(spacing: 0) {
            Color.red.box(10).alignmentGuide(.middle) { _ in 4 }
            Color.red.box(10)
            Color.red.box(10).alignmentGuide(.middle) { _ in 2 }
        }
        let dimensions = LaidOutView(column).tree.rootNode!.children[0].dimensions(in: .unspecified)
        #expect(dimensions[explicit: .middle] == 13)
    }

    @Test("A guide of one's own lines up views in stacks of their own; the built-in edges of a stack are its own")
    func acrossStacks() {
        let row = HStack(alignment: .middle, spacing: 0) {
            VStack(spacing: 0) {
                Color.red.box(10, 30)
                Color.blue.box(10, 10).alignmentGuide(.middle) { $0[VerticalAlignment.center] }
            }
            VStack(spacing: 0) {
                Color.green.box(10, 10).alignmentGuide(.middle) { $0[VerticalAlignment.center] }
                Color.yellow.box(10, 50)
            }
        }
        // Both middles meet at 35: the left column reaches 5 points further down, the right one 55.
        #expect(
            LaidOutView(row).coloredFrames
                == ["red 90 55 10 30", "blue 90 85 10 10", "green 100 85 10 10", "yellow 100 95 10 50"])
    }

    @Test("stack-022: a guide of a whole stack does not move the views in it")
    func outerGuides() {
        let stack = ZStack(alignment: .bottomLeading) {
            Color.red.box(10, 30)
            Color.blue.box(30, 10)
        }
        #expect(LaidOutView(stack.alignmentGuide(.leading) { $0[.leading] + 10 }).coloredFrames == LaidOutView(stack).coloredFrames)
    }

    @Test("alignment-009: layers in front line up with the guides of the view")
    func overlays() {
        let view = LaidOutView(
            Color.red.box(100)
                .alignmentGuide(HorizontalAlignment.trailing) { _ in 70 }
                .alignmentGuide(VerticalAlignment.top) { _ in 30 }
                .overlay(alignment: .topTrailing) { Color.blue.box(10) })
        #expect(view.coloredFrames == ["red 50 50 100 100", "blue 110 80 10 10"])
    }

    @Test("alignment-010: where layout runs from right to left, leading is right")
    func rightToLeft() {
        func frames(_ view: some View) -> [String] { LaidOutView(view, layoutDirection: .rightToLeft).coloredFrames }
        let column = VStack(alignment: .leading, spacing: 0) {
            Color.red.box(200, 10)
            Color.blue.box(20, 10)
        }
        #expect(frames(column) == ["red 0 90 200 10", "blue 180 100 20 10"])
        let guided = VStack(alignment: .leading, spacing: 0) {
            Color.red.box(200, 10)
            Color.blue.box(20, 10).alignmentGuide(.leading) { _ in -30 }
        }
        #expect(frames(guided) == ["red 0 90 200 10", "blue 150 100 20 10"])
        #expect(
            frames(
                HStack(spacing: 0) {
                    Color.red.box(20); Color.blue.box(20)
                }) == ["red 100 90 20 20", "blue 80 90 20 20"])
        #expect(frames(Color.red.box(20).padding(.leading, 40)) == ["red 70 90 20 20"])
        #expect(frames(Color.red.box(20).frame(maxWidth: .infinity, alignment: .leading)) == ["red 180 90 20 20"])
        #expect(frames(Color.red.box(20).offset(x: 10)) == ["red 80 90 20 20"])
    }

    @Test("frame: a view's explicit edge guide does not leave its stack, its baselines do")
    func leaving() {
        let stack = LaidOutView(VStack { Color.red.box(10).alignmentGuide(.top) { _ in 5 }.alignmentGuide(.firstTextBaseline) { _ in 3 } })
        let dimensions = stack.tree.rootNode!.children[0].dimensions(in: .unspecified)
        #expect(dimensions[explicit: VerticalAlignment.top] == nil)
        #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == 3)
    }

    @Test("A guide that is not a number counts as not placed")
    func notANumber() {
        let view = VStack(alignment: .leading, spacing: 0) {
            Color.red.box(10).alignmentGuide(.leading) { _ in .nan }
            Color.blue.box(20)
        }
        #expect(LaidOutView(view).coloredFrames == ["red 90 85 10 10", "blue 90 95 20 20"])
    }
}

/// A guide deep in a view is looked for once by each container around it.
@MainActor struct NestedGuideTests {
    private final class Count {
        var value = 0
    }

    /// A view in layers and frames, each of which asks for the guide to find its size and its place.
    private func nested(_ depth: Int, _ count: Count) -> AnyView {
        guard depth > 0 else {
            return AnyView(
                Color.red.frame(width: 10, height: 10).alignmentGuide(VerticalAlignment.center) {
                    count.value += 1
                    return $0.height / 3
                })
        }
        return AnyView(
            ZStack {
                nested(depth - 1, count); Color.blue
            }.frame(maxWidth: .infinity, maxHeight: .infinity))
    }

    @Test func depthDoesNotMultiply() {
        func asked(_ depth: Int) -> Int {
            let count = Count()
            _ = LaidOutView(nested(depth, count))
            return count.value
        }
        #expect(asked(24) <= asked(6))
        #expect(asked(6) > 0)
    }
}
