import Foundation
import Testing

@testable import SwiftUICore

/// What rows report to the test.
final class RowLog {
    var bodies: [Int] = []
    var appeared: [Int] = []
    var disappeared: [Int] = []
    var bindings: [Int: Binding<Int>] = [:]
    var values: [Int: Int] = [:]
}

struct LoggedRow: View {
    let index: Int
    let log: RowLog
    var height: CGFloat = 20
    @State private var value = 0

    var body: some View {
        log.bodies.append(index)
        log.bindings[index] = $value
        log.values[index] = value
        return Color.red.frame(height: height)
            .onAppear { log.appeared.append(index) }
            .onDisappear { log.disappeared.append(index) }
    }
}

@MainActor struct LazyTree {
    let tree: ViewTree

    init(_ view: some View, size: CGSize = CGSize(width: 100, height: 100)) {
        tree = ViewTree(size: size)
        tree.setRootView(view)
        tree.update()
    }

    func node<Node: ViewNode>(_: Node.Type) -> Node? {
        func find(_ node: ViewNode) -> Node? {
            if let found = node as? Node { return found }
            var found: Node?
            node.forEachChild { if found == nil { found = find($0) } }
            return found
        }
        return tree.rootNode.flatMap(find)
    }

    var container: LazyContainerNode { node(LazyContainerNode.self)! }
    var scroll: ScrollNode { node(ScrollNode.self)! }

    /// The frames of the container's children in the window.
    var rows: [CGRect] {
        var rows: [CGRect] = []
        container.forEachChild { rows.append($0.globalFrame) }
        return rows
    }

    func scroll(to y: CGFloat) {
        scroll.scroll(to: CGPoint(x: 0, y: y))
        tree.update()
    }
}

@MainActor struct LazyStackTests {
    /// Views that stand beside loops are made as the items of loops are.
    @Test("The ideal extent across the axis is that of the first view, also while others are visible")
    func idealExtent() throws {
        let widths: [CGFloat] = [30, 80, 50]
        let tree = LazyTree(
            ScrollView(.horizontal) { LazyVStack { ForEach(0..<3) { index in Color.red.frame(width: widths[index], height: 20) } } })
        for _ in 0..<2 {
            #expect(try #require(tree.node(LazyContainerNode.self)).size.width == 30)
            tree.tree.size.width += 10
            tree.tree.update()
        }
    }

    @Test func viewsOutsideOfLoopsAreMadeInSight() {
        let log = RowLog()
        let tree = LazyTree(
            ScrollView {
                LazyVStack(spacing: 0) {
                    LoggedRow(index: 0, log: log, height: 60)
                    LoggedRow(index: 1, log: log, height: 60).padding(.bottom, 10)
                    LoggedRow(index: 2, log: log, height: 60).id("two")
                    Group {
                        LoggedRow(index: 3, log: log, height: 60)
                        LoggedRow(index: 4, log: log, height: 60)
                    }
                    ForEach(5..<20) { LoggedRow(index: $0, log: log, height: 60) }
                    LoggedRow(index: 20, log: log, height: 60)
                }
            })
        #expect(log.bodies == [0, 1])
        #expect(tree.rows == [CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 0, y: 60, width: 100, height: 70)])
        tree.scroll(to: 150)
        #expect(log.bodies == [0, 1, 2, 3])
        #expect(log.disappeared == [0, 1])
        #expect(tree.rows.map(\.minY) == [-20, 40])
        tree.scroll(to: 1e12)
        #expect(log.bodies == [0, 1, 2, 3, 19, 20])
        #expect(tree.rows.map(\.maxY) == [40, 100])
    }

    private struct Named: View {
        var body: some View { VStack(spacing: 0) { Color.red.frame(height: 20).id("deep") } }
    }

