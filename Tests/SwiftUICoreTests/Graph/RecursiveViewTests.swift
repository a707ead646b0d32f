import Foundation
@testable import SwiftUICore
import Testing

private struct Outer: View {
    var body: some View { LayersOf { Inner() } }
}

private struct Inner: View {
    var body: some View { AnyView(Outer()) }
}

/// A container defined by the program, with a view of its own around the content.
private struct LayersOf<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { ZStack { content } }
}

private struct Twice: View {
    var body: some View {
        AnyView(Twice())
        AnyView(Twice())
    }
}

private struct Endless: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.modifier(Endless())) }
}

private struct Branching: View {
    var body: some View {
        if !Bool(false) { Color.red.overlay { Wrapped() } }
    }

    struct Wrapped: View {
        var body: some View { AnyView(Branching().padding()) }
    }
}

private struct Level: View {
    let number: Int
    var body: some View {
        if number > 0 { AnyView(Level(number: number - 1)) } else { Color.red.frame(width: 7, height: 5) }
    }
}

private struct Bordered: ViewModifier {
    func body(content: Content) -> some View { content.padding(0) }
}

@Suite struct RecursiveViewTests {
    private final class Shown {
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        var warnings: [String] = []

        init(_ view: some View) {
            tree.diagnostics.onWarning = { [unowned self] in warnings.append($0) }
            tree.setRootView(view)
            tree.update()
        }

        deinit { tree.removeRootView() }
    }

    @Test func viewsThatContainEachOtherAreNamed() throws {
        let shown = Shown(Outer())
        // The container around the inner view is in the circle too.
        #expect(shown.tree.recursion.foundCycle?.names.first == "Outer")
        #expect(shown.tree.recursion.foundCycle?.names.contains("Inner") == true)
        #expect(shown.warnings.count == 1)
        #expect(shown.warnings.first?.hasPrefix("Outer contains itself without end (Outer → ") == true)
    }

    @Test func aViewThatContainsItselfTwiceIsFoundOnce() {
        let shown = Shown(Twice())
        #expect(shown.tree.recursion.foundCycle?.names == ["Twice"])
        #expect(shown.warnings.count == 1)
    }

    @Test func aModifierThatContainsItselfIsFound() {
        #expect(Shown(Color.red.modifier(Endless())).tree.recursion.foundCycle?.names == ["Endless"])
    }

    @Test func branchesAndOverlaysAreInTheCircle() {
        #expect(Shown(Branching()).tree.recursion.foundCycle?.names == ["Branching", "Wrapped"])
    }

    @Test func otherViewsAreShownBesideACircle() throws {
        let shown = Shown(
            VStack(spacing: 0) {
                Outer(); Level(number: 3)
            })
        #expect(shown.tree.recursion.foundCycle != nil)
        var sizes: [CGSize] = []
        shown.tree.rootNode?.children.first?.forEachChild { sizes.append($0.size) }
        #expect(sizes.last == CGSize(width: 7, height: 5))
    }

    @Test func aDeepTreeThatEndsIsShown() {
        let shown = Shown(Level(number: 20_000))
        #expect(shown.tree.recursion.foundCycle == nil)
        #expect(shown.warnings.isEmpty)
        #expect(shown.tree.rootNode?.children.first?.size == CGSize(width: 7, height: 5))
    }

    @Test func theSameModifierManyTimesIsNoCircle() {
        var view = AnyView(Color.red.frame(width: 7, height: 5))
        for _ in 0..<10_000 { view = AnyView(view.modifier(Bordered())) }
        let shown = Shown(view)
        #expect(shown.tree.recursion.foundCycle == nil)
        #expect(shown.tree.rootNode?.children.first?.size == CGSize(width: 7, height: 5))
    }
}
