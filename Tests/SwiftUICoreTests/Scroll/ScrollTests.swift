import CoreGraphics
import Foundation
import Testing

@testable import SwiftUICore

private struct Rows: View {
    var count = 100
    var body: some View {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 50, height: 20) } }
    }
}

@MainActor @Suite(.fixedWidthText) struct ScrollTests {
    /// Truth `scroll.translate.limit`.
    @Test func translationIsLimitedByTheContent() {
        var geometry = ScrollGeometry(
            contentOffset: .zero, contentSize: CGSize(width: 100, height: 200), contentInsets: EdgeInsets(),
            containerSize: CGSize(width: 50, height: 100))
        geometry.translate(by: CGSize(width: 200, height: 300), limit: CGSize(width: 100, height: 200))
        #expect(geometry.contentOffset == CGPoint(x: 50, y: 100))
    }

    /// Truth `leaf-016`.
    @Test func aReaderInAScrollViewIsTenPointsHigh() {
        let tree = LazyTree(ScrollView { GeometryReader { _ in Rectangle() } })
        #expect(tree.scroll.contentSize == CGSize(width: 100, height: 10))
    }

    /// Truth `leaf-023`.
    @Test func aScrollViewIsAsWideAsItsContent() {
        let tree = LazyTree(ScrollView { Rows() })
        #expect(tree.scroll.size == CGSize(width: 50, height: 100))
        #expect(tree.scroll.contentSize == CGSize(width: 50, height: 2000))
    }

    struct Move: Sendable {
        let id: Int
        let anchor: UnitPoint?
        let offset: CGFloat
    }

    nonisolated static let moves = [
        Move(id: 50, anchor: .top, offset: 1000), Move(id: 50, anchor: .center, offset: 960),
        Move(id: 50, anchor: .bottom, offset: 920), Move(id: 50, anchor: nil, offset: 920), Move(id: 2, anchor: nil, offset: 0),
        Move(id: 99, anchor: .top, offset: 1900), Move(id: 1000, anchor: .top, offset: 0),
    ]

