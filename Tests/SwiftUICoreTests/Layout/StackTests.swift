import CoreGraphics
@testable import SwiftUICore
import Testing

/// How stacks share their length.
@MainActor @Suite struct StackTests {
    /// The widths of the views of a row, and the row's own, in points to the hundredth.
    private struct Row: Equatable {
        let views: [CGFloat]
        let total: CGFloat

        init(_ views: [CGFloat], total: CGFloat) {
            self.views = views.map(Self.rounded)
            self.total = Self.rounded(total)
        }

        private static func rounded(_ width: CGFloat) -> CGFloat { (width * 100).rounded() / 100 }
    }

    private func widths(_ width: CGFloat, spacing: CGFloat = 0, @ViewBuilder _ content: () -> some View) -> Row {
        let view = LaidOutView(HStack(spacing: spacing, content: content).frame(width: width), size: CGSize(width: 1000, height: 50))
        let row = view.tree.rootNode!.children[0]
        var total: CGFloat = 0
        row.forEachChild { total = $0.size.width }
        var widths: [CGFloat] = []
        row.forEachChild { stack in stack.forEachChild { widths.append($0.size.width) } }
        return Row(widths, total: total)
    }

    private let shape = Rectangle()

    @Test("stack-001, stack-oracle-001, -002: equally flexible views share alike")
    func equalShares() {
        #expect(
            widths(300) {
                shape; shape; shape
            } == Row([100, 100, 100], total: 300))
        #expect(
            widths(320) {
                shape; shape; shape
            } == Row([106.67, 106.67, 106.67], total: 320))
        #expect(
            widths(320, spacing: 8) {
                shape; shape; shape
            } == Row([101.33, 101.33, 101.33], total: 320))
    }

    @Test("stack-002, stack-oracle-004 to -006: limits on one side")
    func limits() {
        #expect(
            widths(150) {
                shape.frame(maxWidth: 100); shape.frame(minWidth: 100)
            } == Row([75, 100], total: 175))
        #expect(
            widths(300) {
                shape.frame(maxWidth: 100); shape.frame(minWidth: 100)
            } == Row([100, 200], total: 300))
        #expect(
            widths(150) {
                shape.frame(minWidth: 100); shape; shape
            } == Row([100, 25, 25], total: 150))
    }

    @Test("stack-003, stack-oracle-008 to -011, -017: priorities")
    func priorities() {
        #expect(
            widths(200) {
                shape.layoutPriority(1); shape
            } == Row([200, 0], total: 200))
        #expect(
            widths(200) {
                shape.layoutPriority(1); shape.frame(minWidth: 30)
            } == Row([170, 30], total: 200))
        #expect(
            widths(200) {
                shape.frame(maxWidth: 60).layoutPriority(1); shape; shape
            } == Row([60, 70, 70], total: 200))
        #expect(
            widths(400) {
                shape.frame(minWidth: 50)
                shape.frame(width: 30).layoutPriority(2)
                shape.frame(minWidth: 50).layoutPriority(1)
                shape.layoutPriority(2)
                shape.frame(minWidth: 100, maxWidth: 120)
            } == Row([50, 30, 50, 170, 100], total: 400))
        #expect(
            widths(200) {
                shape.layoutPriority(-1); shape.frame(maxWidth: 150); shape.frame(maxWidth: 100)
            } == Row([0, 100, 100], total: 200))
    }

    @Test("stack-oracle-012 to -016: fixed and limited views")
    func fixedAndLimited() {
        #expect(
            widths(200) {
                shape.frame(width: 120); shape.frame(width: 120); shape
            } == Row([120, 120, 0], total: 240))
        #expect(
            widths(330, spacing: 10) {
                shape.frame(maxWidth: 30); shape; shape.frame(maxWidth: 90); shape
            } == Row([30, 90, 90, 90], total: 330))
        #expect(
            widths(100) {
                shape.frame(minWidth: 10, maxWidth: 110); shape.frame(minWidth: 60, maxWidth: 110)
            } == Row([40, 60], total: 100))
        #expect(
            widths(250) {
                shape.frame(minWidth: 0, maxWidth: .infinity)
                shape.frame(width: 100)
                shape.frame(minWidth: 0, maxWidth: .infinity)
            } == Row([75, 100, 75], total: 250))
        #expect(
            widths(200, spacing: 4) {
                shape.frame(width: 24)
                shape.frame(maxWidth: 50)
                shape.frame(maxWidth: 50)
                shape.frame(minWidth: 90, maxWidth: 120)
            } == Row([24, 37, 37, 90], total: 200))
    }

    @Test("flexibility.order: of infinitely flexible views the one with the larger minimum is served first")
    func flexibilityOrder() {
        // Served first, the second view gets a half, which is more than its minimum; the first the rest.
        #expect(
            widths(100) {
                shape.frame(minWidth: 10); shape.frame(minWidth: 20)
            } == Row([50, 50], total: 100))
        // Were the first one served first, it would get half of 100 and the row would overflow.
        #expect(
            widths(100) {
                shape.frame(minWidth: 10); shape.frame(minWidth: 80)
            } == Row([20, 80], total: 100))
        #expect(
            widths(100) {
                shape.frame(minWidth: 10, maxWidth: 20); shape.frame(minWidth: 10, maxWidth: 30)
            } == Row([20, 30], total: 50))
    }

    @Test("stack-010, stack-011: text among flexible views wraps unless it goes first")
    func textAmongColors() {
        func sizes(_ priority: Double) -> [String] {
            LaidOutView(
                HStack {
                    Color.red
                    Text("Hello, world").layoutPriority(priority)
                    Color.blue
                }
                .frame(width: 200), typesetter: FixedWidthTypesetter(widths: ["Hello, world": 90], lineHeight: 20)
            ).leafFrames.map { describe($0.size) }
        }
        let text = sizes(0)[1]
        #expect(text.hasSuffix(" 40"))
        #expect(sizes(1)[1] == size(90, 20))
    }

    @Test("stack-006, stack-007, layout-002, leaf-024: what a stack asks its views")
    func probes() {
        let log = ProbeLog()
        let row = LaidOutView(
            HStack(spacing: 0) {
                ProbeLayout(name: "a", log: log) {}
                ProbeLayout(name: "b", log: log) {}
            }, size: CGSize(width: 100, height: 40))
        #expect(log.proposals(of: "a").contains(size(0, 40)))
        #expect(log.proposals(of: "a").contains("inf 40"))
        log.clear()
        _ = row.size(for: ProposedViewSize(width: nil, height: 30))
        #expect(log.proposals(of: "a") == ["nil 30"])
        #expect(log.proposals(of: "b") == ["nil 30"])
    }

    @Test("stack-008: a row without a height offers its own height to its views when it places them")
    func placing() {
        let view = LaidOutView(
            HStack(spacing: 0) {
                Color.red.box(20, 60)
                Color.blue
            }
            .fixedSize(horizontal: false, vertical: true), size: CGSize(width: 100, height: 100), scale: 1)
        #expect(view.coloredFrames == ["red 0 20 20 60", "blue 20 20 80 60"])
    }

    @Test("stack-009: a square hugs a side of a stack as wide as the window")
    func huggingASide() {
        func frames(_ alignment: HorizontalAlignment) -> [String] {
            LaidOutView(
                VStack(alignment: alignment, spacing: 0) {
                    Color.red.box(100)
                    Color.black.frame(maxWidth: .infinity)
                }
            ).coloredFrames
        }
        #expect(frames(.leading) == ["red 0 0 100 100", "black 0 100 200 100"])
        #expect(frames(.trailing) == ["red 100 0 100 100", "black 0 100 200 100"])
    }

    @Test("stack-012: edges on the nearest pixels of 320 points at two pixels a point")
    func pixelEdges() {
        let view = LaidOutView(
            HStack(spacing: 0) {
                Color.red; Color.green; Color.blue
            }, size: CGSize(width: 320, height: 10))
        #expect(view.coloredFrames == ["red 0 0 106.5 10", "green 106.5 0 107 10", "blue 213.5 0 106.5 10"])
    }

    @Test("stack-014, stack-015: spacers that are too long run over both ends")
    func overflowingSpacers() {
        let column = VStack {
            Spacer()
            Color.black.frame(height: 2)
            Spacer()
            Color.black.frame(height: 2)
            Spacer()
        }
        // 8 + 2 + 8 + 2 + 8 is 28, centred in 12: from -8.
        #expect(LaidOutView(column, size: CGSize(width: 12, height: 12), scale: 1).coloredFrames == ["black 0 0 12 2", "black 0 10 12 2"])
        let row = HStack {
            Spacer()
            Color.black.frame(width: 2)
            Spacer()
            Color.black.frame(width: 2)
            Spacer()
        }
        #expect(LaidOutView(row, size: CGSize(width: 12, height: 12), scale: 1).coloredFrames == ["black 0 0 2 12", "black 10 0 2 12"])
    }

    @Test("stack-016: a bottom aligned row")
    func bottomAligned() {
        let row = HStack(alignment: .bottom, spacing: 0) {
            Color.black.frame(height: 10)
            Color.red.frame(height: 12)
            Color.black.frame(height: 10)
        }
        .frame(width: 12, height: 12)
        #expect(
            LaidOutView(row, size: CGSize(width: 12, height: 12), scale: 1).coloredFrames
                == ["black 0 2 4 10", "red 4 0 4 12", "black 8 2 4 10"])
    }

    @Test(
        "stack-018",
        arguments: [
            (Alignment.center, 3, 3), (.topLeading, 0, 0), (.top, 3, 0), (.trailing, 6, 3), (.bottomTrailing, 6, 6),
        ] as [(Alignment, Int, Int)])
    func depthStackAlignment(_ alignment: Alignment, _ x: Int, _ y: Int) {
        let view = LaidOutView(
            ZStack(alignment: alignment) {
                Color.black.box(12)
                Color.white.box(6)
            }, size: CGSize(width: 12, height: 12), scale: 1)
        #expect(view.coloredFrames == ["black 0 0 12 12", "white \(x) \(y) 6 6"])
    }

    @Test("stack-020: a limited frame in a depth stack")
    func limitedLayer() {
        let view = LaidOutView(
            ZStack {
                Color.black.box(12, 6)
                Color.white.frame(maxWidth: 20, maxHeight: 4)
            }, size: CGSize(width: 12, height: 12), scale: 1)
        #expect(view.coloredFrames == ["black 0 3 12 6", "white 0 4 12 4"])
    }

    @Test("stack-021: the size of layers is that of the highest priority; all get the proposal")
    func layersAndPriority() {
        let view = LaidOutView(
            ZStack {
                Color.red.box(80)
                Color.blue.frame(maxWidth: 30, maxHeight: 40).layoutPriority(1)
            })
        #expect(describe(view.size(for: ProposedViewSize(width: 200, height: 200))) == size(30, 40))
    }

    @Test("stack-024: modifiers of several views at the root apply once, around a column")
    func rootColumn() {
        let view = LaidOutView(
            Group {
                Circle().fill(.red)
                Rectangle().fill(.blue)
            }
            .fixedSize().frame(width: 30, height: 20), size: CGSize(width: 30, height: 20), scale: 1)
        #expect(view.coloredFrames == ["red 10 -4 10 10", "blue 10 14 10 10"])
    }

    @Test("stack-025: inside of another group each view is modified by itself")
    func groupInGroup() {
        let view = LaidOutView(
            Group {
                Group {
                    Color.red.box(20)
                    Color.red.box(20)
                    Color.red.box(20)
                }
                .background(Color.blue)
                Color.red.box(20)
            }, size: CGSize(width: 20, height: 104), scale: 1)
        #expect(describe(view.size(for: .unspecified)) == size(20, 104))
        #expect(view.coloredFrames.filter { $0.hasPrefix("blue") } == ["blue 0 0 20 20", "blue 0 28 20 20", "blue 0 56 20 20"])
    }

    @Test("stack-026: layers behind and in front get the view's size and do not change it")
    func secondaryLayers() {
        let log = ProbeLog()
        let view = LaidOutView(Color.red.box(40, 30).overlay(ProbeLayout(name: "o", log: log) {}).background(ProbeLayout(name: "b", log: log) {}))
        #expect(describe(view.size(for: .unspecified)) == size(40, 30))
        #expect(Set(log.proposals(of: "o")) == [size(40, 30)])
        #expect(Set(log.proposals(of: "b")) == [size(40, 30)])
    }

    @Test("zindex-001: the innermost value wins; equal ones keep their order; groups are transparent; containers are not")
    func zIndex() {
        let view = LaidOutView(
            ZStack {
                Color.red.zIndex(2).zIndex(-5)
                Group {
                    Color.green
                    Color.blue.zIndex(1)
                }
                ZStack { Color.black.zIndex(100) }
                Color.yellow.zIndex(1)
            }, size: CGSize(width: 1, height: 1), scale: 1)
        #expect(view.coloredFrames.map { String($0.prefix { $0 != " " }) } == ["green", "black", "blue", "yellow", "red"])
    }
}

/// What views were asked, in order.
final class ProbeLog: @unchecked Sendable {
    private(set) var entries: [(name: String, proposal: String)] = []

    func add(_ name: String, _ proposal: ProposedViewSize) {
        func text(_ length: CGFloat?) -> String { length.map { describe($0) } ?? "nil" }
        entries.append((name, "\(text(proposal.width)) \(text(proposal.height))"))
    }

    func proposals(of name: String) -> [String] { entries.filter { $0.name == name }.map(\.proposal) }
    func clear() { entries = [] }
}

/// A layout that takes what is proposed and writes down what that was.
struct ProbeLayout: Layout {
    let name: String
    let log: ProbeLog

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        log.add(name, proposal)
        return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
