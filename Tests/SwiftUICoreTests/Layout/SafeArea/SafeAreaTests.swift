import Foundation
import Testing

@testable import SwiftUICore

/// Safe areas of containers, and views that respect or ignore them.
@MainActor
struct SafeAreaTests {
    private nonisolated static let phone = CGSize(width: 400, height: 800)
    private nonisolated static let phoneInsets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)

    @Test func `The root view gets what nothing covers`() {
        let frames = NamedFrames(Color.red.named("a"), in: Self.phone, safeArea: Self.phoneInsets)
        #expect(frames["a"] == CGRect(20, 10, 340, 760))
    }

    struct Touch: Sendable {
        var frame: CGRect
        var expected: EdgeInsets
    }

    /// A view in a container whose margins are covered (truth `safearea.leading`, `safearea.bottom`, `safearea.center`).
    @Test(arguments: [
        Touch(frame: CGRect(20, 100, 100, 20), expected: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)),
        Touch(frame: CGRect(150, 750, 100, 20), expected: EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)),
        Touch(frame: CGRect(260, 10, 100, 20), expected: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 40)),
        Touch(frame: CGRect(150, 390, 100, 20), expected: EdgeInsets()),
        // Partly and wholly under what covers the edge.
        Touch(frame: CGRect(5, 100, 100, 20), expected: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)),
        Touch(frame: CGRect(0, 0, 400, 800), expected: EdgeInsets()),
    ])
    func `Edges that touch a covered part reach to its outer edge`(_ touch: Touch) {
        let view = Color.clear.frame(width: touch.frame.width, height: touch.frame.height).named("a")
            .position(x: touch.frame.midX - 20, y: touch.frame.midY - 10)
        let frames = NamedFrames(view, in: Self.phone, safeArea: Self.phoneInsets)
        #expect(frames["a"] == touch.frame)
        #expect(frames.node("a")?.safeAreaInsets() == touch.expected)
    }

    @Test func `Regions cover each other, and each can be looked through by itself`() {
        func insets(_ regions: SafeAreaRegions, keyboard: CGFloat) -> CGFloat {
            let frames = NamedFrames(
                Color.clear.named("a"), in: Self.phone, safeArea: EdgeInsets(34, edges: .bottom), keyboard: keyboard)
            #expect(frames["a"]?.maxY == 800 - max(34, keyboard))
            return frames.node("a")!.safeAreaInsets(of: regions).bottom
        }
        #expect(insets(.all, keyboard: 300) == 300)
        #expect(insets(.keyboard, keyboard: 300) == 266)
        #expect(insets(.container, keyboard: 300) == 0)
        // Truth `safearea.region`.
        #expect(insets(.keyboard, keyboard: 0) == 0)
        #expect(insets(.container, keyboard: 0) == 34)
    }

    @Test func `Insets at four edges`() {
        // Truth `layout.safearea.inset4`.
        let view = Color.red.named("red")
            .safeAreaInset(edge: .leading) { Color.green.frame(width: 10).named("green") }
            .safeAreaInset(edge: .top) { Color.blue.frame(height: 20).named("blue") }
            .safeAreaInset(edge: .trailing) { Color.gray.frame(width: 30).named("gray") }
            .safeAreaInset(edge: .bottom) { Color.yellow.frame(height: 40).named("yellow") }
        let frames = NamedFrames(view)
        #expect(frames["red"] == CGRect(18, 28, 144, 124))
        #expect(frames["green"] == CGRect(0, 28, 10, 124))
        #expect(frames["blue"] == CGRect(0, 0, 162, 20))
        #expect(frames["gray"] == CGRect(170, 0, 30, 152))
        #expect(frames["yellow"] == CGRect(0, 160, 200, 40))
    }

    @Test(arguments: [(LayoutDirection.leftToRight, CGRect(20, 10, 140, 160)), (.rightToLeft, CGRect(40, 10, 140, 160))])
    func `Padding that counts as covered`(_ direction: LayoutDirection, _ expected: CGRect) {
        // Truth `layout.safearea.padding`.
        let insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let view = Color.red.named("red")
            .background {
                Color.blue.ignoresSafeArea().named("kept"); Color.green.named("inner")
            }
            .safeAreaPadding(insets)
            .environment(\.layoutDirection, direction)
        let frames = NamedFrames(view)
        #expect(frames["red"] == expected)
        #expect(frames["inner"] == expected)
        #expect(frames.node("red")?.safeAreaInsets() == insets)
        #expect(NamedFrames(Color.red.named("a").safeAreaPadding(.leading, 7))["a"] == CGRect(7, 0, 193, 200))
        #expect(NamedFrames(Color.red.named("a").safeAreaPadding(7))["a"] == CGRect(7, 7, 186, 186))
        #expect(NamedFrames(Color.red.named("a").safeAreaPadding())["a"] == CGRect(16, 16, 168, 168))
    }

    @Test func `The gap to an inset is what the two want, or what is given`() {
        func inset(_ spacing: CGFloat?) -> CGFloat {
            let view = Color.red.named("a").safeAreaInset(edge: .bottom, spacing: spacing) { Color.blue.frame(height: 40) }
            return 200 - NamedFrames(view)["a"]!.maxY
        }
        // Truth `spacing-017`, `spacing-018`.
        #expect(inset(nil) == 48)
        #expect(inset(0) == 40)
        #expect(inset(-10) == 30)
        #expect(inset(.nan) == 48)
    }

    @Test(arguments: [
        (HorizontalAlignment.leading, CGFloat(0)), (.center, 80), (.trailing, 160),
    ])
    func `An inset lines up along its edge`(_ alignment: HorizontalAlignment, _ x: CGFloat) {
        let view = Color.red.safeAreaInset(edge: .top, alignment: alignment) { Color.blue.frame(width: 40, height: 40).named("i") }
        #expect(NamedFrames(view)["i"] == CGRect(x, 0, 40, 40))
        let mirrored = NamedFrames(view.environment(\.layoutDirection, .rightToLeft))
        #expect(mirrored["i"] == CGRect(160 - x, 0, 40, 40))
    }

    @Test func `An inset without views covers nothing`() {
        #expect(NamedFrames(Color.red.named("a").safeAreaInset(edge: .bottom) {})["a"] == CGRect(0, 0, 200, 200))
    }

    @Test func `A view of a fixed size is inset too`() {
        let view = Color.red.frame(width: 50, height: 60).named("a")
            .safeAreaInset(edge: .bottom, spacing: 5) { Color.blue.frame(width: 20, height: 10).named("i") }.named("both")
        let frames = NamedFrames(view)
        #expect(frames["both"] == CGRect(75, 62.5, 50, 75))
        #expect(frames["a"] == CGRect(75, 62.5, 50, 60))
        #expect(frames["i"] == CGRect(90, 127.5, 20, 10))
    }

    @Test func `What ignores the safe area reaches through every margin it touches`() {
        let view = Color.red.ignoresSafeArea()
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40).named("bar") }
        let whole = NamedFrames(Color.red.named("a").ignoresSafeArea(), in: Self.phone, safeArea: Self.phoneInsets)
        #expect(whole["a"] == CGRect(0, 0, 400, 800))
        let edges = NamedFrames(
            Color.red.named("a").ignoresSafeArea(edges: [.top, .trailing]), in: Self.phone, safeArea: Self.phoneInsets)
        #expect(edges["a"] == CGRect(20, 0, 380, 770))
        let frames = NamedFrames(view, in: Self.phone, safeArea: Self.phoneInsets)
        #expect(frames["bar"] == CGRect(20, 730, 340, 40))
        let red = frames.allFrames.first { $0.name == "Color" }
        #expect(red?.frame == CGRect(0, 0, 400, 800))
    }

    @Test func `Only what touches the edge reaches under it`() {
        let view = VStack(spacing: 0) {
            Color.red.named("top").ignoresSafeArea()
            Color.green.named("middle").ignoresSafeArea(edges: .vertical)
            Color.blue.named("bottom").ignoresSafeArea(.keyboard)
        }
        let frames = NamedFrames(view, in: CGSize(width: 100, height: 390), safeArea: EdgeInsets(top: 60, leading: 0, bottom: 30, trailing: 0))
        #expect(frames["top"] == CGRect(0, 0, 100, 160))
        #expect(frames["middle"] == CGRect(0, 160, 100, 100))
        #expect(frames["bottom"] == CGRect(0, 260, 100, 100))
    }

    @Test("safearea-004: the keyboard is ignored by those who say so") func keyboardRegion() {
        let insets = EdgeInsets(34, edges: .bottom)
        func height(_ regions: SafeAreaRegions) -> CGFloat {
            NamedFrames(Color.red.named("a").ignoresSafeArea(regions), in: Self.phone, safeArea: insets, keyboard: 300)["a"]!.height
        }
        #expect(height(.keyboard) == 766)
        #expect(height(.all) == 800)
        #expect(height(.container) == 500)
    }

    @Test func `Styles behind a view reach under what it touches`() {
        func frames(_ view: some View) -> CGRect? {
            NamedFrames(view, in: Self.phone, safeArea: Self.phoneInsets).allFrames.first { ["Rectangle", "Color"].contains($0.name) }?.frame
        }
        let bar = VStack(spacing: 0) { Color.clear.frame(height: 50) }
        #expect(frames(bar.background(.red)) == CGRect(0, 365, 400, 50))
        #expect(frames(bar.background(Color.red)) == CGRect(0, 365, 400, 50))
        #expect(frames(bar.background(.red, ignoresSafeAreaEdges: .leading)) == CGRect(0, 365, 360, 50))
        #expect(frames(bar.background { Color.red }) == CGRect(20, 365, 340, 50))
    }

    @Test func `A bar's background reaches on, its content does not`() {
        let view = Color.clear.safeAreaInset(edge: .bottom, spacing: 0) {
            Color.clear.frame(height: 40).named("bar").background(.green)
        }
        let frames = NamedFrames(view, in: Self.phone, safeArea: Self.phoneInsets)
        #expect(frames["bar"] == CGRect(20, 730, 340, 40))
        #expect(frames.allFrames.contains { $0.name == "Color" && $0.frame == CGRect(0, 730, 400, 70) })
    }

    @Test func `Changes of what is covered are followed`() {
        let frames = NamedFrames(
            GeometryReader { proxy in
                Color.red.frame(width: 1, height: max(1, proxy.safeAreaInsets.top + proxy.safeAreaInsets.bottom)).named("told")
            }.background(.green), in: Self.phone)
        func reach() -> CGRect? { frames.allFrames.first { $0.name == "Color" }?.frame }
        #expect(frames["told"]?.height == 1)
        frames.tree.safeAreas.windowInsets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
        frames.tree.update()
        #expect(frames["told"]?.height == 50)
        #expect(reach() == CGRect(0, 0, 400, 800))
        frames.tree.safeAreas.keyboardHeight = 200
        frames.tree.update()
        #expect(frames["told"]?.height == 220)
        #expect(reach() == CGRect(0, 0, 400, 800))
        (frames.tree.safeAreas.keyboardHeight, frames.tree.safeAreas.windowInsets) = (0, EdgeInsets())
        frames.tree.update()
        #expect(frames["told"]?.height == 1)
        #expect(reach() == CGRect(0, 0, 400, 800))
    }

    @Test func `What has moved away from an edge stops reaching`() {
        @MainActor final class Model { var set: (CGFloat) -> Void = { _ in } }
        struct Moving: View {
            @State var height: CGFloat = 0
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Color.clear.frame(height: height)
                    Color.red.frame(height: 100).named("a").ignoresSafeArea(edges: .top)
                    Spacer(minLength: 0)
                }.onAppear { model.set = { height = $0 } }
            }
        }
        let model = Model()
        let frames = NamedFrames(Moving(model: model), in: Self.phone, safeArea: Self.phoneInsets)
        #expect(frames["a"]?.minY == 0)
        model.set(50)
        frames.tree.update()
        #expect(frames["a"]?.minY == 60)
        model.set(0)
        frames.tree.update()
        #expect(frames["a"]?.minY == 0)
    }
}

