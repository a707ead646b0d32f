import CoreGraphics
import Foundation
@testable import SwiftUICore
import Testing

/// Layouts of random trees, compared with a naive calculation.
@MainActor @Suite struct RandomLayoutTests {
    /// Frames of the leaves of the real tree.
    private func frames(_ tree: LaidOutView) -> [CGRect] {
        // Stacks without views are leaves to the tree only.
        tree.leaves.filter { !($0 is StackNode) }.map(\.globalFrame)
    }

    private func naiveFrames(_ view: NaiveView, in size: CGSize) -> [CGRect] {
        let offer: NaiveView.Offer = (size.width, size.height)
        let own = view.size(offer, nil)
        return view.frames(
            offered: offer, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2))
    }

    private func isSame(_ first: [CGRect], _ second: [CGRect]) -> Bool {
        first.count == second.count
            && zip(first, second).allSatisfy {
                abs($0.minX - $1.minX) < 1e-6 && abs($0.minY - $1.minY) < 1e-6
                    && abs($0.width - $1.width) < 1e-6 && abs($0.height - $1.height) < 1e-6
            }
    }

    private static let lengths: [CGFloat?] = [nil, 0, .infinity, -20, 64]
    private static let offers = lengths.flatMap { width in lengths.map { (width: width, height: $0) } }
    private static let sizes = [CGSize(width: 300, height: 200), CGSize(width: 37.5, height: 600), CGSize(width: 900, height: 20)]

    /// Where the real layout differs from the naive one: in frames, or in the answer to an offer.
    private func difference(_ view: NaiveView, _ number: Int) -> String? {
        let tree = LaidOutView(view.view, size: Self.sizes[number % 3])
        for step in 0..<2 {
            let size = Self.sizes[(number + step) % 3]
            if step > 0 {
                tree.tree.size = size
                tree.tree.update()
            }
            let (found, expected) = (frames(tree), naiveFrames(view, in: size))
            if !isSame(found, expected) {
                return "in \(size): expected \(expected.map { describe($0) }), got \(found.map { describe($0) })"
            }
        }
        for step in 0..<3 {
            let offer = Self.offers[(3 * number + step) % Self.offers.count]
            let found = tree.size(for: ProposedViewSize(width: offer.width, height: offer.height))
            let expected = view.size(offer, nil)
            func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { left == right || abs(left - right) < 1e-6 }
            if !isClose(found.width, expected.width) || !isClose(found.height, expected.height) {
                return "offered \(offer): expected \(expected), got \(found)"
            }
        }
        return nil
    }

    /// The simplest tree found that still differs.
    private func shrunk(_ view: NaiveView, _ number: Int) -> NaiveView {
        var simplest = view
        while let simpler = simplest.simplified.first(where: { difference($0, number) != nil }) { simplest = simpler }
        return simplest
    }

    /// As many as `APUS_RANDOM_TREES` in the environment says; see `make test-layout`.
    private nonisolated static let treeCount = ProcessInfo.processInfo.environment["APUS_RANDOM_TREES"].flatMap { Int($0) } ?? 10_000
    private nonisolated static let treesOfASeed = 1000

    @Test("stack-004: random stacks are laid out as published", arguments: 0..<UInt64(max(1, treeCount / treesOfASeed)))
    func randomStacks(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for number in 0..<Self.treesOfASeed {
            let view = NaiveView.random(depth: number % 4, using: &generator)
            guard difference(view, number) != nil else { continue }
            let simplest = shrunk(view, number)
            Issue.record("seed \(seed), tree \(number): \(simplest)\n\(difference(simplest, number)!)")
            return
        }
    }
}
