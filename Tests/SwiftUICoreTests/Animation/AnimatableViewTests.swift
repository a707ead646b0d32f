import CoreGraphics
import Foundation
import Observation
import Testing
@testable import SwiftUICore

@Observable private final class Model {
    var amount = 0.0
    var other = 0.0
}

/// What was computed, in order.
private final class Journal {
    var entries: [Double] = []
}

private struct Counter: View, Animatable {
    var number: Double
    let journal: Journal
    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }
    var body: some View {
        let _ = journal.entries.append(number)
        Color.red.frame(width: number, height: 10)
    }
}

private struct Widening: ViewModifier, Animatable {
    var width: Double
    nonisolated var animatableData: Double {
        get { width }
        set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width) }
}

@available(*, deprecated)
private struct OldWidening: AnimatableModifier {
    var width: Double
    nonisolated var animatableData: Double {
        get { width }
        set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width) }
}

/// Needs no `nonisolated` in the Swift 6 language mode: a geometry effect is not isolated.
private struct Shift: GeometryEffect {
    var distance: Double
    var animatableData: Double {
        get { distance }
        set { distance = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
    }
}

private enum Speed: TransactionKey { static var defaultValue: Double { 1 } }
extension Transaction {
    fileprivate var speed: Double {
        get { self[Speed.self] }
        set { self[Speed.self] = newValue }
    }
}

/// A view of a model, whose first colour's width or place is looked at over time.
@MainActor private struct Film<Content: View> {
    let model = Model()
    let tree = ViewTree(size: CGSize(width: 200, height: 100))

    private struct Root: View {
        let model: Model
        let content: (Model) -> Content
        var body: some View { content(model) }
    }

    init(@ViewBuilder _ content: @escaping (Model) -> Content) {
        tree.diagnostics.onWarning = { _ in }
        tree.setRootView(Root(model: model, content: content))
        tree.update()
    }

    var frame: CGRect {
        func first(_ list: DisplayList) -> CGRect? {
            for item in list.items {
                if case .group(_, let content) = item.content { return first(content) }
                return item.frame
            }
            return nil
        }
        return first(DisplayListBuilder.draw(tree.rootNode!, displayScale: 100)) ?? .null
    }

    /// The width, or what else is looked at, some quarters of a second after a change.
    func look(_ path: KeyPath<CGRect, CGFloat> = \.width, after change: () -> Void, at times: [Double] = [0, 0.25, 0.5, 1, 1.5]) -> [Double] {
        let start = tree.clock.time
        change()
        tree.update()
        return times.map {
            tree.advance(to: start + $0)
            return (frame[keyPath: path] * 100).rounded() / 100
        }
    }
}

@MainActor struct AnimatableViewTests {
    private let linear = Animation.linear(duration: 1)

    @Test func bodiesOfAnimatableViewsAreComputedFromDataOnItsWay() {
        let journal = Journal()
        let film = Film { Counter(number: $0.amount, journal: journal) }
        let widths = film.look(after: { withAnimation(linear) { film.model.amount = 100 } })
        #expect(widths == [0, 25, 50, 100, 100])
        #expect(journal.entries == [0, 0, 25, 50, 100])
        #expect(!film.tree.clock.isAnimating)
        // A change without animation is immediate; an animation on the way goes on from there.
        #expect(film.look(after: { film.model.amount = 20 }) == [20, 20, 20, 20, 20])
        #expect(film.look(after: { withAnimation(linear) { film.model.amount = 120 } }, at: [0.5]) == [70])
        #expect(film.look(after: { withAnimation(linear) { film.model.amount = 20 } }, at: [0.25, 0.5, 1]) == [70, 70, 20])
        #expect(film.look(after: { withAnimation(linear) { film.model.amount = 120 } }, at: [0.5]) == [70])
        #expect(film.look(after: { film.model.amount = 100 }, at: [0.1, 2]) == [60, 100])
        #expect(!film.tree.clock.isAnimating)
    }

