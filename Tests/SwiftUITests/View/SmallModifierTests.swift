import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Modifiers of modifiers, shadings, anchors of scroll targets and shared items.
@MainActor struct SmallModifierTests {
    private struct Shift: ViewModifier {
        var distance: CGFloat
        func body(content: Content) -> some View { content.offset(x: distance) }
    }

    @Observable final class Model {
        var width: CGFloat = 10
        var row: Int?
        var address: URL?
    }

    @Test("The animation of a modifier applies to its changes, and not to the view that it modifies")
    func animatedModifier() throws {
        struct Boxes: View {
            var model: Model
            var body: some View {
                Color.red.frame(width: model.width / 2, height: 4).accessibilityElement().accessibilityIdentifier("inner")
                    .modifier(Shift(distance: model.width).animation(.linear(duration: 1)))
            }
        }
        let model = Model()
        let host = ViewHost(Boxes(model: model))
        let start = try host.frame(of: .identifier("inner")).midX
        model.width = 110
        host.advance(by: 0.5)
        #expect(abs(try host.frame(of: .identifier("inner")).midX - start - 50) < 5)
        #expect(try host.frame(of: .identifier("inner")).width == 55)
        host.advance(by: 1)
        #expect(try host.frame(of: .identifier("inner")).midX == start + 100)
    }

    @Test(
        "The anchor of a transaction places the view to which a position moves",
        arguments: [(UnitPoint?.none, 70), (.top, 0), (.bottom, 70), (.center, 35)])
    func scrollTargetAnchor(anchor: UnitPoint?, expected: CGFloat) throws {
        struct Rows: View {
            @Bindable var model: Model
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("row \($0)").frame(height: 30) } }.scrollTargetLayout()
                }
                .scrollPosition(id: $model.row)
                .frame(width: 100, height: 100)
            }
        }
        let model = Model()
        let host = ViewHost(Rows(model: model), size: CGSize(width: 100, height: 100))
        withTransaction(\.scrollTargetAnchor, anchor) { model.row = 20 }
        host.advance(by: 0.1)
        #expect(abs(try host.frame(of: .text("row 20")).midY - 15 - expected) < 1)
    }

    @Test("A canvas is filled with a mesh as a shape is")
    func meshShading() throws {
        let mesh = MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .white])
        let canvas = Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .meshGradient(mesh)) }
        let size = CGSize(width: 40, height: 40)
        #expect(try ViewHost(canvas, size: size).image().pixels == ViewHost(Rectangle().fill(mesh), size: size).image().pixels)
    }

    @Test("Several items are shared with the title of the first preview as their subject")
    func sharedItems() async throws {
        struct Sharing: View {
            var model: Model
            var body: some View {
                ShareLink("Share", items: ["one", "two"], preview: { SharePreview("About \($0)") })
                    .environment(
                        \.openURL,
                        OpenURLAction { url in
                            model.address = url
                            return .handled
                        })
            }
        }
        let model = Model()
        let host = ViewHost(Sharing(model: model))
        try host.tap(.text("Share"))
        host.advance(by: 1)
        try host.tap(.text("Mail"))
        await host.settle()
        let parts = URLComponents(url: try #require(model.address), resolvingAgainstBaseURL: false)
        #expect(parts?.queryItems?.map(\.value) == ["About one", "one\ntwo"])
    }
}
