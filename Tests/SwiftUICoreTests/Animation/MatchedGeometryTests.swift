import CoreGraphics
import Foundation
import Observation
import Testing
@testable import SwiftUICore

@Observable private final class Model {
    var isExpanded = false
    var selection = 0
}

/// What is drawn: colours with their opacity and frame, back to front.
@MainActor private func drawn(by tree: ViewTree) -> [String] {
    func describe(_ list: DisplayList, _ opacity: Double) -> [String] {
        list.items.flatMap { item -> [String] in
            switch item.content {
            case .group(.opacity(let inner), let content): describe(content, opacity * inner)
            case .group(_, let content): describe(content, opacity)
            case .fill(_, let paint, _):
                [
                    "\(paint.solidColor == Color.red.resolve(in: EnvironmentValues()) ? "red" : "blue")\(opacity == 1 ? "" : " \((opacity * 100).rounded() / 100)") "
                        + SwiftUICoreTests.describe(item.frame)
                ]
            default: []
            }
        }
    }
    return describe(DisplayListBuilder.draw(tree.rootNode!, displayScale: 100), 1)
}

@MainActor struct MatchedGeometryTests {
    private func tree(_ view: some View) -> ViewTree {
        let tree = ViewTree(size: CGSize(width: 200, height: 200))
        tree.diagnostics.onWarning = { _ in }
        tree.setRootView(view)
        tree.update()
        return tree
    }