    @Test(arguments: moves, [false, true])
    func aReaderScrollsToItsViews(_ move: Move, isLazy: Bool) {
        var proxy: ScrollViewProxy!
        let tree = LazyTree(
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { ForEach(0..<100) { _ in Color.red.frame(width: 50, height: 20) } }
                    } else {
                        Rows()
                    }
                }
            })
        proxy.scrollTo(move.id, anchor: move.anchor)
        tree.tree.update()
        #expect(tree.scroll.offset.y == move.offset)
    }

    private enum Reach: CaseIterable { case reader, position, readerInScrollView }

    /// A reader and a position move the scroll views inside them; a reader without one inside, the nearest one around it.
    @Test(arguments: Reach.allCases)
    private func outerScrollViewsStay(_ reach: Reach) throws {
        var proxy: ScrollViewProxy?
        let rows = VStack(spacing: 0) { ForEach(0..<100) { _ in Color.red.frame(width: 50, height: 20) } }
        let tree = LazyTree(
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 50, height: 500)
                    switch reach {
                    case .reader:
                        ScrollViewReader { reader in
                            let _ = proxy = reader
                            ScrollView { rows }.frame(height: 200)
                        }
                    case .position:
                        ScrollView { rows.scrollTargetLayout() }.scrollPosition(id: .constant(50), anchor: .top).frame(height: 200)
                    case .readerInScrollView:
                        ScrollView {
                            ScrollViewReader { reader in
                                let _ = proxy = reader
                                rows
                            }
                        }
                        .frame(height: 200)
                    }
                    Color.blue.frame(width: 50, height: 500)
                }
            })
        proxy?.scrollTo(50, anchor: .top)
        tree.tree.update()
        var offsets: [CGFloat] = []
        func visit(_ node: ViewNode) {
            if let scroll = node as? ScrollNode { offsets.append(scroll.offset.y) }
            node.forEachChild(visit)
        }
        visit(tree.scroll)
        #expect(offsets == [0, 1000])
    }

    @Test func itemsOfUnknownLengthAreFoundExactly() {
        var proxy: ScrollViewProxy!
        let tree = LazyTree(
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000) { index in
                            Text(verbatim: "").frame(width: 50, height: CGFloat(10 + index % 7 * 10)).id("row \(index)")
                        }
                    }
                }
            })
        proxy.scrollTo("row 700", anchor: .top)
        tree.tree.update()
        #expect(tree.rows.first!.height == 10)
        #expect(abs(tree.rows.first!.minY) < 1e-6)
        #expect(tree.rows[1].height == 20)
    }

    @Test func marginsAreRoomAroundTheContent() {
        let tree = LazyTree(ScrollView { Rows() }.contentMargins(.vertical, 30).contentMargins(.leading, 5))
        #expect(tree.scroll.size.width == 55)
        #expect(tree.scroll.children[0].globalFrame.origin == CGPoint(x: 27.5, y: 30))
        tree.scroll(to: 1e9)
        #expect(tree.scroll.offset.y == 1960)
        #expect(tree.scroll.geometry.contentOffset.y == 1930)
        #expect(tree.scroll.children[0].globalFrame.maxY == 70)
    }

    @Test func theAnchorSaysWhereTheWindowStandsAtFirst() {
        let tree = LazyTree(ScrollView { Rows() }.defaultScrollAnchor(.bottom))
        #expect(tree.scroll.offset.y == 1900)
        tree.scroll(to: 10)
        #expect(tree.scroll.offset.y == 10)
        let lazy = LazyTree(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { _ in Color.red.frame(height: 20) } } }
                .defaultScrollAnchor(.bottom))
        #expect(lazy.rows.last!.maxY == 100)
    }

    @Test func theEnvironmentSaysWhetherPeopleMayScroll() {
        let enabled = LazyTree(ScrollView { Rows() })
        #expect(enabled.scroll.isScrollEnabled)
        let disabled = LazyTree(ScrollView { Rows() }.scrollDisabled(true))
        #expect(!disabled.scroll.isScrollEnabled)
        let nested = LazyTree(ScrollView { Rows() }.scrollDisabled(false).scrollDisabled(true))
        #expect(!nested.scroll.isScrollEnabled)
    }

    @Test("A scroll view that may not be scrolled does not hold scroll views inside it")
    func innerScrollViews() throws {
        struct Screen: View {
            var isDisabled: Bool

            var body: some View {
                ScrollView {
                    ScrollView(.horizontal) { Color.red.frame(width: 900, height: 20) }
                    Rows()
                }
                .scrollDisabled(isDisabled)
                .scrollDismissesKeyboard(.never)
            }
        }
        func scrolls(_ tree: LazyTree) -> [ScrollNode] {
            var found: [ScrollNode] = []
            func visit(_ node: ViewNode) {
                if let scroll = node as? ScrollNode { found.append(scroll) }
                node.forEachChild(visit)
            }
            visit(tree.scroll)
            return found
        }
        for isDisabled in [true, false] {
            let tree = LazyTree(Screen(isDisabled: isDisabled))
            defer { withExtendedLifetime(tree) {} }
            let found = scrolls(tree)
            #expect(found.map(\.isScrollEnabled) == [!isDisabled, true])
            #expect(found.map(\.environment.scrollDismissesKeyboardMode) == [.never, .automatic])
        }
    }

    @Test func geometryChangesAreReported() {
        var changes: [[CGFloat]] = []
        let tree = LazyTree(ScrollView { Rows() }.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { changes.append([$0, $1]) })
        tree.scroll(to: 30)
        tree.scroll(to: 30)
        tree.scroll(to: 1e9)
        #expect(changes == [[0, 0], [0, 30], [30, 1900]])
    }

    @Test("The viewport reaches below bars, whose area is part of the insets; the size of the container excludes it")
    func geometryWithSafeArea() {
        let tree = LazyTree(ScrollView { Rows() }.safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 30) })
        #expect(tree.scroll.size.height == 70)
        #expect(tree.scroll.geometry.contentInsets.top == 30 && tree.scroll.geometry.contentOffset.y == -30)
        #expect(tree.scroll.geometry.containerSize.height == 70)
        #expect(tree.scroll.geometry.visibleRect.minY == -30 && tree.scroll.geometry.visibleRect.height == 100)
        tree.scroll(to: 50)
        #expect(tree.scroll.geometry.contentOffset.y == 20 && tree.scroll.geometry.visibleRect.minY == 20)
    }

    @Test(arguments: [(140, 100), (160, 200), (390, 200), (0, 0)] as [(CGFloat, CGFloat)])
    func pagesAreWholeWindows(_ proposed: CGFloat, _ resting: CGFloat) {
        let tree = LazyTree(ScrollView { Rows() }.scrollTargetBehavior(.paging))
        tree.scroll(to: 100)
        let offset = tree.scroll.restingOffset(from: CGPoint(x: 0, y: 100), proposed: CGPoint(x: 0, y: proposed), velocity: CGVector(dx: 0, dy: 0))
        #expect(offset.y == resting)
    }

    @Test func viewsComeToRestAtTheEdge() {
        let tree = LazyTree(ScrollView { Rows().scrollTargetLayout() }.scrollTargetBehavior(.viewAligned))
        for (proposed, resting) in [(47, 40), (51, 60), (1895, 1900)] as [(CGFloat, CGFloat)] {
            #expect(tree.scroll.restingOffset(from: .zero, proposed: CGPoint(x: 0, y: proposed), velocity: CGVector(dx: 0, dy: 0)).y == resting)
        }
    }

    @Test(
        "Movements aligned with views pass as many as the limit says: the window shows five of 20 points",
        arguments: [
            (.never, nil, 900, 900), (.always, nil, 900, 200), (.alwaysByFew, nil, -900, 0), (.alwaysByOne, nil, 900, 120),
            (.alwaysByOne, nil, 104, 100), (.automatic, .regular, 900, 900), (.automatic, .compact, 900, 200), (.always, nil, 160, 160),
        ] as [(ViewAlignedScrollTargetBehavior.LimitBehavior, UserInterfaceSizeClass?, CGFloat, CGFloat)])
    func limits(
        _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, _ sizeClass: UserInterfaceSizeClass?, _ proposed: CGFloat, _ resting: CGFloat
    ) {
        let tree = LazyTree(
            ScrollView { Rows().scrollTargetLayout() }.scrollTargetBehavior(.viewAligned(limitBehavior: limit))
                .environment(\.verticalSizeClass, sizeClass))
        tree.scroll(to: 100)
        let offset = tree.scroll.restingOffset(
            from: CGPoint(x: 0, y: 100), proposed: CGPoint(x: 0, y: proposed), velocity: CGVector(dx: 0, dy: 0))
        #expect(offset.y == resting)
    }

    @Test(
        "A point of a view is placed at the same point of the viewport, which shows five of 20 points",
        arguments: [(nil, 47, 40), (.top, 47, 40), (.center, 47, 40), (.bottom, 47, 40), (.center, 51, 60), (UnitPoint(x: .nan, y: .nan), 51, 60)]
            as [(UnitPoint?, CGFloat, CGFloat)])
    func alignment(_ anchor: UnitPoint?, _ proposed: CGFloat, _ resting: CGFloat) {
        // The rows are as high as a fifth of the viewport, so that all points meet at multiples of their height.
        func rest(_ behavior: some ScrollTargetBehavior) -> CGFloat {
            let tree = LazyTree(ScrollView { Rows().scrollTargetLayout() }.scrollTargetBehavior(behavior))
            return tree.scroll.restingOffset(from: .zero, proposed: CGPoint(x: 0, y: proposed), velocity: CGVector(dx: 0, dy: 0)).y
        }
        #expect(rest(.viewAligned(anchor: anchor)) == resting)
        #expect(rest(AnyScrollTargetBehavior(.viewAligned(anchor: anchor))) == resting)
    }

    private struct TallRows: View {
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(height: 30) } }
        }
    }

    @Test(
        "Views that do not divide the viewport are placed by their anchor",
        arguments: [(.top, 100, 90), (.center, 95, 85), (.bottom, 100, 110)] as [(UnitPoint, CGFloat, CGFloat)])
    func alignmentOfTallRows(_ anchor: UnitPoint, _ proposed: CGFloat, _ resting: CGFloat) {
        let tree = LazyTree(ScrollView { TallRows().scrollTargetLayout() }.scrollTargetBehavior(.viewAligned(limitBehavior: .never, anchor: anchor)))
        let offset = tree.scroll.restingOffset(from: .zero, proposed: CGPoint(x: 0, y: proposed), velocity: CGVector(dx: 0, dy: 0))
        #expect(offset.y == resting)
    }

    @Test(
        "A last view that cannot reach the edge is shown as far as the content goes, and counts as one step",
        arguments: [(ViewAlignedScrollTargetBehavior.LimitBehavior.never, 0, 50, 60), (.alwaysByOne, 0, 100, 60), (.alwaysByOne, 60, 20, 0)])
    func unreachableViews(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, start: CGFloat, proposed: CGFloat, resting: CGFloat) {
        // The viewport shows 100 points of 160.
        let rows = VStack(spacing: 0) {
            Color.red.frame(height: 100)
            Color.green.frame(height: 30)
            Color.blue.frame(height: 30)
        }
        let tree = LazyTree(ScrollView { rows.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned(limitBehavior: limit)))
        let offset = tree.scroll.restingOffset(
            from: CGPoint(x: 0, y: start), proposed: CGPoint(x: 0, y: proposed), velocity: CGVector(dx: 0, dy: 0))
        #expect(offset.y == resting)
    }

    private struct Anchored: ScrollTargetBehavior {
        let anchor: UnitPoint?
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect = CGRect(x: 0, y: 400, width: context.containerSize.width, height: 20)
            target.anchor = anchor
        }
    }

    @Test(
        "A target's anchor lies at the same point of the viewport",
        arguments: [(nil, 400), (.top, 400), (.center, 360), (.bottom, 320)] as [(UnitPoint?, CGFloat)])
    func anchors(_ anchor: UnitPoint?, _ resting: CGFloat) {
        let tree = LazyTree(ScrollView { Rows() }.scrollTargetBehavior(Anchored(anchor: anchor)))
        #expect(tree.scroll.restingOffset(from: .zero, proposed: .zero, velocity: CGVector(dx: 0, dy: 0)).y == resting)
    }

    @Test(arguments: [false, true])
    func thePositionFollowsAndLeads(_ isLazy: Bool) {
        struct Positioned: View {
            @State private var id: Int? = 3
            let isLazy: Bool
            let handle: (Binding<Int?>) -> Void
            var body: some View {
                handle($id)
                return ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { ForEach(0..<100) { _ in Color.red.frame(width: 50, height: 20) } }.scrollTargetLayout()
                    } else {
                        Rows().scrollTargetLayout()
                    }
                }
                .scrollPosition(id: $id)
            }
        }
        var id: Binding<Int?>!
        let tree = LazyTree(Positioned(isLazy: isLazy) { id = $0 })
        // Without an anchor the viewport moves as little as it must.
        #expect(tree.scroll.offset.y == 0)
        tree.scroll(to: 205)
        #expect(id.wrappedValue == 10)
        #expect(tree.scroll.offset.y == 205)
        id.wrappedValue = 50
        tree.tree.update()
        #expect(tree.scroll.offset.y == 920)
        #expect(id.wrappedValue == 50)
        id.wrappedValue = 48
        tree.tree.update()
        #expect(tree.scroll.offset.y == 920)
        id.wrappedValue = 5
        tree.tree.update()
        #expect(tree.scroll.offset.y == 100)
    }

    @Test func barsAreDrawnWhereTheHostWantsThem() {
        func count(_ tree: LazyTree) -> Int { DisplayListBuilder.draw(tree.tree.rootNode!, displayScale: 1).items.count }
        let tree = LazyTree(ScrollView { Rows() })
        let still = count(tree)
        tree.tree.showsScrollIndicators = true
        #expect(count(tree) == still + 1)
        let hidden = LazyTree(ScrollView { Rows() }.scrollIndicators(.hidden))
        hidden.tree.showsScrollIndicators = true
        #expect(count(hidden) == still)
        #expect(
            ScrollIndicator.bar(along: .vertical, offset: .zero, largestOffset: CGPoint(x: 0, y: 100), size: CGSize(width: 50, height: 106))
                == CGRect(x: 44, y: 3, width: 3, height: 100.0 * 106 / 206))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -50, 1e300])
    func oddOffsetsStayInTheContent(_ length: CGFloat) {
        let tree = LazyTree(ScrollView([.horizontal, .vertical]) { Rows() })
        tree.scroll.scroll(to: CGPoint(x: length, y: length))
        tree.scroll.scroll(by: CGVector(dx: length, dy: length))
        tree.tree.update()
        #expect(tree.scroll.offset.x.isFinite && (0...1900).contains(tree.scroll.offset.y))
    }

    @Test("Content that fits is in the middle where it scrolls both ways, and at the beginning where it scrolls one way or does not fit")
    func smallContent() {
        func frame(
            _ axes: Axis.Set, _ width: CGFloat, _ height: CGFloat, _ change: (ScrollView<AnyView>) -> AnyView = { AnyView($0) },
            direction: LayoutDirection = .leftToRight
        ) -> String {
            let view = LaidOutView(
                change(ScrollView(axes) { AnyView(Color.red.frame(width: width, height: height)) }), size: CGSize(width: 100, height: 100),
                layoutDirection: direction)
            return describe(view.leafFrames[0])
        }
        #expect(frame([.horizontal, .vertical], 40, 20) == rect(30, 40, 40, 20))
        #expect(frame([.horizontal, .vertical], 40, 20, direction: .rightToLeft) == rect(30, 40, 40, 20))
        #expect(frame([.horizontal, .vertical], 200, 20) == rect(0, 0, 200, 20))
        #expect(frame([.horizontal, .vertical], 40, 200) == rect(0, 0, 40, 200))
        #expect(frame([.horizontal, .vertical], 200, 200) == rect(0, 0, 200, 200))
        #expect(frame(.vertical, 100, 20) == rect(0, 0, 100, 20))
        #expect(frame(.horizontal, 40, 100) == rect(0, 0, 40, 100))
        #expect(frame([.horizontal, .vertical], 40, 20, { AnyView($0.defaultScrollAnchor(.topLeading, for: .alignment)) }) == rect(0, 0, 40, 20))
        #expect(frame([.horizontal, .vertical], 40, 20, { AnyView($0.contentMargins(10)) }) == rect(30, 40, 40, 20))
    }

    @Test func movementsAreAnimated() {
        var proxy: ScrollViewProxy!
        let tree = LazyTree(
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView { Rows() }
            })
        withAnimation(.linear(duration: 1)) { proxy.scrollTo(50, anchor: .top) }
        tree.tree.update()
        tree.tree.advance(to: 0.5)
        tree.tree.update()
        #expect(abs(tree.scroll.offset.y - 500) < 1e-6)
        tree.tree.advance(to: 1.5)
        tree.tree.update()
        #expect(tree.scroll.offset.y == 1000)
    }
}