/// Scroll views in safe areas.
@MainActor
struct ScrollingUnderCoverTests {
    private func frames(spacing: CGFloat?) -> NamedFrames {
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { Color.orange.frame(height: 60).named("row \($0)") }
            }
        }
        .named("scroll")
        .safeAreaInset(edge: .bottom, spacing: spacing) { Color.clear.frame(height: 40).background(.green).named("bar") }
        return NamedFrames(
            view, in: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    }

    /// The scroll view itself.
    private func scrollNode(_ frames: NamedFrames) -> ScrollNode? {
        var node = frames.node("scroll")
        while let current = node, !(current is ScrollNode) {
            node = nil
            current.forEachChild { node = node ?? $0 }
        }
        return node as? ScrollNode
    }

    @Test(arguments: [(CGFloat?.none, CGFloat(8)), (0, 0), (5, 5)])
    func `The end of the content touches the bar, the bar's background the end of the screen`(_ spacing: CGFloat?, _ gap: CGFloat) {
        let frames = frames(spacing: spacing)
        #expect(frames["bar"] == CGRect(0, 770, 390, 40))
        #expect(frames.allFrames.contains { $0.name == "Color" && $0.frame == CGRect(0, 770, 390, 74) })
        let scroll = scrollNode(frames)
        scroll?.scroll(to: CGPoint(x: 0, y: 10_000))
        frames.tree.update()
        #expect(frames["row 19"]?.maxY == 770 - gap)
    }

    @Test func `Content passes under what covers the window`() {
        let frames = frames(spacing: 0)
        let list = DisplayListBuilder.draw(frames.tree.rootNode!, displayScale: 1)
        #expect(list.items.first?.frame.minY == 47)
        scrollNode(frames)?.scroll(to: CGPoint(x: 0, y: 100))
        frames.tree.update()
        let clips = DisplayListBuilder.draw(frames.tree.rootNode!, displayScale: 1).items.compactMap { item -> CGRect? in
            guard case .group(.clip(let outline, _), _) = item.content else { return nil }
            return outline.tightBounds
        }
        #expect(clips == [CGRect(0, 0, 390, 844)])
    }

    @Test func `What scrolls is not covered along the axis it scrolls`() {
        let view = ScrollView { Color.red.frame(height: 100).named("a").ignoresSafeArea() }
        let frames = NamedFrames(
            view, in: CGSize(width: 400, height: 800), safeArea: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
        #expect(frames["a"] == CGRect(0, 10, 400, 100))
    }
}
