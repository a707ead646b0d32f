import Foundation
import Testing

@testable import SwiftUICore

/// Containers that choose, change or derive their layout.
@MainActor
@Suite(.fixedWidthText)
struct ContainerTests {
    private func names(_ view: some View, in size: CGSize, _ names: [String]) -> [String] {
        let frames = NamedFrames(view, in: size)
        return names.filter { frames[$0] != nil }
    }

    // MARK: ViewThatFits

    struct Choice: Sendable {
        var width: CGFloat
        var height: CGFloat
        var axes: Axis.Set = [.horizontal, .vertical]
        var shown: String
    }

    @Test(arguments: [
        Choice(width: 100, height: 100, shown: "large"),
        Choice(width: 99, height: 100, shown: "small"),
        Choice(width: 100, height: 99, shown: "small"),
        Choice(width: 100, height: 10, axes: .horizontal, shown: "large"),
        Choice(width: 10, height: 100, axes: .vertical, shown: "large"),
        Choice(width: 10, height: 10, shown: "small"),
    ])
    func `The first view whose ideal size fits is shown, else the last`(_ choice: Choice) {
        // Truth `viewthatfits-001`.
        let view = ViewThatFits(in: choice.axes) {
            Color.red.frame(width: 100, height: 100).named("large")
            Color.red.frame(width: 50, height: 50).named("small")
        }
        #expect(names(view, in: CGSize(width: choice.width, height: choice.height), ["large", "small"]) == [choice.shown])
    }

    @Test func `A view is measured with the proposal along an axis that is not constrained`() {
        // A text may wrap; an area of 2,000 square points stands for one.
        let view = ViewThatFits(in: .vertical) {
            AreaLayout(area: 2000) {}.named("text")
            Color.red.frame(height: 10).named("small")
        }
        #expect(names(view, in: CGSize(width: 100, height: 30), ["text", "small"]) == ["text"])
        #expect(names(view, in: CGSize(width: 50, height: 30), ["text", "small"]) == ["small"])
        let column = ViewThatFits(in: .horizontal) {
            AreaLayout(area: 2000) {}.named("text")
            Color.red.frame(width: 10).named("small")
        }
        #expect(names(column, in: CGSize(width: 30, height: 100), ["text", "small"]) == ["text"])
        #expect(names(column, in: CGSize(width: 30, height: 50), ["text", "small"]) == ["small"])
    }

