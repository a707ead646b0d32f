import CPangoCairo
import Foundation
import SwiftUICore
import Testing
@testable import Typesetting

/// A picture of texts below each other, as grey levels per pixel (0 is black).
struct SamplePicture {
    let width: Int
    let height: Int
    private let surface: OpaquePointer

    init(
        _ texts: [Text], width: CGFloat, scale: CGFloat = 2, environment: TextEnvironment = TextEnvironment(),
        _ change: (inout TextLayoutOptions) -> Void = { _ in }
    ) {
        var options = TextLayoutOptions()
        options.pixelLength = 1 / scale
        change(&options)
        let layouts = texts.map { text in
            let content = text.resolved(in: environment)
            let shaped = HarfBuzzTypesetter.shared.shape(content.text)
            return shaped.layout(TextLayoutRequest(width: width, height: nil, options: options))
        }
        let total = layouts.reduce(10) { $0 + $1.measurement.size.height + 6 }
        self.width = Int((width + 20) * scale)
        height = Int(total * scale)
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(height))
        let context = cairo_create(surface)!
        cairo_scale(context, scale, scale)
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        var y: CGFloat = 10
        for layout in layouts {
            TextPainter.draw(layout.placed(in: width), at: CGPoint(x: 10, y: y), in: context) { _, _ in
                cairo_set_source_rgb(context, 0, 0, 0)
            } fillOutline: { _ in
            }
            y += layout.measurement.size.height + 6
        }
        cairo_destroy(context)
        cairo_surface_flush(surface)
    }

    func write(to path: String) {
        cairo_surface_write_to_png(surface, path)
    }

    /// The share of a row that is not white.
    func ink(inRow row: Int) -> Int {
        let stride = Int(cairo_image_surface_get_stride(surface))
        let pixels = cairo_image_surface_get_data(surface)!
        return (0..<width).count { pixels[row * stride + $0 * 4 + 1] < 128 }
    }
}

@Suite struct DrawingTests {
    static let sampler: [Text] = [
        Text("Large Title Hamburgefonstiv").font(.largeTitle), Text("Title bold 0123456789").font(.title).bold(),
        Text("Headline: The quick brown fox").font(.headline),
        Text("Body: The quick brown fox jumps (over) 12 lazy dogs. -> != \"x\""),
        Text("Caption: The quick brown fox jumps over the lazy dog").font(.caption),
        Text("Serif Hamburgefonstiv fi").font(.system(.body, design: .serif)),
        Text("Rounded Hamburgefonstiv").font(.system(.body, design: .rounded)) + Text(" slanted").font(.system(.body, design: .rounded)).italic(),
        Text("Monospaced 0Oo1l -> !=").monospaced(), Text("Italic text").italic() + Text(" and bold").bold() + Text(" black").fontWeight(.black),
        Text("Emoji 😀 👨‍👩‍👧‍👦 🇩🇪 ❤️ 1️⃣ 👍🏽 in line"), Text("مرحبا بالعالم hello 123 العالم"), Text("שלום עולם (abc) 123"),
        Text("日本語 中文 한국어 ไทย हिन्दी"), Text("combining e\u{301} a\u{308}\u{332} ệ ﬃ"),
        Text("**Bold** *italic* `code` ~~struck~~ [link](https://a.b)"), Text("E = mc").font(.title2) + Text("2").font(.caption).baselineOffset(8),
        Text(
            "A longer paragraph of text that has to wrap across several lines at this width, with a verylongwordthatmustbebrokensomewhereinthemiddle."
        ),
    ]

    @Test func sampler() throws {
        let picture = SamplePicture(Self.sampler, width: 340)
        if let path = ProcessInfo.processInfo.environment["APUS_TEXT_SAMPLE"] { picture.write(to: path) }
        #expect((0..<picture.height).contains { picture.ink(inRow: $0) > 0 })
    }
}
