import CoreGraphics
import Observation
import Testing
@testable import SwiftUICore

@Observable private final class Model {
    var number = 15
}

@MainActor @Suite(.fixedWidthText) struct ContentTransitionTests {
    private struct Counter: View {
        let model: Model
        let transition: ContentTransition?
        var body: some View {
            let text = Text(verbatim: "\(model.number)")
            ZStack(alignment: .topLeading) {
                Color.clear
                if let transition { text.contentTransition(transition) } else { text }
            }
        }
    }

    /// The texts drawn a quarter of the way: opacity, and how far they are from their line in tenths of its height.
    private func texts(_ transition: ContentTransition?, to number: Int, animation: Animation? = .linear(duration: 1)) -> [String] {
        let model = Model()
        let tree = ViewTree(size: CGSize(width: 100, height: 100))
        tree.setRootView(Counter(model: model, transition: transition))
        tree.update()
        _ = DisplayListBuilder.draw(tree.rootNode!, displayScale: 2)
        withAnimation(animation) { model.number = number }
        tree.update()
        tree.advance(to: 0.25)
        func describe(_ list: DisplayList, _ prefix: String) -> [String] {
            list.items.flatMap { item -> [String] in
                switch item.content {
                case .group(.opacity(let opacity), let content): describe(content, prefix + "\(opacity) ")
                case .group(_, let content): describe(content, prefix)
                case .text(let text):
                    ["\(prefix)\(text.text.lines[0].pieces[0].range.count) \(SwiftUICoreTests.describe(text.origin.y / item.frame.height * 10))"]
                default: []
                }
            }
        }
        let result = describe(DisplayListBuilder.draw(tree.rootNode!, displayScale: 2), "")
        tree.advance(to: 2)
        #expect(!tree.clock.isAnimating)
        #expect(describe(DisplayListBuilder.draw(tree.rootNode!, displayScale: 2), "") == ["2 0"])
        return result
    }

    @Test func textsChangeByTheTransition() {
        // Texts fade by default, as since iOS 16.
        #expect(texts(nil, to: 16) == ["0.75 2 0", "0.25 2 0"])
        #expect(texts(.identity, to: 16) == ["2 0"])
        #expect(texts(.opacity, to: 16) == ["0.75 2 0", "0.25 2 0"])
        #expect(texts(.interpolate, to: 16) == ["0.75 2 0", "0.25 2 0"])
        #expect(texts(.opacity, to: 16, animation: nil) == ["2 0"])
        // The first digit stays, the second one rolls over.
        #expect(texts(.numericText(), to: 16) == ["1 0", "0.75 1 -1.3", "0.25 1 3.8"])
        #expect(texts(.numericText(countsDown: true), to: 16) == ["1 0", "0.75 1 1.3", "0.25 1 -3.8"])
        #expect(texts(.numericText(), to: 26) == ["0.75 2 -1.3", "0.25 2 3.8"])
    }

    private struct Valued: View {
        let model: Model
        var body: some View { Text(verbatim: "\(model.number)").contentTransition(.numericText(value: Double(model.number))) }
    }

    /// A text that stands for a smaller value comes from above.
    @Test func valuesSayWhereDigitsCome() {
        for (number, isUp) in [(16, true), (14, false)] {
            let model = Model()
            let tree = ViewTree(size: CGSize(width: 100, height: 100))
            tree.setRootView(Valued(model: model))
            tree.update()
            func lowest() -> CGFloat {
                func all(_ list: DisplayList) -> [CGFloat] {
                    list.items.flatMap { item -> [CGFloat] in
                        if case .group(_, let content) = item.content { return all(content) }
                        if case .text(let text) = item.content { return [text.origin.y] }
                        return []
                    }
                }
                return all(DisplayListBuilder.draw(tree.rootNode!, displayScale: 2)).last ?? 0
            }
            let rest = lowest()
            withAnimation(.linear(duration: 1)) { model.number = number }
            tree.update()
            tree.advance(to: 0.25)
            #expect((lowest() > rest) == isUp)
        }
    }

    private struct Grouped: View {
        var body: some View { Color.red.frame(width: 20, height: 10).geometryGroup().padding(5) }
    }

    @Test func aGeometryGroupLaysOutAsItsContent() {
        #expect(LaidOutView(Grouped(), size: CGSize(width: 100, height: 100)).leafFrames == [CGRect(x: 40, y: 45, width: 20, height: 10)])
    }
}
