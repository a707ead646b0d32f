import CoreGraphics
import Observation
import Testing
@testable import SwiftUICore

@Observable private final class Model {
    var isOn = true
    var items = [1, 2]
}

/// Views that have been removed and are still shown.
@MainActor struct DepartureTests {
    private func tree(_ view: some View) -> ViewTree {
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(view)
        tree.update()
        return tree
    }

    private func change(_ tree: ViewTree, animation: Animation? = .linear(duration: 1), _ body: () -> Void) {
        withAnimation(animation, body)
        tree.update()
    }

    enum Container: CaseIterable { case zStack, vStack, hStack, background, inPadding }

    private struct Swap: View {
        let model: Model
        let container: Container

        @ViewBuilder private var content: some View {
            if model.isOn { Color.red.frame(width: 80, height: 60) } else { Color.red.frame(width: 20, height: 20) }
        }

        var body: some View {
            switch container {
            case .zStack: ZStack { content }
            case .vStack: VStack { content }
            case .hStack: HStack { VStack { content } }
            case .background: Color.clear.frame(width: 10, height: 10).background { content }
            case .inPadding: VStack { ZStack { content }.padding(5) }
            }
        }
    }

    /// The containers shrink around their centres, from 80 by 60 to 20 by 20 points.
    @Test(
        "A removed view stays where it was and an inserted one is in its place, while their container shrinks and moves",
        arguments: Container.allCases)
    func place(container: Container) {
        let model = Model()
        let tree = tree(Swap(model: model, container: container))
        let (old, new) = (rect(10, 20, 80, 60), rect(40, 40, 20, 20))
        #expect(placesDrawn(of: tree) == [old])
        change(tree) { model.isOn = false }
        for time in [0.25, 0.5] {
            tree.advance(to: time)
            #expect(placesDrawn(of: tree) == [rect(10, 20, 80, 60, opacity: 1 - time), rect(40, 40, 20, 20, opacity: time)])
        }
        tree.advance(to: 2)
        #expect(placesDrawn(of: tree) == [new])
    }

    private struct Grouped: View {
        let model: Model
        var body: some View {
            ZStack { if model.isOn { Color.red.frame(width: 80, height: 60) } else { Color.red.frame(width: 20, height: 20) } }.geometryGroup()
        }
    }

    @Test("In a geometry group both move with the group")
    func geometryGroup() {
        let model = Model()
        let tree = tree(Grouped(model: model))
        change(tree) { model.isOn = false }
        tree.advance(to: 0.5)
        // The group is halfway from (10, 20) to (40, 40).
        #expect(placesDrawn(of: tree) == [rect(25, 30, 80, 60, opacity: 0.5), rect(25, 30, 20, 20, opacity: 0.5)])
    }

    private final class Identity {}

    private struct Child: View {
        @State private var identity = Identity()
        let log: (String) -> Void
        let seen: (Identity) -> Void
        var body: some View {
            let _ = seen(identity)
            Color.red.frame(width: 20, height: 20).onAppear { log("appears") }.onDisappear { log("disappears") }
        }
    }

    enum Source: CaseIterable { case condition, loop, transition, lazyLoop, lazyCondition, lazyGrid }

    private struct Parent: View {
        let model: Model
        let source: Source
        let log: (String) -> Void
        let seen: (Identity) -> Void
        var body: some View {
            ZStack {
                Color.clear
                switch source {
                case .condition: if model.isOn { Child(log: log, seen: seen) }
                case .loop: ForEach(model.items, id: \.self) { if $0 == 1 { Child(log: log, seen: seen) } }
                case .lazyLoop: LazyVStack { ForEach(model.items, id: \.self) { if $0 == 1 { Child(log: log, seen: seen) } } }
                case .lazyCondition: LazyVStack { if model.isOn { Child(log: log, seen: seen) } }
                case .lazyGrid:
                    LazyVGrid(columns: [GridItem()]) { ForEach(model.items, id: \.self) { if $0 == 1 { Child(log: log, seen: seen) } } }
                case .transition: Color.clear.overlay { if model.isOn { Child(log: log, seen: seen).transition(.opacity) } }
                }
            }
        }
    }

