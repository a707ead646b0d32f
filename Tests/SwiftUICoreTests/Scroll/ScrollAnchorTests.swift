import CoreGraphics
import Testing

@testable import SwiftUICore

/// The roles of anchors, by the documentation of `ScrollAnchorRole`. Authors of programs report that SwiftUI applies the initial anchor again when
/// sizes change, until the user scrolls, whatever the anchor for changes of sizes.
@MainActor struct ScrollAnchorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var anchors: [(UnitPoint, ScrollAnchorRole?)]
        /// The numbers of rows, one after the other, and the offsets at which the viewport then stands.
        var steps: [(rows: Int, offset: CGFloat)]
        var testDescription: String { "\(anchors) \(steps)" }
    }

    /// Rows of 20 points in a viewport of 100.
    private func list(_ rows: Int, _ anchors: [(UnitPoint, ScrollAnchorRole?)]) -> AnyView {
        anchors.reduce(AnyView(ScrollView { Color.red.frame(height: CGFloat(rows) * 20) })) { view, anchor in
            anchor.1.map { AnyView(view.defaultScrollAnchor(anchor.0, for: $0)) } ?? AnyView(view.defaultScrollAnchor(anchor.0))
        }
    }

    @Test(
        "An anchor has an effect at first or when sizes change, by its role",
        arguments: [
            Row(anchors: [(.bottom, nil)], steps: [(30, 500), (50, 900), (10, 100)]),
            Row(anchors: [(.bottom, nil)], steps: [(0, 0), (30, 500)]),
            Row(anchors: [(.bottom, .initialOffset)], steps: [(30, 500), (50, 900), (3, 0), (23, 360)]),
            Row(anchors: [(.bottom, .initialOffset), (.top, .sizeChanges)], steps: [(30, 500), (50, 900)]),
            Row(anchors: [(.bottom, .sizeChanges)], steps: [(30, 0), (50, 0)]),
            Row(anchors: [(.bottom, .sizeChanges)], steps: [(3, 0), (23, 360), (43, 760)]),
            Row(anchors: [(.center, nil)], steps: [(30, 250), (50, 450)]),
        ])
    func roles(_ row: Row) {
        let tree = LazyTree(list(row.steps[0].rows, row.anchors))
        #expect(tree.scroll.offset.y == row.steps[0].offset)
        for step in row.steps.dropFirst() {
            tree.tree.setRootView(list(step.rows, row.anchors))
            tree.tree.update()
            #expect(tree.scroll.offset.y == step.offset, "\(step.rows) rows")
        }
    }
}

/// Target layouts inside other views, and views of lazy layouts that have not been made.
@MainActor struct ScrollTargetLayoutTests {
    enum Wrapping: CaseIterable { case none, group, branch, otherBranch, erased, identified, padded }

    private func row(_ wrapping: Wrapping, isLazy: Bool) -> AnyView {
        let loop = ForEach(0..<40) { _ in Color.red.frame(width: 100, height: 50) }
        let row = isLazy ? AnyView(LazyHStack(spacing: 10) { loop }) : AnyView(HStack(spacing: 10) { loop })
        return switch wrapping {
        case .none:
            isLazy ? AnyView(LazyHStack(spacing: 10) { loop }.scrollTargetLayout()) : AnyView(HStack(spacing: 10) { loop }.scrollTargetLayout())
        case .group: AnyView(Group { row }.scrollTargetLayout())
        case .branch: AnyView(Group { if isLazy || !isLazy { row } else { Text("none") } }.scrollTargetLayout())
        case .otherBranch: AnyView(Group { if isLazy && !isLazy { Text("none") } else { row } }.scrollTargetLayout())
        case .erased: AnyView(row.scrollTargetLayout())
        case .identified: AnyView(row.id(3).scrollTargetLayout())
        case .padded: AnyView(row.padding(.vertical, 5).scrollTargetLayout())
        }
    }

    private func rest(_ view: AnyView, _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, from start: CGFloat, to end: CGFloat) -> CGFloat {
        let tree = LazyTree(
            ScrollView(.horizontal) { view }.scrollTargetBehavior(.viewAligned(limitBehavior: limit)), size: CGSize(width: 340, height: 60))
        tree.scroll.scroll(to: CGPoint(x: start, y: 0))
        tree.tree.update()
        return tree.scroll.restingOffset(
            from: CGPoint(x: start, y: 0), proposed: CGPoint(x: end, y: 0), velocity: CGVector(dx: 0, dy: 0)
        ).x
    }

    @Test("Views of the outermost layout are targets, also through branches and erased views", arguments: Wrapping.allCases)
    func wrappings(_ wrapping: Wrapping) {
        for isLazy in [false, true] {
            #expect(rest(row(wrapping, isLazy: isLazy), .never, from: 0, to: 120) == 110, "\(isLazy)")
        }
    }

    /// The limits, where the movement begins, where it would end, and where it ends.
    @Test(
        "Lazy layouts have the targets of others, whichever views have been made",
        arguments: [
            (.alwaysByOne, 0, 150, 110), (.alwaysByOne, 0, 300, 110), (.alwaysByOne, 2200, 2900, 2310), (.alwaysByOne, 2200, 100, 2090),
            (.never, 0, 1760, 1760), (.never, 0, 1800, 1760), (.never, 2200, 310, 330), (.alwaysByFew, 0, 3000, 330), (.never, 0, 1e6, 4050),
        ] as [(ViewAlignedScrollTargetBehavior.LimitBehavior, CGFloat, CGFloat, CGFloat)])
    func limits(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, _ start: CGFloat, _ end: CGFloat, _ resting: CGFloat) {
        for isLazy in [false, true] {
            #expect(rest(row(.none, isLazy: isLazy), limit, from: start, to: end) == resting, "\(isLazy)")
        }
    }

    @Test("The lines of a grid count as one target each")
    func grid() {
        let grid = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 10) {
            ForEach(0..<80) { _ in Color.red.frame(width: 100) }
        }
        #expect(rest(AnyView(grid.scrollTargetLayout()), .alwaysByOne, from: 0, to: 400) == 110)
        #expect(rest(AnyView(grid.scrollTargetLayout()), .alwaysByOne, from: 1100, to: 0) == 990)
    }

    @Test("Observers of the phase and of the geometry follow the first of several scroll views")
    func observers() {
        var log: [String] = []
        let view = VStack(spacing: 0) {
            ScrollView(.vertical) { Color.red.frame(height: 1000) }.frame(height: 50)
            ScrollView(.horizontal) { Color.blue.frame(width: 1000, height: 50) }
        }
        .onScrollPhaseChange { old, new in log.append("\(old) \(new)") }
        .onScrollGeometryChange(for: CGPoint.self) {
            $0.contentOffset
        } action: { _, new in
            log.append("\(new.x) \(new.y)")
        }
        let tree = LazyTree(view)
        var scrolls: [ScrollNode] = []
        func collect(_ node: ViewNode) {
            if let scroll = node as? ScrollNode { scrolls.append(scroll) }
            node.forEachChild(collect)
        }
        collect(tree.tree.rootNode!)
        #expect(scrolls.count == 2)
        log = []
        scrolls[1].scroll(to: CGPoint(x: 40, y: 0))
        tree.tree.update()
        #expect(log == [])
        #expect(tree.tree.diagnostics.warnings.contains { $0.contains("onScrollPhaseChange") })
        scrolls[0].scroll(to: CGPoint(x: 0, y: 40))
        tree.tree.update()
        #expect(Set(log) == ["idle interacting", "interacting idle", "0.0 40.0"])
    }
}
