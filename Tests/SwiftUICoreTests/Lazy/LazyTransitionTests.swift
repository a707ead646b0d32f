import CoreGraphics
import Observation
import Testing

@testable import SwiftUICore

@Observable private final class Rows {
    var numbers: [Int] = Array(0..<6)
    var showsHeading = true
}

/// Rows that are taken out of lazy containers go as those of other containers do.
@MainActor struct LazyTransitionTests {
    enum Kind: CaseIterable, Sendable { case plain, slide, moveAndFade, none, animatedByItself }

    private struct Row: View {
        let number: Int
        let kind: Kind
        let log: (String) -> Void

        var body: some View {
            let row = Color.red.frame(width: 50, height: 20)
                .onAppear { log("\(number) appears") }.onDisappear { log("\(number) disappears") }
            switch kind {
            case .plain: row
            case .slide: row.transition(.slide)
            case .moveAndFade: row.transition(.move(edge: .bottom).combined(with: .opacity))
            case .none: row.transition(.identity)
            case .animatedByItself: row.transition(.opacity.animation(.linear(duration: 0.5)))
            }
        }
    }

    private struct Screen: View {
        let rows: Rows
        let kind: Kind
        let isLazy: Bool
        let log: (String) -> Void

        @ViewBuilder private var content: some View {
            if rows.showsHeading { Color.blue.frame(width: 50, height: 10) }
            ForEach(rows.numbers, id: \.self) { Row(number: $0, kind: kind, log: log) }
        }

        var body: some View {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { content }
                } else {
                    VStack(spacing: 0) { content }.frame(maxWidth: .infinity)
                }
            }
        }
    }

    /// What is drawn at some times after a change, and what the rows have said by then.
    private func story(_ kind: Kind, isLazy: Bool, animation: Animation? = .linear(duration: 1), _ change: (Rows) -> Void) -> [[String]] {
        let rows = Rows()
        let tree = ViewTree(size: CGSize(width: 100, height: 400))
        var log: [String] = []
        tree.setRootView(Screen(rows: rows, kind: kind, isLazy: isLazy) { log.append($0) })
        tree.update()
        tree.advance(to: 1)
        log = []
        withAnimation(animation) { change(rows) }
        tree.update()
        var story: [[String]] = []
        for time in [1.25, 1.5, 1.75, 2.5] {
            tree.advance(to: time)
            story.append(placesDrawn(of: tree).sorted() + log.sorted())
        }
        #expect(!tree.clock.isAnimating)
        return story
    }

    @Test(arguments: Kind.allCases)
    func removedRowsAreDrawnWhileTheyGo(_ kind: Kind) {
        let change: (Rows) -> Void = { $0.numbers.removeAll { $0 == 1 || $0 == 4 } }
        let lazy = story(kind, isLazy: true, change)
        #expect(lazy == story(kind, isLazy: false, change))
        // There is something to be seen of it, but where the transition is none.
        #expect((lazy[0].count { $0.contains(" 50 20") } == 6) == (kind != .none))
        #expect(lazy[3].count { $0.contains(" 50 20") } == 4)
    }

    @Test func whatIsNoLoopGoesToo() {
        let change: (Rows) -> Void = { $0.showsHeading = false }
        let lazy = story(.plain, isLazy: true, change)
        #expect(lazy == story(.plain, isLazy: false, change))
        #expect(lazy[0].contains { $0.hasPrefix("0.75 ") } && !lazy[3].contains { $0.hasSuffix(" 50 10") })
    }

    @Test func withoutAnimationRowsGoAtOnce() {
        let change: (Rows) -> Void = { $0.numbers.removeFirst(2) }
        let lazy = story(.slide, isLazy: true, animation: nil, change)
        #expect(lazy == story(.slide, isLazy: false, animation: nil, change))
        #expect(Set(lazy).count == 1)
    }

    @Test func aRowThatComesBackIsTheOneThatWent() {
        /// The rows that are drawn while a removed row is inserted again during its removal transition.
        func story(isLazy: Bool) -> [[String]] {
            let rows = Rows()
            let tree = ViewTree(size: CGSize(width: 100, height: 400))
            tree.setRootView(Screen(rows: rows, kind: .plain, isLazy: isLazy) { _ in })
            tree.update()
            withAnimation(.linear(duration: 1)) { rows.numbers = [0, 1, 3, 4, 5] }
            tree.update()
            tree.advance(to: 0.5)
            withAnimation(.linear(duration: 1)) { rows.numbers = Array(0..<6) }
            tree.update()
            return [0.75, 1, 3].map { time in
                tree.advance(to: time)
                return placesDrawn(of: tree).sorted()
            }
        }
        let lazy = story(isLazy: true)
        #expect(lazy == story(isLazy: false))
        #expect(lazy[2].count { $0.hasSuffix(" 50 20") } == 6)
        #expect(Set(lazy[0]).count == lazy[0].count)
    }

    @Test func rowsOutOfSightGoAtOnceAndNothingIsLeft() {
        let rows = Rows()
        rows.numbers = Array(0..<100)
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(Screen(rows: rows, kind: .plain, isLazy: true) { _ in })
        tree.update()
        let before = (tree.graph.attributeCount, tree.graph.edgeCount)
        withAnimation(.linear(duration: 1)) { rows.numbers.removeLast(50) }
        tree.update()
        #expect(placesDrawn(of: tree).allSatisfy { !$0.hasPrefix("0.") })
        for _ in 0..<3 {
            withAnimation(.linear(duration: 1)) { rows.numbers.removeFirst(2) }
            tree.update()
            tree.advance(to: tree.clock.time + 0.5)
            #expect(placesDrawn(of: tree).contains { $0.hasPrefix("0.5 ") })
            tree.advance(to: tree.clock.time + 1)
        }
        #expect(!tree.clock.isAnimating)
        tree.update()
        #expect((tree.graph.attributeCount, tree.graph.edgeCount) == before)
    }

    @Test func aContainerThatGoesTakesLeavingRowsWithIt() {
        let rows = Rows()
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        var log: [String] = []
        tree.setRootView(Screen(rows: rows, kind: .plain, isLazy: true) { log.append($0) })
        tree.update()
        withAnimation(.linear(duration: 1)) { _ = rows.numbers.removeFirst() }
        tree.update()
        tree.advance(to: 0.5)
        tree.removeRootView()
        tree.advance(to: 3)
        #expect(log.count { $0 == "0 disappears" } == 1)
        #expect(tree.graph.attributeCount == 0)
    }
}
