import CoreGraphics
import Observation
import Testing
@testable import SwiftUICore

@Observable private final class Model {
    var length: CGFloat = 0
}

/// A view whose layout depends on a number.
private struct Stage<Content: View>: View {
    let model: Model
    let content: @MainActor (CGFloat) -> Content

    var body: some View { content(model.length) }
}

/// Passes its proposal on, and notes it.
private struct Listener: Layout {
    final class Notes {
        var proposals: [ProposedViewSize] = []
    }

    let notes: Notes

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        notes.proposals.append(proposal)
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

// Measured on macOS 27: layouts know the new lengths at once, and the views move and grow towards them.
@MainActor @Suite struct LayoutAnimationTests {
    /// The presented frame of the only colour, before a change in a linear animation of a second, half a second later and at the end.
    private func frames(
        isExplicit: Bool = true, _ content: @escaping @MainActor (CGFloat) -> some View, from start: CGFloat, to end: CGFloat
    ) -> [CGRect] {
        let tree = ViewTree(size: CGSize(width: 400, height: 400))
        let model = Model()
        model.length = start
        tree.setRootView(Stage(model: model, content: content))
        tree.update()
        func frame() -> CGRect {
            guard let root = tree.rootNode else { return .null }
            return DisplayListBuilder.draw(root, displayScale: 1).frame
        }
        var frames = [frame()]
        if isExplicit { withAnimation(.linear(duration: 1)) { model.length = end } } else { model.length = end }
        tree.update()
        tree.advance(to: tree.clock.time + 0.5)
        frames.append(frame())
        tree.advance(to: tree.clock.time + 0.6)
        return frames + [frame()]
    }

    @Test func framesAndPaddingMoveAndGrowAtTheSamePace() {
        let top = Alignment.topLeading
        #expect(
            frames({ Color.red.frame(width: $0, height: 20).frame(width: 400, height: 400, alignment: top) }, from: 100, to: 300).map(\.width)
                == [100, 200, 300])
        #expect(
            frames({ Color.red.frame(maxWidth: $0, maxHeight: 20).frame(width: 400, height: 400, alignment: top) }, from: 100, to: 300)
                .map(\.width) == [100, 200, 300])
        #expect(
            frames({ Color.red.frame(width: 50, height: 20).padding($0).frame(width: 400, height: 400, alignment: top) }, from: 10, to: 30)
                .map(\.origin) == [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 20), CGPoint(x: 30, y: 30)])
        #expect(
            frames({ Color.red.frame(width: 50, height: 20).position(x: $0, y: 100) }, from: 100, to: 200).map(\.midX) == [100, 150, 200])
    }

    /// An animation of a view applies wherever its modifier stands among those of the layout, but not to effects outside of it.
    @Test func layoutOutsideOfAnAnimatedViewMovesIt() {
        let linear = Animation.linear(duration: 1)
        #expect(
            frames(
                isExplicit: false, { Color.red.animation(linear, value: $0).frame(width: $0, height: 20).position(x: 200, y: 10) },
                from: 100, to: 300
            ).map(\.width) == [100, 200, 300])
        #expect(
            frames(
                isExplicit: false, { Color.red.frame(width: 50, height: 20).animation(linear, value: $0).position(x: $0, y: 100) },
                from: 100, to: 200
            ).map(\.midX) == [100, 150, 200])
        #expect(
            frames(
                isExplicit: false, { Color.red.frame(width: 50, height: 20).animation(linear, value: $0).offset(x: $0) }, from: 0, to: 100
            ).map(\.midX) == [200, 250, 300])
        // Once, whatever the number of modifiers.
        #expect(
            frames(
                isExplicit: false,
                {
                    Color.red.frame(width: 50, height: 20).animation(linear, value: $0).padding(.leading, $0)
                        .animation(linear, value: $0).position(x: $0, y: 9)
                },
                from: 0, to: 100
            ).map(\.midX) == [0, 75, 150])
    }

    @Test func onlyTheFinalLengthIsProposed() {
        let notes = Listener.Notes()
        _ = frames(
            { length in Listener(notes: notes) { Color.red }.frame(width: length, height: 20) }, from: 100, to: 300)
        #expect(Set(notes.proposals.map(\.width)) == [100, 300])
        notes.proposals = []
        _ = frames({ length in Listener(notes: notes) { Color.red }.padding(length) }, from: 10, to: 30)
        #expect(Set(notes.proposals.map(\.width)) == [380, 340])
    }
}
