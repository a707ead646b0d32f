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

    private func expectMirrored(_ left: NamedFrames, _ right: NamedFrames) {
        let (left, right) = (left.allFrames, right.allFrames)
        #expect(left.map(\.name) == right.map(\.name))
        for (first, second) in zip(left, right) {
            let mirrored = CGRect(
                x: Self.window.width - second.frame.maxX, y: second.frame.minY, width: second.frame.width,
                height: second.frame.height)
            let isClose = abs(first.frame.minX - mirrored.minX) < 0.001 && abs(first.frame.minY - mirrored.minY) < 0.001
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
