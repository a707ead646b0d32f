import CoreGraphics
import Foundation
@testable import SwiftUICore
import Testing

/// Published facts about containers, safe areas, geometry and the types of views.
@MainActor @Suite struct ContainerFactTests {
    // MARK: Layouts

    private final class Questions: @unchecked Sendable {
        var asked: [String] = []
    }

    /// Notes what it is asked; between 20 and 80 wide, 50 by choice.
    private struct Asked: Layout {
        let questions: Questions

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let lengths = [proposal.width, proposal.height].map { $0.map { describe($0) } ?? "nil" }
            questions.asked.append(lengths.joined(separator: " "))
            return CGSize(width: min(max(proposal.width ?? 50, 20), 80), height: proposal.height ?? 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test("layout-001: zero asks for the least, infinity for the most, nothing for the ideal; one axis at a time")
    func probes() {
        let questions = Questions()
        let view = LaidOutView(
            HStack(spacing: 0) {
                Asked(questions: questions) {}
                Color.red.frame(minWidth: 30)
            }, size: CGSize(width: 100, height: 40))
        #expect(questions.asked.contains("0 40") && questions.asked.contains("inf 40"))
        #expect(describe(view.size(for: .zero)) == "50 0")
        questions.asked = []
        #expect(describe(view.size(for: .unspecified)) == "80 10")
        #expect(questions.asked == ["nil nil"])
        questions.asked = []
        #expect(describe(view.size(for: ProposedViewSize(width: nil, height: 7))) == "80 7")
        #expect(questions.asked == ["nil 7"])
    }

    /// Lines of views from left to right, with the gaps that the views want.
    private struct Flow: Layout {
        var spacing: CGFloat?
        var isEven = false

        private func lines(_ subviews: Subviews, _ width: CGFloat) -> [[(view: LayoutSubview, x: CGFloat, size: CGSize)]] {
            var lines: [[(view: LayoutSubview, x: CGFloat, size: CGSize)]] = []
            for view in subviews {
                let size = view.sizeThatFits(.unspecified)
                if let last = lines.last?.last {
                    let x = last.x + last.size.width + (spacing ?? last.view.spacing.distance(to: view.spacing, along: .horizontal))
                    if x + size.width <= width {
                        lines[lines.count - 1].append((view, x, size))
                        continue
                    }
                }
                lines.append([(view, 0, size)])
            }
            return lines
        }

        /// The views in as few lines, of numbers as equal as can be.
        private func evenLines(_ subviews: Subviews, _ width: CGFloat) -> [[(view: LayoutSubview, x: CGFloat, size: CGSize)]] {
            let count = lines(subviews, width).count
            var start = 0
            return (0..<count).flatMap { line in
                let number = subviews.count / count + (line < subviews.count % count ? 1 : 0)
                defer { start += number }
                return lines(subviews[start..<start + number], width)
            }
        }

        private func place(_ subviews: Subviews, _ width: CGFloat) -> (places: [(LayoutSubview, CGPoint)], size: CGSize) {
            var places: [(LayoutSubview, CGPoint)] = []
            var size = CGSize.zero
            var previous: [LayoutSubview] = []
            for line in isEven ? evenLines(subviews, width) : lines(subviews, width) {
                if !previous.isEmpty {
                    size.height +=
                        spacing ?? previous.flatMap { upper in
                            line.map { upper.spacing.distance(to: $0.view.spacing, along: .vertical) }
                        }.max() ?? 0
                }
                for item in line { places.append((item.view, CGPoint(x: item.x, y: size.height))) }
                size.height += line.map(\.size.height).max() ?? 0
                size.width = max(size.width, (line.last?.x ?? 0) + (line.last?.size.width ?? 0))
                previous = line.map(\.view)
            }
            return (places, size)
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            place(subviews, proposal.width ?? .infinity).size
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (view, point) in place(subviews, proposal.width ?? .infinity).places {
                view.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
            }
        }
    }

    private func boxes(_ widths: [CGFloat], height: CGFloat = 50) -> some View {
        ForEach(widths.indices, id: \.self) { RoundedRectangle(cornerRadius: 8).fill(.red).frame(width: widths[$0], height: height) }
    }

    @Test("spacing-016: a layout of one's own finds 8 between shapes and 8 between lines")
    func flowSpacing() {
        let view = LaidOutView(Flow { boxes([40, 40, 40], height: 20) }.frame(width: 100), scale: 1)
        #expect(view.leafFrames.map { describe($0) } == [rect(56, 76, 40, 20), rect(104, 76, 40, 20), rect(56, 104, 40, 20)])
    }

    @Test("layout-flow-001, layout-flow-007: lines of boxes on a panel in the middle of a window")
    func flow() {
        let view = LaidOutView(
            Flow(spacing: 8) { boxes([45, 55, 50, 40, 60, 48, 52, 58, 42, 46]) }.padding(12).background(Color.white),
            size: CGSize(width: 320, height: 200), scale: 1)
        #expect(
            view.coloredFrames == [
                "white 7 34 306 132",
                "red 19 46 45 50", "red 72 46 55 50", "red 135 46 50 50", "red 193 46 40 50", "red 241 46 60 50",
                "red 19 104 48 50", "red 75 104 52 50", "red 135 104 58 50", "red 201 104 42 50", "red 251 104 46 50",
            ])
    }