    private struct Pair: View {
        @Namespace private var space
        var properties: MatchedGeometryProperties?
        var anchor = UnitPoint.center
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 30, height: 30).matchedGeometryEffect(id: 1, in: space, anchor: anchor).offset(x: 50)
                if let properties {
                    Color.blue.matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
                } else {
                    Color.blue.frame(width: 40, height: 10).matchedGeometryEffect(id: 1, in: space, isSource: false)
                }
            }
            .frame(width: 100, height: 100)
        }
    }

    /// Truth `matched-001`, `layout.x.matched`: the source's size is proposed, the anchors lie on each other, the slot stays.
    @Test func otherViewsHaveTheGeometryOfTheSource() {
        #expect(drawn(by: tree(Pair(properties: .frame))) == ["red 100 50 30 30", "blue 100 50 30 30"])
        #expect(drawn(by: tree(Pair(properties: .size))) == ["red 100 50 30 30", "blue 85 85 30 30"])
        #expect(drawn(by: tree(Pair(properties: .position))) == ["red 100 50 30 30", "blue 65 15 100 100"])
        #expect(drawn(by: tree(Pair(properties: .position, anchor: .topLeading))) == ["red 100 50 30 30", "blue 100 50 100 100"])
        // A view that does not take the size is aligned by the anchor.
        #expect(drawn(by: tree(Pair(properties: nil))) == ["red 130 85 30 30", "blue 125 95 40 10"])
    }

    private struct Alone: View {
        @Namespace private var space
        let isSource: Bool
        var body: some View { Color.red.frame(width: 30, height: 30).matchedGeometryEffect(id: "a", in: space, isSource: isSource) }
    }

    /// Truth `matched-002`: without a source a view is where it is.
    @Test func withoutOthersNothingChanges() {
        #expect(drawn(by: tree(Alone(isSource: true))) == ["red 85 85 30 30"])
        #expect(drawn(by: tree(Alone(isSource: false))) == ["red 85 85 30 30"])
    }

    private struct Doubled: View {
        @Namespace private var space
        var body: some View {
            HStack(spacing: 0) {
                Color.red.matchedGeometryEffect(id: "a", in: space)
                Color.blue.matchedGeometryEffect(id: "a", in: space)
            }
        }
    }

    /// Truth `matched-002`.
    @Test func twoSourcesAreReported() {
        #expect(tree(Doubled()).diagnostics.warnings.contains { $0.contains("isSource: true") && $0.contains("undefined") })
    }

    private struct Hero: View {
        @Namespace private var space
        let model: Model
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if model.isExpanded {
                    Color.red.matchedGeometryEffect(id: "cover", in: space).frame(width: 100, height: 100).offset(x: 100, y: 100)
                } else {
                    Color.blue.matchedGeometryEffect(id: "cover", in: space).frame(width: 20, height: 20)
                }
            }
        }
    }

    /// Truth `matched-003`: of a source added while another is removed both move from the old place to the new one, and fade.
    @Test func aViewMovesWhereItIsReplaced() {
        let model = Model()
        let tree = tree(Hero(model: model))
        #expect(drawn(by: tree) == ["blue 0 0 20 20"])
        withAnimation(.linear(duration: 1)) { model.isExpanded = true }
        tree.update()
        #expect(drawn(by: tree) == ["blue 0 0 20 20"])
        tree.advance(to: 0.25)
        #expect(drawn(by: tree) == ["blue 0.75 25 25 40 40", "red 0.25 25 25 40 40"])
        tree.advance(to: 0.5)
        #expect(drawn(by: tree) == ["blue 0.5 50 50 60 60", "red 0.5 50 50 60 60"])
        tree.advance(to: 1)
        #expect(drawn(by: tree) == ["red 100 100 100 100"])
        #expect(!tree.clock.isAnimating)
        withAnimation(.linear(duration: 1)) { model.isExpanded = false }
        tree.update()
        tree.advance(to: 1.5)
        #expect(drawn(by: tree) == ["red 0.5 50 50 60 60", "blue 0.5 50 50 60 60"])
        tree.advance(to: 2)
        #expect(drawn(by: tree) == ["blue 0 0 20 20"])
        #expect(!tree.clock.isAnimating)
    }

    @Test func turningBackHalfwayBeginsWhereTheViewIs() {
        let model = Model()
        let tree = tree(Hero(model: model))
        withAnimation(.linear(duration: 1)) { model.isExpanded = true }
        tree.update()
        tree.advance(to: 0.5)
        withAnimation(.linear(duration: 1)) { model.isExpanded = false }
        tree.update()
        tree.advance(to: 0.501)
        #expect(drawn(by: tree).last.map { $0.hasSuffix("49.9 49.9 59.9 59.9") || $0.hasSuffix("50 50 60 60") } == true)
        tree.advance(to: 3)
        #expect(drawn(by: tree) == ["blue 0 0 20 20"])
        #expect(!tree.clock.isAnimating)
    }

    @Test func withoutAnimationTheOtherIsThereAtOnce() {
        let model = Model()
        let tree = tree(Hero(model: model))
        model.isExpanded = true
        tree.update()
        #expect(drawn(by: tree) == ["red 100 100 100 100"])
        #expect(!tree.clock.isAnimating)
        #expect(tree.transitions.matchedGeometry.count == 1)
        tree.removeRootView()
        #expect(tree.transitions.matchedGeometry.isEmpty)
    }

    private struct Tabs: View {
        @Namespace private var space
        let model: Model
        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<4) { index in
                    Color.clear.frame(width: CGFloat(index * 10 + 10), height: 20)
                        .matchedGeometryEffect(id: index, in: space, properties: .frame)
                }
            }
            .background {
                Color.red.matchedGeometryEffect(id: model.selection, in: space, isSource: false)
            }
        }
    }

    /// A view that follows one source and then another moves between them.
    @Test func followingAnotherSourceIsAnimated() {
        let model = Model()
        let tree = tree(Tabs(model: model))
        #expect(drawn(by: tree) == ["red 50 90 10 20"])
        withAnimation(.linear(duration: 1)) { model.selection = 2 }
        tree.update()
        tree.advance(to: 0.5)
        #expect(drawn(by: tree) == ["red 65 90 20 20"])
        tree.advance(to: 1)
        #expect(drawn(by: tree) == ["red 80 90 30 20"])
        #expect(!tree.clock.isAnimating)
    }
}
