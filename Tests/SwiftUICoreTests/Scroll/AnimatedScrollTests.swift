import CoreGraphics
import Foundation
import Observation
import Testing

@testable import SwiftUICore

/// Animated movements to views in lazy containers, whose positions are estimated until the views are made.
@MainActor @Suite(.fixedWidthText) struct AnimatedScrollTests {
    /// Rows of unequal height, the largest where the first estimate does not see them.
    nonisolated private static func height(_ index: Int) -> CGFloat { index < 10 ? 20 : CGFloat(30 + index % 7 * 25) }

    @Observable fileprivate final class Model {
        @ObservationIgnored var proxy: ScrollViewProxy?
        var position = ScrollPosition(idType: Int.self)
    }

    private struct Rows: View {
        let model: Model

        var body: some View {
            ScrollViewReader { proxy in
                let _ = model.proxy = proxy
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<300, id: \.self) { index in
                            Color.red.frame(height: AnimatedScrollTests.height(index))
                        }
                    }
                }
                .scrollPosition(
                    Binding {
                        model.position
                    } set: {
                        model.position = $0
                    })
            }
        }
    }

    struct Move: Sendable {
        let id: Int
        let anchor: UnitPoint?
        /// Where the row's top lies in the viewport, which is 100 high, after a movement from the beginning.
        let top: CGFloat
    }

    nonisolated static let moves = [120, 207, 299].flatMap { id in
        [
            Move(id: id, anchor: .top, top: 0), Move(id: id, anchor: .bottom, top: 100 - height(id)),
            Move(id: id, anchor: .center, top: (100 - height(id)) / 2),
            Move(id: id, anchor: nil, top: height(id) > 100 ? 0 : 100 - height(id)),
        ]
    }

    nonisolated private static let animations: [Animation] = [.linear(duration: 1), .spring(duration: 0.5, bounce: 0.4), .linear(duration: 0.05)]

    /// The position of a row in the window; nil if it has not been made.
    private func top(of id: Int, _ tree: LazyTree) -> CGFloat? {
        guard case .item(let loop, let index) = tree.tree.rootNode?.find(AnyHashable(id)), let node = loop.shown[index]?.nodes.first else {
            return nil
        }
        return node.globalFrame.minY
    }

    @Test(arguments: moves, animations)
    func aReaderEndsAtTheView(_ move: Move, animation: Animation) throws {
        try check(move) { model in withAnimation(animation) { model.proxy?.scrollTo(move.id, anchor: move.anchor) } }
    }

    @Test(arguments: moves.filter { $0.anchor != nil }, animations)
    func aPositionEndsAtTheView(_ move: Move, animation: Animation) throws {
        try check(move) { model in withAnimation(animation) { model.position.scrollTo(id: move.id, anchor: move.anchor) } }
    }

    @Test(arguments: moves.filter { $0.anchor != nil })
    func soDoesAMovementWithoutAnimation(_ move: Move) throws {
        try check(move) { model in model.position.scrollTo(id: move.id, anchor: move.anchor) }
    }

    private func check(_ move: Move, _ start: (Model) -> Void) throws {
        let model = Model()
        let tree = LazyTree(Rows(model: model))
        start(model)
        tree.tree.update()
        for step in 1...240 {
            tree.tree.advance(to: Double(step) / 60)
            tree.tree.update()
        }
        let reached = try #require(top(of: move.id, tree))
        #expect(abs(reached - move.top) < 0.01)
        #expect(tree.scroll.phase == .idle)
    }

    @Test func theLastOfSeveralMovementsCounts() throws {
        let model = Model()
        let tree = LazyTree(Rows(model: model))
        model.proxy?.scrollTo(200, anchor: .top)
        model.position.scrollTo(edge: .top)
        tree.tree.update()
        #expect(tree.scroll.offset.y == 0)
        model.proxy?.scrollTo(200, anchor: .top)
        model.proxy?.scrollTo(3, anchor: .top)
        tree.tree.update()
        #expect(top(of: 3, tree) == 0)
    }

    /// The viewport moves steadily: no step is much larger than the largest step of a movement over rows of known height.
    @Test func movesSteadily() {
        let model = Model()
        let tree = LazyTree(Rows(model: model))
        withAnimation(.linear(duration: 1)) { model.proxy?.scrollTo(200, anchor: .top) }
        tree.tree.update()
        var offsets = [tree.scroll.offset.y]
        for step in 1...60 {
            tree.tree.advance(to: Double(step) / 60)
            tree.tree.update()
            offsets.append(tree.scroll.offset.y)
        }
        let steps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }
        let mean = (offsets.last! - offsets[0]) / 60
        #expect(steps.allSatisfy { $0 > 0 && $0 < 4 * mean }, "\(steps)")
    }

    /// A tree of a still picture, whose time does not advance, shows the end of an animated movement at once.
    @Test(arguments: [10.0, nil])
    func stillPicturesShowTheEnd(position: CGFloat?) throws {
        let model = Model()
        let tree = LazyTree(Rows(model: model))
        tree.tree.clock.animatesChanges = false
        withAnimation {
            if let position { model.position.scrollTo(y: position) } else { model.proxy?.scrollTo(200, anchor: .top) }
        }
        tree.tree.update()
        if let position {
            #expect(tree.scroll.offset.y == position)
        } else {
            #expect(try abs(#require(top(of: 200, tree))) < 0.01)
        }
        #expect(tree.scroll.phase == .idle)
    }
}