    @Test("layout-flow-004: ten equal boxes in even lines")
    func evenFlow() {
        let view = LaidOutView(
            Flow(spacing: 8, isEven: true) { boxes(Array(repeating: 65, count: 10)) }.padding(12), size: CGSize(width: 320, height: 240), scale: 1)
        let frames = view.leafFrames
        #expect(Set(frames.map(\.minX)).sorted() == [18, 91, 164, 237])
        #expect(Dictionary(grouping: frames, by: \.minY).sorted { $0.key < $1.key }.map(\.value.count) == [4, 3, 3])
    }

    @Test("lazygrid-010: columns that come out wider than proposed are shared out again in that width when they are placed")
    func gridsDecideTwice() {
        let view = LaidOutView(
            LazyVGrid(columns: [GridItem(.flexible(minimum: 10)), GridItem(.flexible(minimum: 150))]) {
                Color.red.frame(height: 20)
                Color.blue.frame(height: 20)
            }
            .frame(width: 200), size: CGSize(width: 300, height: 100), scale: 1)
        // 96 and 150 of the 200 proposed: 254, in the middle of 300. Of these, 123 and 150, from the grid's leading edge.
        #expect(view.leafFrames.map { describe($0) } == [rect(23, 40, 123, 20), rect(154, 40, 150, 20)])
    }

