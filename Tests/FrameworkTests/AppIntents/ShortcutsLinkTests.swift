import AppIntents
import SwiftUI
import SwiftUITesting
import Testing
import WidgetKit

/// Views of services that Linux lacks.
@MainActor struct ShortcutsLinkTests {
    @Test("A link to the Shortcuts app is shown, and cannot be pressed")
    func link() throws {
        var count = 0
        let host = ViewHost(
            VStack {
                ShortcutsLink { count += 1 }.shortcutsLinkStyle(.darkOutline)
                ShortcutsLink()
            }, size: CGSize(width: 300, height: 200))
        _ = try? host.tap(.label("Shortcuts"))
        #expect(count == 0 && host.findAll(.label("Shortcuts")).count == 2)
        let frame = try #require(host.findAll(.label("Shortcuts")).first).frame
        #expect(frame.height == 44)
    }

    @Test("Images in widgets of two colours follow their mode, others do not")
    func accented() throws {
        func colors(_ mode: WidgetAccentedRenderingMode?, in rendering: WidgetRenderingMode) throws -> Set<[UInt8]> {
            let image = Image(size: CGSize(width: 4, height: 4)) { context in
                context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(red: 1, green: 0, blue: 0))
            }
            let view = image.widgetAccentedRenderingMode(mode).environment(\.widgetRenderingMode, rendering).tint(.blue)
            let picture = try #require(ImageRenderer(content: view).cgImage)
            var pixels = [UInt8](repeating: 0, count: picture.width * picture.height * 4)
            let context = try #require(
                CGContext(
                    data: &pixels, width: picture.width, height: picture.height, bitsPerComponent: 8, bytesPerRow: picture.width * 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.draw(picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
            return Set(stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 3]) })
        }
        #expect(try colors(.accented, in: .fullColor) == [[255, 0, 0]] && colors(nil, in: .accented) == [[255, 0, 0]])
        #expect(try colors(.fullColor, in: .accented) == [[255, 0, 0]])
        let gray = try #require(colors(.desaturated, in: .accented).first)
        #expect(gray[0] == gray[1] && gray[1] == gray[2])
        let accent = try #require(colors(.accented, in: .accented).first)
        #expect(accent[2] > accent[0])
    }
}