    /// As wide and high as proposed, or as needed for an area if a length is not proposed; one point high if none is.
    private struct AreaLayout: Layout {
        var area: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): CGSize(width: width, height: height)
            case (let width?, nil): CGSize(width: width, height: area / width)
            case (nil, let height?): CGSize(width: area / height, height: height)
            case (nil, nil): CGSize(width: area, height: 1)
            }
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func `What fits is laid out by the real proposal`() {
        let view = ViewThatFits { Color.red.named("a") }
        #expect(NamedFrames(view)["a"] == CGRect(0, 0, 200, 200))
    }

    @Test func `Nothing is no choice`() {
        // Truth `viewthatfits-002`.
        let view = ZStack {
            Color.black.frame(width: 12, height: 12)
            ViewThatFits {
                EmptyView()
                Color.white.frame(width: 4, height: 4).named("white")
            }
        }
        #expect(NamedFrames(view, in: CGSize(width: 12, height: 12))["white"] == CGRect(4, 4, 4, 4))
    }

    @Test func `What does not fit is neither drawn nor touched nor heard, and comes back with room`() {
        struct Key: PreferenceKey {
            static let defaultValue = ""
            static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
        }
        var taps = ""
        var heard: [String] = []
        let view = ViewThatFits {
            Color.red.frame(width: 100, height: 100).onTapGesture { taps += "large " }.preference(key: Key.self, value: "large")
            Color.blue.frame(width: 50, height: 50).onTapGesture { taps += "small " }.preference(key: Key.self, value: "small")
        }.onPreferenceChange(Key.self) { heard.append($0) }
        let frames = NamedFrames(view, in: CGSize(width: 60, height: 60))
        frames.tree.tap(at: CGPoint(x: 30, y: 30))
        #expect(DisplayListBuilder.draw(frames.tree.rootNode!, displayScale: 1).items.count == 1)
        frames.tree.size = CGSize(width: 120, height: 120)
        frames.tree.update()
        frames.tree.tap(at: CGPoint(x: 30, y: 30))
        #expect(taps == "small large ")
        #expect(heard == ["small", "large"])
    }

    // MARK: containerRelativeFrame

    @Test("crf-002: frames relative to the window, less what is covered") func relativeToTheWindow() {
        let insets = EdgeInsets(top: 20, leading: 5, bottom: 30, trailing: 15)
        func frame(_ view: some View) -> CGSize? { NamedFrames(view, in: CGSize(width: 410, height: 850), safeArea: insets)["a"]?.size }
        let color = Color.red
        #expect(frame(color.frame(maxWidth: 10).containerRelativeFrame(.horizontal).named("a")) == CGSize(width: 390, height: 800))
        #expect(
            frame(color.containerRelativeFrame([.horizontal, .vertical]) { $1 == .horizontal ? $0 / 3 : $0 / 4 }.named("a"))
                == CGSize(width: 130, height: 200))
        // Truth `crf-001`, `crf-003`.
        let columns = frame(color.containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12).named("a"))
        #expect(abs(columns!.width - 309.6) < 1e-9)
        // Bad counts and lengths.
        #expect(frame(color.containerRelativeFrame(.horizontal, count: 0, span: -3, spacing: 12).named("a"))?.width == 0)
        #expect(frame(color.containerRelativeFrame(.horizontal) { _, _ in -.infinity }.named("a"))?.width == 390)
    }

    @Test("crf-002: frames relative to the nearest scroll view, whose size may change") func relativeToTheScrollView() {
        let view = ScrollView {
            Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 }.named("a")
        }.frame(maxHeight: 300)
        let frames = NamedFrames(view, in: CGSize(width: 100, height: 200))
        #expect(frames["a"]?.height == 100)
        frames.tree.size.height = 1000
        frames.tree.update()
        #expect(frames["a"]?.height == 150)
    }

    @Test func `A relative frame aligns its content`() {
        let view = Color.red.frame(width: 10, height: 10).named("a").containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
        #expect(NamedFrames(view)["a"] == CGRect(190, 190, 10, 10))
    }

    // MARK: Layouts as values

    @Test(arguments: [Alignment.center, .topLeading, .bottomTrailing, .trailing])
    func `ZStackLayout and GridLayout lay out as ZStack and Grid do`(_ alignment: Alignment) {
        @ViewBuilder var layers: some View {
            Color.red.frame(width: 30, height: 40).named("a")
            Text("Text").named("b")
            Color.blue.frame(height: 50).layoutPriority(1).named("c")
        }
        @ViewBuilder var rows: some View {
            GridRow {
                Color.red.frame(width: 30, height: 40).named("a"); Text("Text").named("b")
            }
            GridRow(alignment: .top) { Color.red.gridCellColumns(2).named("c") }
            Divider()
            Text("A whole row").named("d")
        }
        func frames(_ view: some View) -> [CGRect?] {
            let frames = NamedFrames(view)
            return ["a", "b", "c", "d"].map { frames[$0] }
        }
        #expect(frames(ZStack(alignment: alignment) { layers }) == frames(ZStackLayout(alignment: alignment) { layers }))
        #expect(frames(ZStack(alignment: alignment) { layers }) == frames(AnyLayout(ZStackLayout(alignment: alignment)) { layers }))
        #expect(
            frames(Grid(alignment: alignment, horizontalSpacing: 3) { rows })
                == frames(GridLayout(alignment: alignment, horizontalSpacing: 3) { rows }))
    }

    @Test func `A layout takes another's place, and the views keep their state`() {
        final class Model {
            var set: (Int) -> Void = { _ in }
            var count: (() -> Void) = {}
            var appearances = 0
        }
        struct Counter: View {
            @State var count = 0
            let model: Model
            var body: some View {
                Color.red.frame(width: 10 + CGFloat(count), height: 10).named("counter")
                    .onAppear {
                        model.appearances += 1; model.count = { count += 1 }
                    }
            }
        }
        struct Changing: View {
            @State var choice = 0
            let model: Model
            var layout: AnyLayout {
                switch choice {
                case 0: AnyLayout(HStackLayout(spacing: 0))
                case 1: AnyLayout(VStackLayout(spacing: 0))
                default: AnyLayout(ZStackLayout())
                }
            }
            var body: some View {
                layout {
                    Counter(model: model)
                    Spacer(minLength: 0).named("spacer")
                    Color.blue.frame(width: 20, height: 20)
                }.onAppear { model.set = { choice = $0 } }
            }
        }
        let model = Model()
        let frames = NamedFrames(Changing(model: model))
        model.count()
        frames.tree.update()
        #expect(frames["counter"] == CGRect(0, 95, 11, 10))
        #expect(frames["spacer"]?.width == 169)
        model.set(1)
        frames.tree.update()
        #expect(frames["counter"] == CGRect(94.5, 0, 11, 10))
        #expect(frames["spacer"]?.height == 170)
        model.set(2)
        frames.tree.update()
        #expect(frames["spacer"] == CGRect(90, 90, 20, 20))
        #expect(frames["counter"] == CGRect(94.5, 95, 11, 10))
        #expect(model.appearances == 1)
    }

    @Test func `A section in a stack is its header, its content and its footer`() {
        let view = VStack(spacing: 0) {
            Section {
                Color.red.frame(height: 20).named("a")
                Color.red.frame(height: 30).named("b")
            } header: {
                Color.blue.frame(height: 10).named("header")
            } footer: {
                Color.blue.frame(height: 40).named("footer")
            }
            Section("Title") { Color.red.frame(height: 5) }
        }.frame(height: 200, alignment: .top)
        let frames = NamedFrames(view)
        #expect(["header", "a", "b", "footer"].map { frames[$0]?.minY } == [0, 10, 30, 60])
    }

    @Test(arguments: [false, true]) func `A folded section shows its header alone`(isLazy: Bool) {
        final class Model { var set: (Bool) -> Void = { _ in } }
        struct Sections: View {
            @State var isExpanded = false
            let isLazy: Bool
            let model: Model
            @ViewBuilder var sections: some View {
                Section(isExpanded: $isExpanded) {
                    Color.red.frame(height: 20).named("a")
                    ForEach(0..<2) { Color.red.frame(height: 20).named("row \($0)") }
                } header: {
                    Color.blue.frame(height: 10).named("header")
                }
                Color.green.frame(height: 5).named("after")
            }
            var body: some View {
                Group {
                    if isLazy {
                        ScrollView { LazyVStack(spacing: 0) { sections } }
                    } else {
                        VStack(spacing: 0) { sections }.frame(height: 200, alignment: .top)
                    }
                }.onAppear { model.set = { isExpanded = $0 } }
            }
        }
        let model = Model()
        let frames = NamedFrames(Sections(isLazy: isLazy, model: model))
        for isExpanded in [false, true, false] {
            model.set(isExpanded)
            frames.tree.update()
            #expect(frames["header"]?.minY == 0)
            #expect(frames["a"]?.minY == (isExpanded ? 10 : nil))
            #expect(frames["row 1"]?.minY == (isExpanded ? 50 : nil))
            #expect(frames["after"]?.minY == (isExpanded ? 70 : 10))
        }
        frames.tree.removeRootView()
    }

    @Test func `A section in a lazy stack keeps its order and its state, and its rows come and go`() {
        final class Model { var set: (Int) -> Void = { _ in } }
        struct Rows: View {
            @State var count = 3
            let model: Model
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Section {
                            ForEach(0..<count, id: \.self) { Color.red.frame(height: 20).named("row \($0)") }
                        } header: {
                            Color.blue.frame(height: 10).named("header")
                        } footer: {
                            Color.blue.frame(height: 15).named("footer")
                        }
                        Color.green.frame(height: 5).named("after")
                    }
                }.onAppear { model.set = { count = $0 } }
            }
        }
        let model = Model()
        let frames = NamedFrames(Rows(model: model))
        #expect(["header", "row 0", "row 2", "footer", "after"].map { frames[$0]?.minY } == [0, 10, 50, 70, 85])
        model.set(1)
        frames.tree.update()
        #expect(["header", "row 0", "footer", "after"].map { frames[$0]?.minY } == [0, 10, 30, 45])
        #expect(frames["row 2"] == nil)
        model.set(5)
        frames.tree.update()
        #expect(frames["footer"]?.minY == 110)
        frames.tree.removeRootView()
    }

    // MARK: Spacing

    private struct SpacingReader: Layout {
        let report: (ViewSpacing) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews.first?.sizeThatFits(proposal) ?? .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews.first?.place(at: bounds.origin, proposal: proposal)
        }
        func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
            report(subviews[0].spacing)
            return subviews[0].spacing
        }
    }

    @Test func `A stack asks for spacing only where there are neighbours`() {
        // Truth `spacing-008`.
        var printed: [String] = []
        let reader = SpacingReader { printed.append("\($0)") }
        _ = NamedFrames(VStack { reader { Rectangle() } })
        #expect(printed.isEmpty)
        _ = NamedFrames(
            VStack {
                reader { Rectangle() }; Text("hello")
            })
        // Truth `spacing-007`.
        #expect(printed.count == 1)
        for side in ["top", "left", "bottom", "right"] {
            let hasSide = printed[0].contains(/edge: \b(\w+)\b\): [^,]*distance\(0\.0\)/) && printed[0].contains("edge: \(side))")
            #expect(hasSide, "\(printed[0])")
        }
        #expect(printed[0].contains("minima"))
        printed = []
        _ = NamedFrames(
            VStack {
                reader { Text("hello") }; Rectangle()
            })
        for word in ["textToText", "edgeAboveText", "edgeBelowText", "edgeLeftText", "edgeRightText"] {
            #expect(printed[0].contains(word))
        }
    }

    @Test func `Lengths grow with the preferred text size`() {
        struct Metric: View {
            @ScaledMetric(relativeTo: .body) var width: CGFloat = 17
            @ScaledMetric var height = 44.0
            var body: some View { Color.red.frame(width: width, height: height).named("a") }
        }
        #expect(NamedFrames(Metric())["a"]?.size == CGSize(width: 17, height: 44))
        // As the distance between the lines of body text, 22 points: 29 points at the largest size, 21 at the medium size.
        #expect(NamedFrames(Metric().dynamicTypeSize(.xxxLarge))["a"]?.height == 58)
        let medium = NamedFrames(Metric().dynamicTypeSize(.medium).environment(\.displayScale, 3))["a"]
        #expect(medium.map { abs($0.width - 49.0 / 3) < 0.001 && $0.height == 42 } == true)
        let clamped = Metric().dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5)
        #expect(NamedFrames(clamped)["a"]?.size == CGSize(width: 17, height: 44))
    }

    @Test func `Mirrored views are mirrored in one direction`() {
        func minX(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> CGFloat? {
            let view = Color.red.frame(width: 20).named("a").frame(width: 200, alignment: .leading)
                .layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction)
            return NamedFrames(view)["a"]?.minX
        }
        #expect(minX(.fixed, .leftToRight) == 0)
        #expect(minX(.fixed, .rightToLeft) == 180)
        #expect(minX(.mirrors, .leftToRight) == 0)
        #expect(minX(.mirrors, .rightToLeft) == 0)
        #expect(minX(.mirrors(in: .leftToRight), .leftToRight) == 180)
    }
}
