import CoreGraphics
import Foundation
import Observation
import Testing
@testable import SwiftUICore

@Observable private final class Model {
    var trigger = 0
}

@MainActor private func firstFrame(of tree: ViewTree) -> CGRect {
    func first(_ list: DisplayList) -> CGRect? {
        for item in list.items {
            if case .group(_, let content) = item.content { return first(content) }
            return item.frame
        }
        return nil
    }
    return first(DisplayListBuilder.draw(tree.rootNode!, displayScale: 100)) ?? .null
}

@MainActor private func widths(of tree: ViewTree, at times: [Double]) -> [Double] {
    times.map {
        // In frames, as hosts do: what ends in between begins the next thing.
        while tree.clock.time < $0 - 1e-9 { tree.advance(to: min($0, tree.clock.time + 0.125)) }
        return (firstFrame(of: tree).width * 10).rounded() / 10
    }
}

@MainActor struct PhaseTests {
    private let seconds = stride(from: 0.0, through: 4, by: 0.5).map { $0 }

    private struct Endless: View {
        var body: some View {
            PhaseAnimator([10.0, 20, 40]) { width in
                Color.red.frame(width: width)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    private struct Modified: View {
        var body: some View {
            Color.red.phaseAnimator([10.0, 20, 40]) { content, width in
                content.frame(width: width)
            } animation: { width in
                width == 20 ? .linear(duration: 2) : .linear(duration: 1)
            }
        }
    }

    private struct Triggered: View {
        let model: Model
        var body: some View {
            Color.red.phaseAnimator([10.0, 20, 40], trigger: model.trigger) { content, width in
                content.frame(width: width)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    private func tree(_ view: some View) -> ViewTree {
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(view)
        tree.update()
        return tree
    }

    @Test func phasesFollowEachOtherForEver() {
        #expect(widths(of: tree(Endless()), at: seconds) == [10, 15, 20, 30, 40, 25, 10, 15, 20])
    }

    @Test func eachPhaseHasItsAnimation() {
        #expect(widths(of: tree(Modified()), at: seconds) == [10, 12.5, 15, 17.5, 20, 30, 40, 25, 10])
    }

    @Test func aTriggerStartsOneRound() {
        let model = Model()
        let tree = tree(Triggered(model: model))
        #expect(widths(of: tree, at: [0, 1]) == [10, 10])
        #expect(!tree.clock.isAnimating)
        for _ in 0..<2 {
            let start = tree.clock.time
            model.trigger += 1
            tree.update()
            #expect(widths(of: tree, at: [0.5, 1, 1.5, 2, 2.5, 3, 5].map { $0 + start }) == [15, 20, 30, 40, 25, 10, 10])
            #expect(!tree.clock.isAnimating && tree.clock.nextAlarmTime == nil)
        }
    }

    private struct Abrupt: View {
        let count: (Int) -> Void
        var body: some View {
            PhaseAnimator([0, 1, 2]) { phase in
                let _ = count(phase)
                Color.red
            } animation: { _ in
                nil
            }
        }
    }

    /// Phases without animation take a picture each, and do not hang.
    @Test func phasesWithoutAnimationTakeOnePictureEach() {
        var phases: [Int] = []
        let tree = tree(Abrupt { phases.append($0) })
        for frame in 1...4 { tree.advance(to: Double(frame) / 60) }
        #expect(phases.count >= 4 && phases.count <= 6)
        #expect(Array(phases.prefix(4)) == [0, 1, 2, 0])
    }
}

private struct Look: Equatable {
    var scale = 1.0
    var offset = CGSize.zero
}

@MainActor struct KeyframeTests {
    @Test func tracksRunSideBySide() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                LinearKeyframe(0, duration: 2, timingCurve: .linear)
            }
            KeyframeTrack(\.offset) {
                MoveKeyframe(CGSize(width: 10, height: 0))
                LinearKeyframe(CGSize(width: 30, height: 40), duration: 2)
            }
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: -1) == Look())
        #expect(timeline.value(time: 0) == Look(scale: 1, offset: CGSize(width: 10, height: 0)))
        #expect(timeline.value(time: 0.5) == Look(scale: 1.5, offset: CGSize(width: 15, height: 10)))
        #expect(timeline.value(time: 2) == Look(scale: 1, offset: CGSize(width: 30, height: 40)))
        #expect(timeline.value(progress: 1) == Look(scale: 0, offset: CGSize(width: 30, height: 40)))
        #expect(timeline.value(time: 99) == timeline.value(progress: 1))
    }

    /// Neither the value nor the speed jumps between cubic keyframes; they pass through their values.
    @Test func cubicKeyframesAreSmooth() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(15, duration: 0.5)
            CubicKeyframe(-5, duration: 2)
        }
        #expect([0, 1, 1.5, 3.5].map { timeline.value(time: $0) } == [0, 10, 15, -5])
        let h = 1e-5
        for time in [1, 1.5] {
            let before = (timeline.value(time: time) - timeline.value(time: time - h)) / h
            let after = (timeline.value(time: time + h) - timeline.value(time: time)) / h
            #expect(abs(before - after) < 0.01)
        }
        // The slope at the first knot is that of the line through its neighbours.
        #expect(abs((timeline.value(time: 1 + h) - timeline.value(time: 1 - h)) / (2 * h) - 10) < 0.01)
        let given = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(10, duration: 1, startVelocity: 30, endVelocity: 0) }
        #expect(abs(given.value(time: h) / h - 30) < 0.01)
    }

    @Test func springKeyframesSettleOnTheirOwn() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, spring: spring) }
        #expect(abs(timeline.duration - spring.settlingDuration(target: 100, epsilon: 0.001)) < 1e-9)
        #expect(timeline.value(time: 0.2) == spring.value(target: 100, time: 0.2))
        let cut = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(100, duration: 0.2, spring: spring)
            SpringKeyframe(0, duration: 0.5)
        }
        #expect(cut.duration == 0.7)
        #expect(abs(cut.value(time: 0.2 - 1e-6) - cut.value(time: 0.2 + 1e-6)) < 0.01)
    }

    private func loop(_ isLong: Bool) -> KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                for value in 1...3 { LinearKeyframe(Double(value), duration: 1) }
                if isLong { LinearKeyframe(0, duration: 5) } else { LinearKeyframe(0, duration: 1) }
            }
        }
    }

    @Test func keyframesAreBuiltByLoopsAndConditions() {
        #expect(loop(false).duration == 4)
        #expect(loop(true).duration == 8)
        #expect(loop(true).value(time: 2.5) == 2.5)
    }

    @Test func badDurationsCountAsNone() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: -1)
            CubicKeyframe(2, duration: .nan)
            SpringKeyframe(3, duration: .infinity)
        }
        #expect(timeline.duration == 0)
        #expect(timeline.value(time: 0) == 2)
        #expect(timeline.value(time: .nan) == 2)
    }

    private struct Repeating: View {
        let isRepeating: Bool
        var body: some View {
            KeyframeAnimator(initialValue: 10.0, repeating: isRepeating) { width in
                Color.red.frame(width: width)
            } keyframes: { _ in
                LinearKeyframe(20, duration: 1)
                LinearKeyframe(40, duration: 1)
            }
        }
    }

    private struct Triggered: View {
        let model: Model
        var body: some View {
            Color.red.keyframeAnimator(initialValue: Look(scale: 10), trigger: model.trigger) { content, look in
                content.frame(width: look.scale).offset(look.offset)
            } keyframes: { start in
                KeyframeTrack(\.scale) { LinearKeyframe(start.scale + 10, duration: 1) }
                KeyframeTrack(\.offset) { CubicKeyframe(.zero, duration: 0.5) }
            }
        }
    }

    private func tree(_ view: some View) -> ViewTree {
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(view)
        tree.update()
        return tree
    }

    @Test func viewsFollowTheirKeyframes() {
        let times = [0, 0.5, 1, 1.5, 2, 2.5, 3]
        #expect(widths(of: tree(Repeating(isRepeating: true)), at: times) == [10, 15, 20, 30, 10, 15, 20])
        let once = tree(Repeating(isRepeating: false))
        #expect(widths(of: once, at: times) == [10, 15, 20, 30, 40, 40, 40])
        #expect(!once.clock.isAnimating)
    }

    @Test func aTriggerStartsKeyframesFromWhereTheValueIs() {
        let model = Model()
        let tree = tree(Triggered(model: model))
        #expect(widths(of: tree, at: [0, 1]) == [10, 10])
        model.trigger += 1
        tree.update()
        #expect(widths(of: tree, at: [1.5, 2, 3]) == [15, 20, 20])
        model.trigger += 1
        tree.update()
        #expect(widths(of: tree, at: [3.5, 4, 5]) == [25, 30, 30])
        #expect(!tree.clock.isAnimating)
    }
}