    @Test func bodiesOfAnimatableModifiersAreComputedFromDataOnItsWay() {
        let film = Film { Color.red.modifier(Widening(width: $0.amount)) }
        #expect(film.look(after: { withAnimation(linear) { film.model.amount = 100 } }) == [0, 25, 50, 100, 100])
    }

    @available(*, deprecated)
    @Test func theOldNameOfAnimatableModifiersWorks() {
        let film = Film { Color.red.modifier(OldWidening(width: $0.amount)) }
        #expect(film.look(after: { withAnimation(linear) { film.model.amount = 100 } }) == [0, 25, 50, 100, 100])
    }

    @Test func modifiersAroundAnAnimatableViewSayHowItChanges() {
        let journal = Journal()
        let film = Film { Counter(number: $0.amount, journal: journal).animation(.linear(duration: 1), value: $0.amount) }
        #expect(film.look(after: { film.model.amount = 100 }) == [0, 25, 50, 100, 100])
        let still = Film { Counter(number: $0.amount, journal: journal).transaction { $0.animation = nil } }
        #expect(still.look(after: { withAnimation(linear) { still.model.amount = 100 } }, at: [0]) == [100])
    }

    @Test func effectsOfOnesOwnMove() {
        let film = Film { Color.red.modifier(Shift(distance: $0.amount)) }
        #expect(film.look(\.minX, after: { withAnimation(linear) { film.model.amount = 100 } }) == [0, 25, 50, 100, 100])
    }

    /// The modifier is told of the change before what it surrounds.
    @Test func animationsOfAValueCountForWhatChangesWithIt() {
        let film = Film { Color.red.frame(width: $0.amount).offset(y: $0.other).animation(.linear(duration: 1), value: $0.amount) }
        #expect(film.look(after: { film.model.amount = 100 }) == [0, 25, 50, 100, 100])
        #expect(film.look(\.minY, after: { film.model.other = 100 }, at: [0]) == [100])
    }

    @Test func transactionsOfAValueChangeWithIt() {
        let film = Film {
            Color.red.frame(width: $0.amount).transaction(value: $0.other) { $0.animation = .linear(duration: 1) }
        }
        #expect(film.look(after: { film.model.amount = 100 }, at: [0]) == [100])
        #expect(film.look(after: { (film.model.amount, film.model.other) = (0, 1) }, at: [0, 0.5, 1]) == [100, 50, 0])
    }

    /// Only what the body adds moves, not the view that it is added to.
    @Test func animationsWithABodyCountForTheBodyOnly() {
        let film = Film { model in
            Color.red.frame(width: model.amount).animation(.linear(duration: 1)) { $0.offset(y: model.amount) }
        }
        let frames: [(CGFloat, CGFloat)] = [0, 0.5, 1].map { time in
            if time == 0 { film.model.amount = 100 }
            film.tree.update()
            film.tree.advance(to: time)
            return (film.frame.width, film.frame.minY)
        }
        #expect(frames.map(\.0) == [100, 100, 100])
        #expect(frames.map(\.1) == [0, 50, 100])
        let other = Film { model in
            Color.red.frame(width: model.amount).transaction({ $0.animation = nil }, body: { $0.offset(y: model.amount) })
        }
        withAnimation(linear) { other.model.amount = 100 }
        other.tree.update()
        other.tree.advance(to: 0.5)
        #expect(other.frame.minY == 100 && other.frame.width == 50)
    }

    @Test func transactionsCarryValuesOfOnesOwn() {
        var seen: [Double] = []
        let film = Film { Color.red.frame(width: $0.amount).transaction { seen.append($0.speed) } }
        withTransaction(\.speed, 3) { withAnimation(linear) { film.model.amount = 10 } }
        film.tree.update()
        #expect(Set(seen) == [3])
        #expect(Transaction().speed == 1)
    }
}