    /// A view that is not made is found by an identity deep in it.
    @Test func identitiesInViewsOutOfSightAreFound() {
        var found: ScrollViewProxy?
        let tree = LazyTree(
            ScrollViewReader { proxy in
                let _ = found = proxy
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<50) { _ in Color.blue.frame(height: 20) }
                        Named()
                        ForEach(0..<50) { _ in Color.green.frame(height: 20) }
                    }
                }
            })
        found?.scrollTo("deep", anchor: .top)
        tree.tree.update()
        tree.tree.update()
        #expect(tree.scroll.offset.y == 1000)
    }

    @Test func onlyRowsInSightAreMade() {
        let log = RowLog()
        let tree = LazyTree(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { LoggedRow(index: $0, log: log) } } })
        #expect(log.bodies == [0, 1, 2, 3, 4])
        #expect(tree.rows.map(\.minY) == [0, 20, 40, 60, 80])
        #expect(tree.scroll.contentSize == CGSize(width: 100, height: 20_000_000))
        tree.scroll(to: 30)
        #expect(tree.rows.map(\.minY) == [-10, 10, 30, 50, 70, 90])
        #expect(log.bodies == [0, 1, 2, 3, 4, 5, 6])
        tree.scroll(to: 10_000_000)
        #expect(tree.rows.map(\.minY) == [0, 20, 40, 60, 80])
        #expect(log.bodies.last == 500_004)
        tree.scroll(to: 1e12)
        #expect(tree.rows.map(\.maxY) == [20, 40, 60, 80, 100])
        #expect(log.bodies.last == 999_999)
    }

    @Test func rowsAppearAndDisappearWithTheSight() {
        let log = RowLog()
        let tree = LazyTree(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { LoggedRow(index: $0, log: log) } } })
        #expect(log.appeared == [0, 1, 2, 3, 4])
        tree.scroll(to: 40)
        #expect(log.appeared == [0, 1, 2, 3, 4, 5, 6])
        #expect(log.disappeared.sorted() == [0, 1])
        tree.scroll(to: 0)
        #expect(log.appeared.suffix(2).sorted() == [0, 1])
        #expect(log.disappeared.sorted() == [0, 1, 5, 6])
    }

    @Test func stateOutlivesBeingOutOfSight() {
        let log = RowLog()
        let tree = LazyTree(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { LoggedRow(index: $0, log: log) } } })
        log.bindings[1]!.wrappedValue = 7
        tree.tree.update()
        #expect(log.values[1] == 7)
        tree.scroll(to: 5000)
        log.values = [:]
        log.appeared = []
        tree.scroll(to: 0)
        #expect(log.appeared.sorted() == [0, 1, 2, 3, 4])
        log.bindings[1]!.wrappedValue += 1
        tree.tree.update()
        #expect(log.values[1] == 8)
        #expect(tree.rows.map(\.minY) == [0, 20, 40, 60, 80])
    }

    /// Rows 10, 30, 50, 10 ... high: what was estimated is corrected without a jump.
    @Test func correctedEstimatesDoNotMoveWhatIsInSight() {
        let log = RowLog()
        func height(_ index: Int) -> CGFloat { CGFloat(10 + index % 3 * 20) }
        let tree = LazyTree(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<3000) { LoggedRow(index: $0, log: log, height: height($0)) } }
            })
        tree.scroll(to: 40_000)
        for step in [-15.0, -15, -15, 20, -40, -40, -40, -40] {
            // What stays in sight moves by the step and by nothing else.
            let before = frames(log, tree)
            tree.scroll(to: tree.scroll.offset.y + step)
            let heights = tree.rows.map(\.height)
            #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 == ($0 == 50 ? 10 : $0 + 20) })
            #expect(zip(tree.rows, tree.rows.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 1e-6 })
            #expect(tree.rows.first!.minY <= 0 && tree.rows.last!.maxY >= 100)
            let after = frames(log, tree)
            let common = before.keys.filter { after[$0] != nil }
            #expect(!common.isEmpty)
            for row in common { #expect(abs(after[row]!.minY - (before[row]!.minY - step)) < 1e-6) }
        }
        tree.scroll(to: 0)
        #expect(tree.rows.map(\.height) == [10, 30, 50, 10])
        #expect(tree.rows.first!.minY == 0)
    }

    /// The frames of the rows in sight, by index.
    private func frames(_ log: RowLog, _ tree: LazyTree) -> [Int: CGRect] {
        var counts: [Int: Int] = [:]
        for index in log.appeared { counts[index, default: 0] += 1 }
        for index in log.disappeared { counts[index, default: 0] -= 1 }
        let shown = counts.filter { $0.value == 1 }.keys.sorted()
        #expect(shown.count == tree.rows.count)
        return Dictionary(uniqueKeysWithValues: zip(shown, tree.rows))
    }

    /// Truth `leaf-015`.
    @Test func lazyStacksTakeAllRoomAcross() {
        let column = LazyTree(LazyVStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 20) } })
        #expect(column.container.size(for: Proposal(width: 80, height: 500)) == CGSize(width: 80, height: 60))
        #expect(column.container.size(for: .unspecified) == CGSize(width: 10, height: 60))
        let row = LazyTree(LazyHStack(spacing: 4) { ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 20) } })
        #expect(row.container.size(for: Proposal(width: 80, height: 500)) == CGSize(width: 38, height: 500))
        #expect(row.container.size(for: .unspecified) == CGSize(width: 38, height: 20))
    }

    @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
    func rowsAreAlignedInTheWidth(_ alignment: HorizontalAlignment) {
        let tree = LazyTree(LazyVStack(alignment: alignment, spacing: 5) { ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 20) } })
        let x: CGFloat = alignment == .leading ? 0 : alignment == .center ? 45 : 90
        #expect(tree.rows == [CGRect(x: x, y: 27.5, width: 10, height: 20), CGRect(x: x, y: 52.5, width: 10, height: 20)])
    }

    @Test func nestedLoopsBranchesAndGroupsAreLazyToo() {
        let log = RowLog()
        let tree = LazyTree(
            ScrollView {
                LazyVStack(spacing: 0) {
                    LoggedRow(index: -1, log: log)
                    ForEach(0..<1000) { outer in
                        ForEach(0..<1000) { inner in
                            if inner.isMultiple(of: 2) { LoggedRow(index: outer * 1000 + inner, log: log) }
                        }
                    }
                    Group {
                        LoggedRow(index: -2, log: log)
                        LoggedRow(index: -3, log: log)
                    }
                }
            })
        #expect(log.bodies.filter { $0 >= 0 } == [0, 2, 4, 6])
        #expect(tree.rows.map(\.minY) == [0, 20, 40, 60, 80])
        #expect(!log.appeared.contains(-2))
        tree.scroll(to: 1e12)
        tree.scroll(to: 1e12)
        tree.scroll(to: 1e12)
        #expect(log.appeared.contains(-2) && log.appeared.contains(-3))
        #expect(tree.rows.last!.maxY == 100)
    }

    @Test func itemsFollowTheirElements() {
        struct Numbers: View {
            @State private var numbers = Array(0..<100)
            let log: RowLog
            let handle: (Binding<[Int]>) -> Void
            var body: some View {
                handle($numbers)
                return ScrollView {
                    LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { LoggedRow(index: $0, log: log) } }
                }
            }
        }
        let log = RowLog()
        var numbers: Binding<[Int]>!
        let tree = LazyTree(Numbers(log: log) { numbers = $0 })
        log.bindings[2]!.wrappedValue = 5
        tree.tree.update()
        numbers.wrappedValue.insert(-1, at: 0)
        tree.tree.update()
        #expect(tree.rows.count == 5)
        #expect(log.disappeared == [4])
        log.bindings[2]!.wrappedValue += 1
        tree.tree.update()
        #expect(log.values[2] == 6)
        numbers.wrappedValue.removeAll()
        tree.tree.update()
        #expect(tree.rows.isEmpty)
        #expect(tree.scroll.contentSize.height == 0)
    }

    @Test func noProposalMakesSizesThatAreNoNumbers() {
        let lengths: [CGFloat] = [0, .nan, .infinity, -10, -.infinity, 50, 1e300]
        let tree = LazyTree(LazyVStack { ForEach(0..<1000) { _ in Color.red } })
        let grid = LazyTree(LazyHGrid(rows: [GridItem(), GridItem(.adaptive(minimum: 20))]) { ForEach(0..<1000) { _ in Color.red } })
        for width in lengths {
            for height in lengths {
                for container in [tree.container, grid.container] {
                    let size = container.size(for: Proposal(width: width, height: height))
                    #expect(!size.width.isNaN && !size.height.isNaN && size.width >= 0 && size.height >= 0)
                }
            }
        }
    }
}

