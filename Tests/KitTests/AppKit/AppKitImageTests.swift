import AppKit
import SwiftUI
import Testing

/// Pictures of AppKit that are drawn, encoded and configured.
struct AppKitImageTests {
    private func pixels(_ image: NSImage) throws -> CGImage {
        try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
    }

    /// The color of the pixel of an image at a point in its points, from the upper left corner.
    private func color(_ image: NSImage, _ x: CGFloat, _ y: CGFloat) throws -> [Int] {
        let all = try pixels(image)
        let scale = CGFloat(all.width) / image.size.width
        return try all.color(x: Int((x * scale).rounded(.down)), y: Int((y * scale).rounded(.down)))
    }

    private func halves() -> NSImage {
        NSImage(size: NSSize(width: 10, height: 10), flipped: false) { rect in
            NSColor.red.setFill()
            NSBezierPath.fill(rect)
            NSColor.blue.setFill()
            NSBezierPath.fill(NSRect(x: 0, y: 0, width: 10, height: 5))
            return true
        }
    }

    @Test func statusesAreDiscsOfDifferentColors() throws {
        var colors: Set<[Int]> = []
        let names = [
            NSImage.statusAvailableName, NSImage.statusPartiallyAvailableName, NSImage.statusUnavailableName, NSImage.statusNoneName,
        ]
        for name in names {
            let image = try #require(NSImage(named: name), "\(name)")
            #expect(!image.isTemplate && image.size == CGSize(width: 16, height: 16))
            let middle = try color(image, 8, 8)
            #expect(try middle[3] == 255 && color(image, 3.5, 3.5)[3] == 0, "\(name)")
            colors.insert(middle)
        }
        #expect(colors.count == 4)
    }

    @Test func tiffIsReadAgain() throws {
        let image = halves()
        let tiff = try #require(image.tiffRepresentation)
        let bitmap = try #require(NSBitmapImageRep(data: tiff))
        #expect(bitmap.pixelsWide == 20 && bitmap.pixelsHigh == 20)
        let png = try #require(bitmap.representation(using: .png, properties: [:]))
        let again = try #require(NSImage(data: png))
        #expect(try color(again, 5, 2) == [255, 0, 0, 255] && color(again, 5, 18) == [0, 0, 255, 255])
        let clear = NSImage(size: NSSize(width: 2, height: 2), flipped: false) { rect in
            NSColor.green.withAlphaComponent(0.5).setFill()
            NSBezierPath.fill(rect)
            return true
        }
        let file = try #require(clear.tiffRepresentation)
        let half = try #require(NSImage(data: file))
        #expect(try color(half, 0, 0)[3] == 128)
        #expect(NSImage(size: NSSize(width: 0, height: 0)).tiffRepresentation == nil)
    }

    @Test func imagesAreDrawnInto() throws {
        let image = NSImage(size: NSSize(width: 10, height: 10))
        image.lockFocus()
        NSColor.red.setFill()
        NSBezierPath.fill(NSRect(x: 0, y: 0, width: 10, height: 5))
        image.unlockFocus()
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(try color(image, 5, 8) == [255, 0, 0, 255] && color(image, 5, 2) == [0, 0, 0, 0])
        image.lockFocus()
        NSColor.blue.setFill()
        NSBezierPath.fill(NSRect(x: 0, y: 5, width: 10, height: 5))
        image.unlockFocus()
        #expect(try color(image, 5, 8) == [255, 0, 0, 255] && color(image, 5, 2) == [0, 0, 255, 255])
        #expect(NSGraphicsContext.current == nil)
    }

    @Test func partsAreDrawn() throws {
        let source = halves()
        let image = NSImage(size: NSSize(width: 4, height: 4), flipped: false) { rect in
            source.draw(in: rect, from: NSRect(x: 0, y: 0, width: 10, height: 5), operation: .sourceOver, fraction: 1)
            return true
        }
        #expect(try color(image, 1, 1) == [0, 0, 255, 255] && color(image, 3, 3) == [0, 0, 255, 255])
        let faint = NSImage(size: NSSize(width: 10, height: 10), flipped: false) { rect in
            source.draw(in: rect, from: .zero, operation: .sourceOver, fraction: 0.5)
            return true
        }
        #expect(try abs(color(faint, 5, 2)[3] - 128) <= 1 && color(faint, 5, 2)[2] == 0)
    }

    @Test func symbolsAreConfigured() throws {
        let star = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: "Star"))
        let large = try #require(star.withSymbolConfiguration(.init(pointSize: 60, weight: .bold)))
        #expect(large.size.height > star.size.height * 2 && large.accessibilityDescription == "Star")
        #expect(halves().withSymbolConfiguration(.init(scale: .large)) == nil)
    }

    @MainActor @Test func hostingViewsMeasureAndDraw() throws {
        let view = NSHostingView(rootView: Color.red.frame(width: 30, height: 20))
        #expect(view.fittingSize == CGSize(width: 30, height: 20) && view.intrinsicContentSize == view.fittingSize)
        view.rootView = Color.red.frame(width: 8, height: 20)
        #expect(view.image(scale: 2)?.size == CGSize(width: 8, height: 20))
    }
}