/// Which scroll targets are seen.
@MainActor @Suite(.fixedWidthText) struct ScrollTargetVisibilityTests {
    /// Rows 20 high in a window 100 high.
    private func tree(isLazy: Bool, threshold: Double, margin: CGFloat = 0, _ action: @escaping ([Int]) -> Void) -> LazyTree {
        LazyTree(
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { ForEach(0..<100) { _ in Color.red.frame(height: 20) } }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { ForEach(0..<100) { _ in Color.red.frame(width: 50, height: 20) } }.scrollTargetLayout()
                }
            }
            .contentMargins(.top, margin)
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold, action))
    }

    /// The rule: a row is seen if at least so much of it lies in the window.
    private func seen(_ offset: CGFloat, _ threshold: Double) -> [Int] {
        (0..<100).filter { row in
            let top = CGFloat(row) * 20 - offset
            let share = (min(100, top + 20) - max(0, top)) / 20
            return share > 0 && share >= threshold - 1e-9
        }
    }

    @Test(arguments: [0, 0.25, 0.5, 0.8, 1], [false, true])
    func viewsAreSeenByTheirShareInTheWindow(_ threshold: Double, _ isLazy: Bool) {
        var changes: [[Int]] = []
        let tree = tree(isLazy: isLazy, threshold: threshold) { changes.append($0) }
        var expected = [seen(0, threshold)]
        #expect(changes == expected)
        for offset in [3, 5, 10, 10, 15, 16, 20, 21, 1900, 0] as [CGFloat] {
            tree.scroll(to: offset)
            let now = seen(offset, threshold)
            if now != expected.last { expected.append(now) }
            #expect(changes == expected, "at \(offset)")
        }
    }

    @Test func marginsDoNotShowAnything() {
        var changes: [[Int]] = []
        let tree = tree(isLazy: false, threshold: 1, margin: 30) { changes.append($0) }
        #expect(changes == [[0, 1, 2]])
        // Rows that pass under the margin are not seen.
        tree.scroll(to: 20)
        #expect(changes.last == [1, 2, 3])
    }

    @Test func onlyIdentitiesOfTheTypeAndTargetsCount() {
        var names: [[String]] = []
        var numbers: [[Int]] = []
        _ = LazyTree(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(["a", "b"], id: \.self) { _ in Color.red.frame(width: 50, height: 20) }
                    Color.blue.frame(width: 50, height: 20).id(7)
                    Color.blue.frame(width: 50, height: 20)
                }
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: String.self) { names.append($0) }
            .onScrollTargetVisibilityChange(idType: Int.self) { numbers.append($0) })
        #expect(names == [["a", "b"]] && numbers == [[7]])
        var none: [[Int]] = []
        _ = LazyTree(
            ScrollView { VStack { Color.red.frame(width: 50, height: 20).id(1) } }
                .onScrollTargetVisibilityChange(idType: Int.self) { none.append($0) })
        #expect(none.isEmpty)
    }
}

