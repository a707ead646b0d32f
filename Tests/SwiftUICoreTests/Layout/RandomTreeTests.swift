import Foundation
import Testing

@testable import SwiftUICore

/// What holds of every layout, tried on random trees.
@MainActor
struct RandomTreeTests {
    private nonisolated static let window = CGSize(width: 320, height: 480)
    private nonisolated static let insets = EdgeInsets(top: 47, leading: 10, bottom: 34, trailing: 25)

    private func frames(_ view: some View, _ direction: LayoutDirection) -> NamedFrames {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        return NamedFrames(view, in: Self.window, safeArea: Self.insets, environment: environment)
    }

    @Test(arguments: 0..<400)
    func `Frames in a finite window are finite, whatever is proposed`(_ seed: Int) {
        var random = RandomTrees(seed: UInt64(seed))
        let view = random.view(depth: 4)
        let frames = frames(view, .leftToRight)
        let lengths: [CGFloat] = [0, .nan, .infinity, -.infinity, -20, 100, 1e300, 1e-300]
        for width in lengths {
            for height in lengths {
                let size = frames.tree.rootNode!.contentSize(for: Proposal(width: width, height: height))
                // Neither NaN nor less than nothing.
                #expect(size.width >= 0 && size.height >= 0)
            }
        }
        for (name, frame) in frames.allFrames {
            let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
            #expect(isFinite, "\(name) \(frame)")
            #expect(frame.width >= 0 && frame.height >= 0)
        }
    }

    private func expectSame(_ left: NamedFrames, _ right: NamedFrames, _ comment: String) {
        // How long a lazy container is out of sight is an estimate by what has been in sight.
        let (left, right) = (left.allFrames.filter { !$0.name.hasPrefix("Lazy") }, right.allFrames.filter { !$0.name.hasPrefix("Lazy") })
        guard left.map(\.name) == right.map(\.name) else {
            Issue.record("\(comment): other views")
            return
        }
        let other = zip(left, right).first { first, second in
            abs(first.frame.minX - second.frame.minX) > 0.001 || abs(first.frame.minY - second.frame.minY) > 0.001
                || abs(first.frame.width - second.frame.width) > 0.001 || abs(first.frame.height - second.frame.height) > 0.001
        }
        if let other { Issue.record("\(comment): \(other.0.name) \(other.0.frame), not \(other.1.frame)") }
    }

    @Test(arguments: 0..<300)
    func `After any edits everything lies where it would have from the beginning`(_ seed: Int) {
        func view(_ structure: Int, _ values: Int) -> AnyView {
            var random = RandomTrees(seed: UInt64(structure), values: UInt64(values))
            return random.view(depth: 4)
        }
        let edited = frames(view(seed, 0), .leftToRight)
        for edit in 1...6 {
            // Mostly the same views with other values; now and then other views in the middle.
            let structure = edit == 4 ? seed + 1 : seed
            if edit % 3 == 0 { edited.tree.size = CGSize(width: 200 + 17 * edit, height: 300) } else { edited.tree.size = Self.window }
            edited.tree.setRootView(view(structure, edit))
            edited.tree.update()
            // Questions that nobody asked of the other tree change nothing.
            _ = edited.tree.rootNode!.contentSize(for: Proposal(width: CGFloat(edit) * 31, height: .nan))
            let fresh = NamedFrames(view(structure, edit), in: edited.tree.size, safeArea: Self.insets)
            expectSame(edited, fresh, "edit \(edit)")
        }
    }

    @Test(arguments: 0..<100)
    func `The same views lie at the same places`(_ seed: Int) {
        func view() -> AnyView {
            var random = RandomTrees(seed: UInt64(seed))
            return random.view(depth: 4)
        }
        let (first, second) = (frames(view(), .leftToRight), frames(view(), .leftToRight))
        #expect(first.allFrames.map(\.frame) == second.allFrames.map(\.frame))
        // Asked in another order.
        for proposal in [Proposal(width: 7, height: .infinity), .unspecified, Proposal(width: 0, height: 0)] {
            _ = second.tree.rootNode!.contentSize(for: proposal)
        }
        for width: CGFloat in [0, 50, .nan] {
            let proposal = Proposal(width: width, height: 90)
            #expect(first.tree.rootNode!.contentSize(for: proposal) == second.tree.rootNode!.contentSize(for: proposal))
        }
    }

    private func expectMirrored(_ left: NamedFrames, _ right: NamedFrames) {
        let (left, right) = (left.allFrames, right.allFrames)
        #expect(left.map(\.name) == right.map(\.name))
        for (first, second) in zip(left, right) {
            let mirrored = CGRect(
                x: Self.window.width - second.frame.maxX, y: second.frame.minY, width: second.frame.width,
                height: second.frame.height)
            let isClose =
                abs(first.frame.minX - mirrored.minX) < 0.001 && abs(first.frame.minY - mirrored.minY) < 0.001
                && abs(first.frame.width - mirrored.width) < 0.001 && abs(first.frame.height - mirrored.height) < 0.001
            #expect(isClose, "\(first.name) \(first.frame) \(mirrored)")
        }
    }

    @Test(arguments: 0..<400)
    func `A layout from right to left is the mirror of one from left to right`(_ seed: Int) {
        var random = RandomTrees(seed: UInt64(seed))
        let view = random.view(depth: 4)
        // Truth `alignment-010`.
        expectMirrored(frames(view, .leftToRight), frames(view, .rightToLeft))
    }

    @Test(arguments: 0..<100)
    func `The direction may change while the views live`(_ seed: Int) {
        var random = RandomTrees(seed: UInt64(seed))
        let view = random.view(depth: 4)
        let changed = frames(view, .leftToRight)
        changed.tree.environment.layoutDirection = .rightToLeft
        changed.tree.update()
        expectMirrored(frames(view, .leftToRight), changed)
        changed.tree.environment.layoutDirection = .leftToRight
        changed.tree.update()
        #expect(changed.allFrames.map(\.frame) == frames(view, .leftToRight).allFrames.map(\.frame))
    }
}