    @Test("A view that is inserted again while it disappears is the same view, and turns round", arguments: Source.allCases, [true, false])
    func reinsertion(source: Source, isAnimated: Bool) throws {
        let model = Model()
        var (log, seen): ([String], [Identity]) = ([], [])
        let tree = tree(Parent(model: model, source: source, log: { log.append($0) }, seen: { seen.append($0) }))
        let first = try #require(seen.first)
        func set(_ isOn: Bool) {
            model.isOn = isOn
            model.items = isOn ? [1, 2] : [2]
        }
        let rest = placesDrawn(of: tree)
        change(tree) { set(false) }
        tree.advance(to: 0.25)
        let halfway = placesDrawn(of: tree)
        #expect(halfway != rest && halfway.count == rest.count)
        change(tree, animation: isAnimated ? .linear(duration: 1) : nil) { set(true) }
        #expect(placesDrawn(of: tree) == (isAnimated ? halfway : rest))
        tree.advance(to: 5)
        #expect(placesDrawn(of: tree) == rest)
        #expect(log == ["appears"] && seen.allSatisfy { $0 === first })
        // Later removals are as the first.
        change(tree) { set(false) }
        tree.advance(to: 10)
        #expect(placesDrawn(of: tree).count == rest.count - 1)
        #expect(log == ["appears", "disappears"])
        change(tree, animation: nil) { set(true) }
        #expect(log == ["appears", "disappears", "appears"])
    }

    private struct Indexed: View {
        let model: Model
        var body: some View {
            VStack {
                ForEach(0..<model.items.count, id: \.self) { Color.red.frame(width: CGFloat(model.items[$0]), height: 10) }
            }
        }
    }

    @Test("The content of a removed element stays as it is, since its data may be gone, until the element is inserted again")
    func removedElements() {
        let model = Model()
        let tree = tree(Indexed(model: model))
        change(tree) { model.items = [1] }
        #expect(placesDrawn(of: tree).count == 2)
        tree.advance(to: 0.5)
        change(tree) { model.items = [1, 30] }
        tree.advance(to: 5)
        #expect(placesDrawn(of: tree) == placesDrawn(of: self.tree(Indexed(model: model))))
        #expect(placesDrawn(of: tree).count == 2)
        change(tree) { model.items = [] }
        tree.advance(to: 10)
        #expect(placesDrawn(of: tree).isEmpty)
    }

    private struct IndexedRow: View {
        let model: Model
        let index: Int
        var body: some View { Color.red.frame(width: CGFloat(model.items[index]), height: 10).modifier(Bordered(model: model, index: index)) }
    }

    private struct Bordered: ViewModifier {
        let model: Model
        let index: Int
        func body(content: Content) -> some View { content.padding(CGFloat(model.items[index])) }
    }

    private struct Turn: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(Moved(distance: phase.isIdentity ? 0 : 50)) }
    }

    private struct Moved: ViewModifier {
        let distance: CGFloat
        func body(content: Content) -> some View { content.offset(x: distance) }
    }

    private struct NestedRows: View {
        let model: Model
        var body: some View {
            VStack {
                ForEach(0..<model.items.count, id: \.self) { index in
                    VStack {
                        if true { IndexedRow(model: model, index: index) }
                        ForEach(0..<1) { _ in AnyView(IndexedRow(model: model, index: index)) }
                    }
                    .transition(Turn())
                }
            }
        }
    }

    @Test("So do the bodies in it, but not those of its transition")
    func bodiesOfRemovedElements() {
        let model = Model()
        let tree = tree(NestedRows(model: model))
        let all = placesDrawn(of: tree)
        change(tree) { model.items = [1] }
        #expect(placesDrawn(of: tree).count == 4)
        tree.advance(to: 0.5)
        #expect(placesDrawn(of: tree) != all)
        change(tree) { model.items = [1, 30] }
        tree.advance(to: 5)
        #expect(placesDrawn(of: tree) == placesDrawn(of: self.tree(NestedRows(model: model))))
        change(tree) { model.items = [] }
        tree.advance(to: 10)
        #expect(placesDrawn(of: tree).isEmpty)
    }

    @Test("Many elements that disappear together are removed together")
    func manyElements() {
        let model = Model()
        model.items = Array(repeating: 5, count: 3000)
        let tree = tree(Indexed(model: model))
        change(tree) { model.items = [5] }
        #expect(placesDrawn(of: tree).count == 3000)
        tree.advance(to: 10)
        #expect(placesDrawn(of: tree).count == 1)
        #expect(tree.transitions.departures.isEmpty && tree.transitions.finishedDepartures.isEmpty)
    }
}
