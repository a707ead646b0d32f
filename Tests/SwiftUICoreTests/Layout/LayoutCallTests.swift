import CoreGraphics
@testable import SwiftUICore
import Testing

/// Views one below the other.
private struct Column: Layout {
    var gap: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.map(\.height).reduce(0, +) + gap * CGFloat(max(0, sizes.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height + gap
        }
    }
}

/// A view with content that is a layout where it has none, as flow libraries have them.
private struct Flow<Content: View>: View {
    nonisolated let gap: CGFloat
    let content: Content

    init(gap: CGFloat = 0, @ViewBuilder content: () -> Content) {
        self.gap = gap
        self.content = content()
    }

    var body: some View { Column(gap: gap) { content } }
}

extension Flow: Animatable where Content == EmptyView {
    typealias AnimatableData = EmptyAnimatableData
}

extension Flow: Layout where Content == EmptyView {
    init(gap: CGFloat = 0) { self.init(gap: gap) { EmptyView() } }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
        Column(gap: gap).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
        Column(gap: gap).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// What a layout with a closure behind it is.
@MainActor @Suite struct LayoutCallTests {
    private func size(_ view: some View) -> CGSize { LaidOutView(view).size(for: .unspecified) }

    @ViewBuilder private var boxes: some View {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(width: 30, height: 10)
    }

    @Test("A type that is a view and a layout takes content by its initialiser")
    func viewAndLayout() {
        let flow = Flow(gap: 4) { boxes }
        #expect(!(type(of: flow) is Flow<EmptyView>.Type))
        #expect(size(flow) == CGSize(width: 30, height: 24))
        #expect(size(Flow { boxes }) == CGSize(width: 30, height: 20))
        // As a layout it can be called, and be one of several.
        let layout: Flow<EmptyView> = Flow(gap: 6)
        #expect(size(layout { boxes }) == CGSize(width: 30, height: 26))
        #expect(size(layout.callAsFunction { boxes }) == CGSize(width: 30, height: 26))
        #expect(size(AnyLayout(layout) { boxes }) == CGSize(width: 30, height: 26))
    }

    @Test("Other layouts are called with their content as before")
    func layouts() {
        #expect(size(Column { boxes }) == CGSize(width: 30, height: 20))
        #expect(size(Column() { boxes }) == CGSize(width: 30, height: 20))
        #expect(size(Column(gap: 5) { boxes }) == CGSize(width: 30, height: 25))
        #expect(size(AnyLayout(Column(gap: 5)) { boxes }) == CGSize(width: 30, height: 25))
        let isRow = LaidOutView(EmptyView()).leaves.count > 5
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 1)) : AnyLayout(VStackLayout(spacing: 1))
        #expect(size(layout { boxes }) == CGSize(width: 30, height: 21))
        #expect(size(VStackLayout(alignment: .leading, spacing: 3) { boxes }) == CGSize(width: 30, height: 23))
        #expect(size(ZStackLayout() { boxes }) == CGSize(width: 30, height: 10))
    }
}