/// Lengths and pages between margins.
@MainActor @Suite(.fixedWidthText) struct ScrollMarginTests {
    @Test(arguments: [(0.0, 2, 1), (15, 2, 1), (15, 4, 3), (40, 1, 1)])
    func relativeFramesFillWhatMarginsLeave(_ margin: CGFloat, _ count: Int, _ span: Int) {
        let tree = LazyTree(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<6) { _ in Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: 10) }
                }
            }
            .contentMargins(.horizontal, margin), size: CGSize(width: 200, height: 100))
        var widths: Set<CGFloat> = []
        tree.scroll.children[0].forEachChild { widths.insert($0.size.width) }
        let column = (200 - 2 * margin - CGFloat(count - 1) * 10) / CGFloat(count)
        #expect(widths == [column * CGFloat(span) + CGFloat(span - 1) * 10])
    }

    @Test func aMarginWithoutLengthIsTheOneAround() {
        for (view, expected) in [
            (AnyView(ScrollView { Rows() }.contentMargins(.top, nil)), 0), (AnyView(ScrollView { Rows() }.contentMargins(.top, 8)), 8),
            (AnyView(ScrollView { Rows() }.contentMargins(.top, nil).contentMargins(.top, 8)), 8),
        ] as [(AnyView, CGFloat)] {
            #expect(LazyTree(view).scroll.insets.top == expected)
        }
    }

    @Test func pagesAreAsLongAsWhatMarginsLeave() {
        let tree = LazyTree(
            ScrollView { Rows() }.contentMargins(.vertical, 10).scrollTargetBehavior(.paging), size: CGSize(width: 100, height: 120))
        for (start, proposed, resting) in [(0, 40, 0), (0, 60, 100), (100, 149, 100), (100, 151, 200)] as [(CGFloat, CGFloat, CGFloat)] {
            let offset = tree.scroll.restingOffset(
                from: CGPoint(x: 0, y: start), proposed: CGPoint(x: 0, y: proposed), velocity: CGVector(dx: 0, dy: 0))
            #expect(offset.y == resting)
        }
    }
}