    @Test("Columns that are wider than their grid begin at its leading edge", arguments: [HorizontalAlignment.leading, .center, .trailing])
    func columnsWiderThanTheirGrid(alignment: HorizontalAlignment) {
        func frames(_ direction: LayoutDirection) -> [String] {
            let view = LaidOutView(
                LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))], alignment: alignment) {
                    Color.red.frame(height: 20)
                    Color.blue.frame(height: 20)
                }
                .frame(width: 300), size: CGSize(width: 400, height: 100), scale: 1, layoutDirection: direction)
            return view.leafFrames.map { describe($0) }
        }
        // The grid is 334 wide, in the middle of 400; in it the columns take 163 and 180.
        #expect(frames(.leftToRight) == [rect(33, 40, 163, 20), rect(204, 40, 180, 20)])
        #expect(frames(.rightToLeft) == [rect(204, 40, 163, 20), rect(16, 40, 180, 20)])
    }

    @Test("Rows that are higher than their grid begin at its top", arguments: [VerticalAlignment.top, .center, .bottom])
    func rowsHigherThanTheirGrid(alignment: VerticalAlignment) {
        let view = LaidOutView(
            LazyHGrid(rows: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))], alignment: alignment) {
                Color.red.frame(width: 20)
                Color.blue.frame(width: 20)
            }
            .frame(height: 300), size: CGSize(width: 100, height: 400), scale: 1)
        #expect(view.leafFrames.map { describe($0) } == [rect(40, 33, 20, 163), rect(40, 204, 20, 180)])
    }

    @Test("lazygrid-012: no view makes its column wider")
    func gridColumnsIgnoreTheirViews() {
        func origins(_ width: CGFloat) -> [CGFloat] {
            LaidOutView(
                LazyVGrid(columns: [GridItem(alignment: .leading), GridItem(alignment: .leading)]) {
                    Color.red.box(width, 10)
                    Color.blue.box(10, 10)
                }
            ).leafFrames.map(\.minX)
        }
        #expect(origins(5) == [0, 104])
        #expect(origins(180) == [0, 104])
    }

    @Test("crf-004: the gap of a relative frame is counted, not made")
    func relativeFrameGap() {
        let view = LaidOutView(
            ScrollView(.horizontal) {
                HStack(spacing: 20) {
                    ForEach(0..<3, id: \.self) { _ in Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10) }
                }
            }, size: CGSize(width: 320, height: 100))
        #expect(view.leafFrames.map { describe($0.minX) } == ["0", "120", "240"])
        #expect(view.leafFrames.allSatisfy { $0.width == 100 })
    }

    @Test("Rows of a grid are rows in a hidden grid, and their cells views of the layout that takes its place")
    func rowsInHiddenLayouts() {
        func view(_ layout: AnyLayout) -> some View {
            layout {
                GridRow {
                    Color.red.box(10)
                    Color.blue.box(20)
                }
                GridRow {
                    Color.green.box(30)
                    Color.yellow.box(10)
                }
            }
        }
        let grid = AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0))
        let shown = LaidOutView(view(grid), size: CGSize(width: 50, height: 50))
        let asGrid = ["red 0 0 10 10", "blue 30 0 20 20", "green 0 20 30 30", "yellow 30 20 10 10"]
        #expect(shown.coloredFrames == asGrid)
        shown.show(view(AnyLayout(HStackLayout(alignment: .top, spacing: 0))))
        #expect(shown.coloredFrames == ["red -10 10 10 10", "blue 0 10 20 20", "green 20 10 30 30", "yellow 50 10 10 10"])
        shown.show(view(grid))
        #expect(shown.coloredFrames == asGrid)
    }

    // MARK: Safe areas

    private let phone = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

    @Test("safearea-001, hosting-002: a window with covered edges shows its content between them")
    func phoneWindow() {
        var insets: [CGFloat] = []
        let view = LaidOutView(
            GeometryReader { proxy in
                let _ = insets = [proxy.safeAreaInsets.top, proxy.safeAreaInsets.leading, proxy.safeAreaInsets.bottom, proxy.safeAreaInsets.trailing]
                Color.red
            }, size: CGSize(width: 390, height: 844), scale: 3)
        view.tree.safeAreas.windowInsets = phone
        view.tree.update()
        #expect(insets == [47, 0, 34, 0])
        #expect(view.coloredFrames == ["red 0 47 390 763"])
    }

    @Test("spacing-019: padding of the safe area is a clear inset without a gap on each edge")
    func paddingOfTheSafeArea() {
        let clear = Color.clear
        func frames(_ view: some View) -> [CGRect] {
            NamedFrames(view, in: CGSize(width: 200, height: 300), safeArea: phone).allFrames
                .filter { $0.name == "Color" && $0.frame.width > 60 && $0.frame.height > 60 }.map(\.frame)
        }
        let content = Color.red.overlay(Color.blue.ignoresSafeArea())
        let padded = frames(content.safeAreaPadding(EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)))
        let inset = frames(
            content
                .safeAreaInset(edge: .top, spacing: 0) { clear.frame(height: 5) }
                .safeAreaInset(edge: .bottom, spacing: 0) { clear.frame(height: 15) }
                .safeAreaInset(edge: .leading, spacing: 0) { clear.frame(width: 10) }
                .safeAreaInset(edge: .trailing, spacing: 0) { clear.frame(width: 20) })
        #expect(padded == inset)
        #expect(padded == [CGRect(10, 52, 170, 199), CGRect(0, 0, 200, 300)])
    }

    // MARK: Preferences and types

    private enum Sum: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test("preference-003, preference-004: a default may stand on either side; backgrounds and overlays are heard alike")
    func defaultsOnEitherSide() {
        func heard(_ view: some View) -> Int? {
            var value: Int?
            _ = LaidOutView(view.onPreferenceChange(Sum.self) { value = $0 })
            return value
        }
        let isShown = false
        #expect(
            heard(
                VStack {
                    if isShown { Color.red }
                    Color.red.preference(key: Sum.self, value: 3)
                    if isShown { Color.red }
                }) == 3)
        #expect(heard(Color.red.background(Color.blue.preference(key: Sum.self, value: 4))) == 4)
        #expect(heard(Color.red.overlay(Color.blue.preference(key: Sum.self, value: 5))) == 5)
    }

    @Test("preference-007, coord-003: the types of views are named as programs print them")
    func typeNames() {
        func name(_ value: some View) -> String { "\(type(of: value))" }
        #expect(name(Text("a").font(.title)) == "Text")
        #expect(
            name(Text("a").padding().previewLayout(.sizeThatFits))
                == "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _TraitWritingModifier<PreviewLayoutTraitKey>>")
        #expect(
            name(
                Group {
                    Text("a"); Text("b")
                }) == "Group<TupleView<(Text, Text)>>")
        #expect(name(Group { Text("a") }) == "Group<Text>")
        #expect(name(Text("a").background(Color.gray)) == "ModifiedContent<Text, _BackgroundModifier<Color>>")
    }

    // MARK: Constants

    @Test("const.env: defaults of the environment")
    func environmentDefaults() {
        let values = EnvironmentValues()
        #expect(values.displayScale == 1 && values.colorScheme == .light && values.layoutDirection == .leftToRight)
        #expect(values.imageScale == .medium)
    }

    @Test("const.stroke: lines are a point wide, with straight ends and mitred corners; a border lies inside")
    func strokes() {
        let style = StrokeStyle()
        #expect(style.lineWidth == 1 && style.lineCap == .butt && style.lineJoin == .miter && style.miterLimit == 10)
        #expect(style.dash.isEmpty && style.dashPhase == 0)
        #expect(describe(LaidOutView(Color.red.box(20).border(Color.blue)).size(for: .unspecified)) == "20 20")
    }

    @Test("const.anim: the control points of the named curves")
    func curves() {
        func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
            .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
        }
        let pairs: [(UnitCurve, UnitCurve)] = [
            (.easeInOut, bezier(0.42, 0, 0.58, 1)), (.easeIn, bezier(0.42, 0, 1, 1)), (.easeOut, bezier(0, 0, 0.58, 1)),
            (.linear, bezier(0, 0, 1, 1)),
        ]
        for (named, drawn) in pairs {
            for progress in stride(from: 0.0, through: 1, by: 0.05) {
                #expect(abs(named.value(at: progress) - drawn.value(at: progress)) < 1e-6)
            }
        }
        #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    }
}
