import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite struct ScrollMovementTests {
    private static let size = CGSize(width: 200, height: 200)
    private let middle = ViewLocator.point(100, 100)
    private let log = Log()

    private func rows(_ count: Int) -> some View {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 50) } }
    }

    private func host(_ view: some View, profile: ViewHost.Profile = .iOS) -> ViewHost {
        ViewHost(view, size: Self.size, profile: profile)
    }

    private func list(_ count: Int = 100) -> some View { ScrollView { rows(count) } }

    private func scrolls(_ host: ViewHost) -> [ScrollNode] {
        var found: [ScrollNode] = []
        func visit(_ node: ViewNode) {
            if let scroll = node as? ScrollNode { found.append(scroll) }
            node.forEachChild(visit)
        }
        if let root = host.tree.rootNode { visit(root) }
        return found
    }

    /// How far a viewport coasts at a speed, by UIScrollView's formula.
    private func way(at speed: Double) -> Double { speed / (-1000 * Foundation.log(0.998)) }

    private func y(_ host: ViewHost) -> CGFloat { scrolls(host)[0].offset.y }

    @Test("Content that reaches into safe area padding is hit there too")
    func touchesInSafeAreaPadding() throws {
        struct Cards: View {
            @State private var pressed = "none"

            var body: some View {
                VStack {
                    Text(pressed).accessibilityIdentifier("pressed")
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<9, id: \.self) { number in Button("Card \(number)") { pressed = "\(number)" }.frame(width: 60, height: 60) }
                        }
                    }
                    .safeAreaPadding(.horizontal, 70)
                }
            }
        }
        let host = host(Cards())
        // The viewport of 60 points shows card 0; card 1 lies in the padding.
        #expect(try host.frame(of: .text("Card 1")).midX == 160)
        try host.tap(.text("Card 1"))
        #expect(try host.text(of: .identifier("pressed")) == "1")
        try host.drag(.text("Card 1"), by: CGSize(width: -60, height: 0))
        #expect(scrolls(host)[0].offset.x > 40)
    }

    // MARK: Curves

    struct Way: Sendable {
        var start: CGFloat
        var speed: CGFloat
        var bounces = true
        var target: CGFloat?
    }

    nonisolated static let ways = [
        Way(start: 990, speed: 3000), Way(start: 990, speed: 3000, bounces: false), Way(start: 20, speed: -5000),
        Way(start: -60, speed: 0), Way(start: 1080, speed: 400), Way(start: 500, speed: 0, target: 600),
        Way(start: 500, speed: -1000, target: 600), Way(start: 500, speed: 1000, target: 0), Way(start: 0, speed: 0),
        Way(start: 500, speed: .nan), Way(start: 500, speed: .infinity),
    ]

    @Test(
        "Without an obstacle a viewport coasts as UIScrollView does: 0.998 of the speed is left after each millisecond",
        arguments: [300.0, 1000, -2500], [1.0, 2, 3])
    func coasting(speed: CGFloat, scale: CGFloat) {
        let curve = ScrollCurve(from: 5000, speed: speed, target: nil, limit: 10_000, bounces: true, scale: scale)
        for millisecond in [0.0, 10, 100, 500, 1000] where millisecond / 1000 < curve.duration {
            let left: Double = pow(0.998, millisecond)
            let free: Double = 5000 + way(at: Double(speed)) * (1 - left)
            let tolerance: Double = 0.5 / Double(scale) + 1e-9
            #expect(abs(Double(curve.offset(at: millisecond / 1000)) - free) <= tolerance)
            #expect(abs(Double(curve.speed(at: millisecond / 1000)) - Double(speed) * left) < 2)
        }
        #expect((curve.destination * scale).rounded() == curve.destination * scale)
        #expect(abs(curve.offset(at: curve.duration - 1e-9) - curve.destination) < 0.5 / scale)
    }

    @Test("The movement of a viewport is smooth on all its way and comes to rest in the content", arguments: ways)
    func smoothness(_ way: Way) {
        let (start, speed, bounces) = (way.start, way.speed, way.bounces)
        let curve = ScrollCurve(from: start, speed: speed, target: way.target, limit: 1000, bounces: bounces, scale: 2)
        #expect(curve.duration.isFinite)
        #expect((0...1000).contains(curve.destination))
        var last = curve.offset(at: 0)
        #expect(last == start || curve.duration == 0)
        for step in 1...5000 {
            let offset = curve.offset(at: Double(step) / 1000)
            #expect(abs(offset - last) <= 101 && offset.isFinite)
            if !bounces { #expect((0...1000).contains(offset)) }
            last = offset
        }
        #expect(last == curve.destination || curve.duration > 5)
    }

    @Test("Over the end the viewport follows by 0.55 at first and never leaves altogether", arguments: [1.0, 50, 100, 400, 1e6])
    func rubberBand(distance: CGFloat) {
        let pulled = ScrollPhysics.rubberBanded(distance, viewportLength: 200)
        let expected: CGFloat = distance * 200 * 0.55 / (200 + 0.55 * distance)
        #expect(abs(pulled - expected) < 1e-6)
        #expect(pulled < 200)
        #expect(ScrollPhysics.rubberBanded(-distance, viewportLength: 200) == -pulled)
        if distance < 1000 { #expect(abs(ScrollPhysics.pull(forOvershoot: pulled, viewportLength: 200) - distance) < 1e-6) }
    }

    // MARK: Fingers

    @Test func aDragScrollsAfterTenPoints() throws {
        let host = host(list())
        try host.drag(middle, by: CGSize(width: 0, height: -9), duration: 1)
        #expect(y(host) == 0)
        try host.drag(middle, by: CGSize(width: 0, height: -60), duration: 1) { #expect(abs(y(host) - 50) < 1e-9) }
    }

    @Test func aReleasedViewportDeceleratesByItsVelocity() throws {
        let host = host(list())
        // 90 points in a tenth of a second.
        try host.drag(middle, by: CGSize(width: 0, height: -90), duration: 0.1)
        #expect(host.isAnimating)
        host.advance(by: 6)
        #expect(!host.isAnimating)
        #expect(host.tree.clock.nextAlarmTime == nil)
        let expected: Double = 80 + way(at: 900)
        #expect(abs(Double(y(host)) - expected) <= 0.26)
    }

    @Test func aFingerThatRestsLeavesNoSpeed() throws {
        let host = host(list())
        try host.drag(middle, by: CGSize(width: 0, height: -90), duration: 0.1) { host.advance(by: 0.5) }
        #expect(y(host) == 80)
        #expect(!host.isAnimating)
    }

    @Test func overTheEndItResistsAndComesBack() throws {
        let host = host(list())
        try host.drag(.point(100, 20), by: CGSize(width: 0, height: 110), duration: 0.5) {
            host.advance(by: 0.5)
            #expect(abs(y(host) + ScrollPhysics.rubberBanded(100, viewportLength: 200)) < 1e-9)
        }
        host.advance(by: 0.1)
        #expect(y(host) < 0)
        host.advance(by: 3)
        #expect(y(host) == 0)
        #expect(!host.isAnimating)
    }

    @Test func aFastWindowBouncesAtTheEnd() throws {
        let host = host(list(10))
        try host.drag(middle, by: CGSize(width: 0, height: -95), duration: 0.05)
        var farthest: CGFloat = 0
        for _ in 0..<240 {
            host.advance(by: 1.0 / 60)
            farthest = max(farthest, y(host))
        }
        #expect(farthest > 310)
        #expect(y(host) == 300)
        #expect(!host.isAnimating)
    }

    @Test("What fits bounces unless it must not", arguments: [(ScrollBounceBehavior.automatic, true), (.always, true), (.basedOnSize, false)])
    func bouncing(_ behavior: ScrollBounceBehavior, bounces: Bool) throws {
        let host = host(ScrollView { rows(1).frame(width: 200) }.frame(height: 200).scrollBounceBehavior(behavior))
        try host.drag(.point(100, 20), by: CGSize(width: 0, height: 60), duration: 0.2) { #expect((y(host) < 0) == bounces) }
    }

    @Test func aTouchStopsItAndTapsNothing() throws {
        let host = host(ScrollView { rows(100).onTapGesture { log.entries.append("tap") } })
        try host.tap(middle)
        #expect(log.entries == ["tap"])
        try host.drag(middle, by: CGSize(width: 0, height: -90), duration: 0.1)
        host.advance(by: 0.2)
        let moving = y(host)
        try host.tap(middle)
        #expect(log.entries == ["tap"])
        host.advance(by: 1)
        #expect(y(host) == moving)
        #expect(!host.isAnimating)
    }

    @Test func aDragOverAButtonScrollsAndPressesNothing() throws {
        let host = host(ScrollView { ForEach(0..<20, id: \.self) { n in Button("Button \(n)") { log.entries.append("\(n)") }.frame(height: 50) } })
        try host.tap(.text("Button 1"))
        try host.drag(.text("Button 2"), by: CGSize(width: 0, height: -60), duration: 0.5)
        #expect(log.entries == ["1"])
        #expect(y(host) >= 50)
    }

    @Test func anInnerDragIsPreferred() throws {
        let host = host(ScrollView { rows(100).gesture(DragGesture().onEnded { _ in log.entries.append("drag") }) })
        try host.drag(middle, by: CGSize(width: 0, height: -60))
        #expect(log.entries == ["drag"])
        #expect(y(host) == 0)
    }

    @Test("Of two nested scroll views the one along the way moves", arguments: [true, false])
    func nesting(isHorizontal: Bool) throws {
        let host = host(
            ScrollView {
                ScrollView(.horizontal) { Color.blue.frame(width: 1000, height: 100) }
                rows(20)
            })
        let way = isHorizontal ? CGSize(width: -60, height: 20) : CGSize(width: 20, height: -60)
        try host.drag(.point(100, 90), by: way, duration: 0.2) {
            let expected: CGFloat = isHorizontal ? 60 - 600 / hypot(60, 20) : 0
            #expect(abs(scrolls(host)[1].offset.x - expected) < 1e-6)
            #expect((scrolls(host)[0].offset.y > 0) != isHorizontal)
        }
    }

    @Test func disabledScrollViewsAndMiceDoNotDrag() throws {
        for host in [host(list().scrollDisabled(true)), host(list(), profile: .macOS)] {
            try host.drag(middle, by: CGSize(width: 0, height: -60))
            #expect(y(host) == 0)
        }
    }

    @Test func phasesFollowTheFinger() throws {
        let host = host(list().onScrollPhaseChange { _, new in log.entries.append("\(new)") })
        try host.drag(middle, by: CGSize(width: 0, height: -90), duration: 0.1)
        host.advance(by: 6)
        #expect(log.entries == ["tracking", "interacting", "decelerating", "idle"])
        log.entries = []
        try host.tap(middle)
        #expect(log.entries == ["tracking", "idle"])
    }

    // MARK: Behaviours

    @Test("Pages are turned one at a time", arguments: [(-30.0, 1.0, 0.0), (-30, 0.05, 200), (-150, 0.05, 200), (-130, 1.0, 200)])
    func paging(distance: CGFloat, duration: Double, expected: CGFloat) throws {
        let host = host(list().scrollTargetBehavior(.paging))
        try host.drag(.point(100, 180), by: CGSize(width: 0, height: distance), duration: duration)
        host.advance(by: 4)
        #expect(y(host) == expected)
        #expect(!host.isAnimating)
    }

    @Test func aWheelStepsAndThenRestsAtAView() throws {
        let host = host(ScrollView { rows(100).scrollTargetLayout() }.scrollTargetBehavior(.viewAligned))
        try host.scroll(middle, by: CGSize(width: 0, height: 30))
        try host.scroll(middle, by: CGSize(width: 0, height: 30))
        #expect(y(host) == 60)
        host.advance(by: 3)
        #expect(y(host) == 50)
        #expect(!host.isAnimating)
        #expect(host.tree.clock.nextAlarmTime == nil)
    }

    // MARK: Wheels and pads

    @Test func whatTheInnerCannotScrollTheOuterDoes() throws {
        let host = host(
            ScrollView {
                list(10).frame(height: 200)
                rows(20)
            })
        for (expectedInner, expectedOuter) in [(250, 0), (300, 0), (300, 250)] as [(CGFloat, CGFloat)] {
            try host.scroll(.point(100, 10), by: CGSize(width: 0, height: 250))
            #expect(scrolls(host)[1].offset.y == expectedInner)
            #expect(scrolls(host)[0].offset.y == expectedOuter)
        }
    }

    @Test func aPadScrollsOnWithItsSpeed() {
        let host = host(list())
        let tree = host.tree
        tree.send(ScrollEvent(.began, at: CGPoint(x: 100, y: 100), time: 0))
        for step in 1...10 { tree.send(ScrollEvent(.moved, at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 10), time: Double(step) / 100)) }
        #expect(y(host) == 100)
        tree.send(ScrollEvent(.ended, at: CGPoint(x: 100, y: 100), time: 0.1))
        host.advance(by: 6)
        let expected: Double = 100 + way(at: 1000)
        #expect(abs(Double(y(host)) - expected) <= 0.26)
        #expect(!host.isAnimating)
    }
}
