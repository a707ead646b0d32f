import CoreGraphics
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Images that a closure draws.
@MainActor struct ImageDrawingTests {
    /// A square of 10 points whose left half is red.
    private func half(opaque: Bool = false) -> Image {
        Image(size: CGSize(width: 10, height: 10), label: Text("Half"), opaque: opaque) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(Color(.sRGB, red: 1, green: 0, blue: 0)))
        }
    }

    private func pixel(_ view: some View, x: Int, y: Int, size: CGSize, scale: CGFloat = 1) throws -> [UInt8] {
        let image = try ViewHost(view, size: size, scale: scale).image()
        let place = (y * image.width + x) * 4
        return Array(image.pixels[place..<place + 4])
    }

    @Test("The image has the given size, its label and what the closure draws; an opaque one is black elsewhere", arguments: [1.0, 2, 3])
    func drawing(scale: CGFloat) throws {
        let host = ViewHost(half().accessibilityIdentifier("half"), scale: scale)
        #expect(try host.frame(of: .identifier("half")).size == CGSize(width: 10, height: 10))
        #expect(host.tree.accessibilityElements().flatMap(\.flattened).compactMap(\.label) == ["Half"])
        let size = CGSize(width: 10, height: 10)
        let (left, right, middle) = (Int(2 * scale), Int(8 * scale), Int(5 * scale))
        let background = Color(.sRGB, red: 0, green: 0, blue: 1)
        #expect(try pixel(half().background(background), x: left, y: middle, size: size, scale: scale) == [255, 0, 0, 255])
        #expect(try pixel(half().background(background), x: right, y: middle, size: size, scale: scale) == [0, 0, 255, 255])
        #expect(try pixel(half(opaque: true).background(background), x: right, y: middle, size: size, scale: scale) == [0, 0, 0, 255])
    }

    @Test("It can be resized, tiled, used as a template and drawn in a canvas like any image")
    func styles() throws {
        let size = CGSize(width: 40, height: 40)
        #expect(try pixel(half().resizable(), x: 10, y: 20, size: size) == [255, 0, 0, 255])
        #expect(try pixel(half().resizable(resizingMode: .tile), x: 32, y: 20, size: size) == [255, 0, 0, 255])
        #expect(try pixel(half().resizable(resizingMode: .tile), x: 37, y: 20, size: size) != [255, 0, 0, 255])
        let green = half().renderingMode(.template).resizable().foregroundStyle(Color(.sRGB, red: 0, green: 1, blue: 0))
        #expect(try pixel(green, x: 10, y: 20, size: size) == [0, 255, 0, 255])
        let canvas = Canvas { context, size in context.draw(half(), in: CGRect(origin: .zero, size: size)) }
        #expect(try pixel(canvas, x: 10, y: 20, size: size) == [255, 0, 0, 255])
    }

    @Test("The closure draws in the environment, and follows what it captures")
    func environment() throws {
        struct Dot: View {
            var isLarge: Bool
            var body: some View {
                let length: CGFloat = isLarge ? 20 : 10
                Image(size: CGSize(width: length, height: length)) { context in
                    let isDark = context.environment.colorScheme == .dark
                    context.fill(
                        Path(CGRect(x: 0, y: 0, width: length, height: length)),
                        with: .color(Color(.sRGB, red: isDark ? 1 : 0, green: 1, blue: 0)))
                }
                .accessibilityIdentifier("dot")
            }
        }
        let size = CGSize(width: 40, height: 40)
        #expect(try pixel(Dot(isLarge: true), x: 20, y: 20, size: size) == [0, 255, 0, 255])
        #expect(try pixel(Dot(isLarge: true).environment(\.colorScheme, .dark), x: 20, y: 20, size: size) == [255, 255, 0, 255])
        let host = ViewHost(Dot(isLarge: false))
        #expect(try host.frame(of: .identifier("dot")).width == 10)
        host.show(Dot(isLarge: true))
        #expect(try host.frame(of: .identifier("dot")).width == 20)
    }

    @Test(
        "Sizes that cannot be drawn show nothing",
        arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 1e9, height: 1e9)])
    func sizes(size: CGSize) throws {
        let host = ViewHost(
            Image(size: size) { $0.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red)) }.accessibilityIdentifier("image"))
        _ = try host.image()
        #expect(try host.frame(of: .identifier("image")).size == .zero)
    }
}
