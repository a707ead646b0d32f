import CoreGraphics
import Foundation
@testable import SwiftUICore
import Testing

/// Positions, phases, anchors and transitions of scroll views.
@MainActor @Suite struct ScrollProgramTests {
    private func scroll(_ view: LaidOutView) -> ScrollNode { view.tree.rootNode!.firstScrollNode! }

    private final class Model: @unchecked Sendable {
        var position = ScrollPosition(idType: Int.self)
        var written: [ScrollPosition] = []
    }

    private func rows(_ model: Model) -> some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 50) }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(
            Binding(
                get: { model.position },
                set: {
                    model.position = $0; model.written.append($0)
                }))
    }

    @Test func `A position takes the window to views, edges and points`() {
        let model = Model()
        let view = LaidOutView(rows(model))
        func go(_ change: (inout ScrollPosition) -> Void) -> CGFloat {
            change(&model.position)
            view.show(rows(model))
            return scroll(view).offset.y
        }
        #expect(scroll(view).offset.y == 0)
        #expect(go { $0.scrollTo(id: 40) } == 1850)
        #expect(go { $0.scrollTo(id: 40, anchor: .top) } == 2000)
        #expect(go { $0.scrollTo(edge: .bottom) } == 4800)
        #expect(model.position.edge == .bottom && model.position.viewID == nil)
        #expect(go { $0.scrollTo(y: 33) } == 33)
        #expect(go { $0.scrollTo(point: CGPoint(x: 10, y: 77)) } == 77)
        #expect(go { $0.scrollTo(edge: .top) } == 0)
        #expect(model.written.isEmpty)
    }

    @Test func `A position tells where people have moved the window`() {
        let model = Model()
        let view = LaidOutView(rows(model))
        scroll(view).scroll(to: CGPoint(x: 0, y: 510))
        view.tree.update()
        #expect(model.position.isPositionedByUser)
        #expect(model.position.viewID(type: Int.self) == 10)
        #expect(model.position.viewID as? Int == 10)
        #expect(model.position.viewID(type: String.self) == nil && model.position.point == nil)
        view.show(rows(model))
        #expect(scroll(view).offset.y == 510)
        #expect(model.written.count == 1)
    }

    @Test func `A position starts where it says`() {
        let model = Model()
        model.position = ScrollPosition(id: 20)
        #expect(scroll(LaidOutView(rows(model))).offset.y == 850)
        model.position = ScrollPosition(edge: .bottom)
        #expect(scroll(LaidOutView(rows(model))).offset.y == 4800)
    }

    private func list(_ count: Int, _ anchor: UnitPoint?, _ role: ScrollAnchorRole?) -> some View {
        let list = ScrollView { Color.red.frame(height: CGFloat(count) * 50) }
        return role.map { AnyView(list.defaultScrollAnchor(anchor, for: $0)) } ?? AnyView(list.defaultScrollAnchor(anchor))
    }

    @Test func `An anchor keeps the window at the end while content grows, unless it was moved away`() {
        let view = LaidOutView(list(10, .bottom, nil))
        #expect(scroll(view).offset.y == 300)
        view.show(list(20, .bottom, nil))
        #expect(scroll(view).offset.y == 800)
        scroll(view).scroll(to: CGPoint(x: 0, y: 100))
        view.tree.update()
        view.show(list(30, .bottom, nil))
        #expect(scroll(view).offset.y == 100)
        scroll(view).scroll(to: CGPoint(x: 0, y: 1300))
        view.show(list(40, .bottom, nil))
        #expect(scroll(view).offset.y == 1800)
    }

    @Test func `Each role of an anchor is set by itself`() {
        #expect(scroll(LaidOutView(list(10, .bottom, .initialOffset))).offset.y == 300)
        #expect(scroll(LaidOutView(list(10, .bottom, .sizeChanges))).offset.y == 0)
        #expect(scroll(LaidOutView(list(10, .bottom, .alignment))).offset.y == 0)
        #expect(LaidOutView(list(1, .bottom, .initialOffset)).leafFrames[0].minY == 0)
        #expect(LaidOutView(list(1, .bottom, .alignment)).leafFrames[0].minY == 150)
        #expect(LaidOutView(list(1, .center, nil)).leafFrames[0].minY == 75)
    }

    @Test func `Margins of bars move bars and nothing else`() {
        func frames(_ placement: ContentMarginPlacement) -> [String] {
            let view = LaidOutView(
                ScrollView { Color.red.frame(height: 400) }.contentMargins(.top, 40, for: placement))
            view.tree.showsScrollIndicators = true
            return view.coloredFrames.map { $0.hasPrefix("red") ? $0 : "bar " + $0.split(separator: " ").dropFirst().joined(separator: " ") }
        }
        #expect(frames(.scrollIndicators) == ["red 0 0 200 400", "bar 194 43 3 68.4"])
        #expect(frames(.scrollContent).first == "red 0 40 200 400")
        #expect(frames(.automatic).last != frames(.scrollContent).last)
    }

    @Test func `Who is in sight is told once as it comes and once as it goes`() {
        var seen: [Bool] = []
        let view = LaidOutView(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 300)
                    Color.blue.frame(height: 100).onScrollVisibilityChange(threshold: 0.5) { seen.append($0) }
                    Color.red.frame(height: 500)
                }
            })
        #expect(seen == [])
        for (offset, expected) in [(140.0, []), (150, [true]), (349, [true]), (351, [true, false])] as [(Double, [Bool])] {
            scroll(view).scroll(to: CGPoint(x: 0, y: offset))
            view.tree.update()
            #expect(seen == expected, "\(offset)")
        }
    }

    @Test func `Phases are told in order`() {
        var phases: [String] = []
        let model = Model()
        func list() -> some View {
            rows(model).onScrollPhaseChange { phases.append("\($0) \($1)") }
        }
        let view = LaidOutView(list())
        scroll(view).scroll(to: CGPoint(x: 0, y: 20))
        view.tree.update()
        #expect(phases == ["idle interacting", "interacting idle"])
        phases = []
        var transaction = Transaction()
        transaction.animation = .linear(duration: 1)
        scroll(view).scroll(to: CGPoint(x: 0, y: 500), transaction: transaction)
        view.tree.update()
        #expect(phases == ["idle animating"])
        view.tree.advance(to: 0.5)
        view.tree.advance(to: 2)
        #expect(phases == ["idle animating", "animating idle"])
        #expect(scroll(view).offset.y == 500)
    }

    /// How far the view that is 100 high and 300 down is moved by a transition of 100 points.
    private func shift(_ configuration: ScrollTransitionConfiguration, at offset: CGFloat) -> CGFloat {
        let view = LaidOutView(
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(height: 300)
                    Color.red.frame(height: 100).scrollTransition(configuration) { effect, phase in effect.offset(x: phase.value * 100) }
                    Color.blue.frame(height: 600)
                }
            })
        scroll(view).scroll(to: CGPoint(x: 0, y: offset))
        view.tree.update()
        // Animated ones take their time.
        for _ in 0..<40 { view.tree.advance(to: view.tree.clock.time + 0.1) }
        return view.leafFrames[1].minX
    }

    @Test func `A transition follows the way of the view into the window`() {
        let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        // In from below: hidden at 100, half in sight at 150, all of it at 200; out at the top from 300 to 400.
        for (offset, expected) in [(0.0, 100.0), (100, 100), (150, 50), (200, 0), (300, 0), (325, -25), (400, -100), (500, -100)] {
            #expect(abs(shift(linear, at: offset) - expected) < 1e-6, "\(offset)")
        }
        #expect(abs(shift(linear.threshold(.visible(0.5)), at: 125) - 50) < 1e-6)
        #expect(shift(linear.threshold(.visible(0.5)), at: 150) == 0)
        // In the middle at 250: 150 from where it is hidden.
        #expect(abs(shift(linear.threshold(.centered), at: 175) - 50) < 1e-6)
        #expect(abs(shift(linear.threshold(.visible.inset(by: 50)), at: 175) - 50) < 1e-6)
        #expect(abs(shift(linear.threshold(.visible.interpolated(towards: .hidden, amount: 0.5)), at: 125) - 50) < 1e-6)
        #expect(shift(.identity, at: 0) == 0)
        #expect(shift(.animated, at: 199) == 100 && shift(.animated, at: 200) == 0)
        #expect(shift(.animated.threshold(.hidden), at: 101) == 0 && shift(.animated.threshold(.hidden), at: 99) == 100)
    }

    @Test func `Pinned headers stay clear of margins`() {
        let view = LaidOutView(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<40, id: \.self) { _ in Color.red.frame(height: 50) }
                    } header: {
                        Color.blue.frame(height: 20)
                    }
                }
            }
            .contentMargins(.top, 30, for: .scrollContent))
        #expect(view.coloredFrames.contains("blue 0 30 200 20"))
        scroll(view).scroll(to: CGPoint(x: 0, y: 500))
        view.tree.update()
        #expect(view.coloredFrames.contains("blue 0 30 200 20"))
    }

    @Test func `Of views that do not fit nobody says that they appear`() {
        var told: [String] = []
        func view() -> some View {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 150).onAppear { told.append("wide") }.onDisappear { told.append("wide gone") }
                Color.blue.frame(width: 50).onAppear { told.append("narrow") }.onDisappear { told.append("narrow gone") }
            }
        }
        let shown = LaidOutView(view(), size: CGSize(width: 100, height: 100))
        #expect(told == ["narrow"])
        shown.tree.size = CGSize(width: 200, height: 100)
        shown.tree.update()
        #expect(told.sorted() == ["narrow", "narrow gone", "wide"])
        shown.tree.size = CGSize(width: 100, height: 100)
        shown.tree.update()
        #expect(told.count == 5)
    }

    @Test func `A row of pages from right to left begins at the right and goes to its edges`() {
        let view = LaidOutView(
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 100) } }
            }, layoutDirection: .rightToLeft)
        #expect(scroll(view).offset.x == 300)
        #expect(view.leafFrames.map(\.minX) == [100, 0, -100, -200, -300])
    }
}
