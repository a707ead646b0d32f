import CoreGraphics
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
        first.count == second.count && zip(first, second).allSatisfy {
            abs($0.minX - $1.minX) < 1e-6 && abs($0.minY - $1.minY) < 1e-6
                && abs($0.width - $1.width) < 1e-6 && abs($0.height - $1.height) < 1e-6
        }
    }

    private let sizes = [CGSize(width: 300, height: 200), CGSize(width: 37.5, height: 600), CGSize(width: 900, height: 20)]

    /// The first size at which the real layout differs.
    private func difference(_ view: NaiveView) -> CGSize? {
        let tree = LaidOutView(view.view, size: sizes[0])
        for size in sizes {
            tree.tree.size = size
            tree.tree.update()
            if !isSame(frames(tree), naiveFrames(view, in: size)) { return size }
        }
        return nil
    }

    /// The simplest tree found that still differs.
    private func shrunk(_ view: NaiveView) -> NaiveView {
        var simplest = view
        while let simpler = simplest.simplified.first(where: { difference($0) != nil }) { simplest = simpler }
        return simplest
    }

    @Test("stack-004: random stacks are laid out as published", arguments: 0..<20 as Range<UInt64>)
    func randomStacks(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for number in 0..<200 {
            let view = NaiveView.random(depth: number % 4, using: &generator)
            guard difference(view) != nil else { continue }
            let simplest = shrunk(view)
            let size = difference(simplest)!
            let tree = LaidOutView(simplest.view, size: size)
            Issue.record("""
            seed \(seed), tree \(number), in \(size): \(simplest)
            expected \(naiveFrames(simplest, in: size).map { describe($0) })
            got \(frames(tree).map { describe($0) })
            """)
            return
        }
    }
}
