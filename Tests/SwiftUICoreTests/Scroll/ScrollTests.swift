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

@MainActor struct ScrollTests {
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
        let tree = LazyTree(ScrollViewReader { reader in
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

    @Test func itemsOfUnknownLengthAreFoundExactly() {
        var proxy: ScrollViewProxy!
        let tree = LazyTree(ScrollViewReader { reader in
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
        let lazy = LazyTree(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { _ in Color.red.frame(height: 20) } } }
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

    @Test func geometryChangesAreReported() {
        var changes: [[CGFloat]] = []
        let tree = LazyTree(ScrollView { Rows() }.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { changes.append([$0, $1]) })
        tree.scroll(to: 30)
        tree.scroll(to: 30)
        tree.scroll(to: 1e9)
        #expect(changes == [[0, 0], [0, 30], [30, 1900]])
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
        #expect(tree.scroll.offset.y == 60)
        tree.scroll(to: 205)
        #expect(id.wrappedValue == 10)
        #expect(tree.scroll.offset.y == 205)
        id.wrappedValue = 50
        tree.tree.update()
        #expect(tree.scroll.offset.y == 1000)
        #expect(id.wrappedValue == 50)
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
        #expect(ScrollIndicator.bar(along: .vertical, offset: .zero, largestOffset: CGPoint(x: 0, y: 100), size: CGSize(width: 50, height: 106))
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

    @Test func movementsAreAnimated() {
        var proxy: ScrollViewProxy!
        let tree = LazyTree(ScrollViewReader { reader in
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