/// What changes while rows are in sight.
@MainActor struct LazyChangeTests {
    private struct Numbers: View {
        @State var numbers: [Int]
        let log: RowLog
        let handle: (Binding<[Int]>) -> Void

        var body: some View {
            handle($numbers)
            return ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(numbers, id: \.self) { LoggedRow(index: $0, log: log, height: CGFloat(10 + $0 % 3 * 20)) }
                }
            }
        }
    }

    /// Rows 10, 30, 50, 10 ... high, of which only some are known.
    @Test func rowsComingAtTheEndMoveNothing() {
        let log = RowLog()
        var numbers: Binding<[Int]>!
        let tree = LazyTree(Numbers(numbers: Array(0..<1000), log: log) { numbers = $0 })
        for offset in stride(from: 0.0, through: 3000, by: 70) { tree.scroll(to: offset) }
        let before = tree.rows
        numbers.wrappedValue.append(1000)
        tree.tree.update()
        #expect(tree.rows == before)
        numbers.wrappedValue.removeLast(500)
        tree.tree.update()
        #expect(tree.rows == before)
    }

    private final class Switches { var isOn: [Int: Binding<Bool>] = [:] }

    private struct Switched: View {
        let index: Int
        let switches: Switches
        @State private var isOn = false

        var body: some View {
            switches.isOn[index] = $isOn
            return Group { if isOn { Color.red.frame(height: 20) } }
        }
    }

    @Test(arguments: [true, false]) func rowsWithoutViewsMayComeToHaveSome(_ isGrid: Bool) {
        let switches = Switches()
        let rows = ForEach(0..<5) { Switched(index: $0, switches: switches) }
        let tree = LazyTree(
            ScrollView {
                if isGrid { LazyVGrid(columns: [GridItem()], spacing: 0) { rows } } else { LazyVStack(spacing: 0) { rows } }
            })
        #expect(tree.rows.isEmpty)
        for index in [3, 0, 4] {
            switches.isOn[index]!.wrappedValue = true
            tree.tree.update()
        }
        #expect(tree.rows.map(\.minY) == [0, 20, 40])
        switches.isOn[0]!.wrappedValue = false
        tree.tree.update()
        #expect(tree.rows.map(\.minY) == [0, 20])
    }
}
