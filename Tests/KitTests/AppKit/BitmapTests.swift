import SwiftUI
import Testing

@testable import AppKit

/// Bitmaps that are drawn into.
@Suite(.serialized) struct BitmapTests {
    private func bitmap(_ width: Int, _ height: Int) throws -> NSBitmapImageRep {
        try #require(
            NSBitmapImageRep(
                bitmapDataPlanes: nil, pixelsWide: width, pixelsHigh: height, bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true, isPlanar: false,
                colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0))
    }

    private func components(_ bitmap: NSBitmapImageRep, _ x: Int, _ y: Int) throws -> [Int] {
        let color = try #require(bitmap.colorAt(x: x, y: y))
        return [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent].map { Int(($0 * 255).rounded()) }
    }

    @Test("Drawing goes into the bitmap, from the bottom left, in its size in points")
    func drawing() throws {
        let bitmap = try bitmap(20, 20)
        bitmap.size = NSSize(width: 10, height: 10)
        NSGraphicsContext.saveGraphicsState()
        let context = try #require(NSGraphicsContext(bitmapImageRep: bitmap))
        NSGraphicsContext.current = context
        context.imageInterpolation = .high
        #expect(NSGraphicsContext.current?.imageInterpolation == .high && !context.isFlipped)
        NSColor.red.setFill()
        NSBezierPath.fill(NSRect(x: 0, y: 0, width: 10, height: 5))
        context.flushGraphics()
        NSGraphicsContext.restoreGraphicsState()
        #expect(NSGraphicsContext.current == nil)
        #expect(try components(bitmap, 5, 15) == [255, 0, 0, 255] && components(bitmap, 5, 4) == [0, 0, 0, 0])
        // A further context begins anew.
        let second = try #require(NSGraphicsContext(bitmapImageRep: bitmap))
        #expect(second.cgContext.ctm.a == 2 && second.imageInterpolation == .default)
        bitmap.setColor(NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1), atX: 3, y: 0)
        #expect(try components(bitmap, 3, 0) == [0, 0, 255, 255] && components(bitmap, 4, 0)[3] == 0)
        #expect(second.cgContext.ctm.a == 2 && bitmap.colorAt(x: 20, y: 0) == nil)
        #expect(bitmap.bitmapData?[3 * 4 + 2] == 255 && bitmap.hasAlpha && bitmap.bytesPerRow == 80)
    }

    @Test("Saved states return to the context that was current")
    func states() throws {
        let outer = try #require(NSGraphicsContext(bitmapImageRep: bitmap(4, 4))),
            inner = try #require(NSGraphicsContext(bitmapImageRep: bitmap(4, 4)))
        NSGraphicsContext.current = outer
        defer { NSGraphicsContext.current = nil }
        outer.shouldAntialias = true
        NSGraphicsContext.saveGraphicsState()
        outer.shouldAntialias = false
        NSGraphicsContext.current = inner
        NSGraphicsContext.restoreGraphicsState()
        #expect(NSGraphicsContext.current?.cgContext === outer.cgContext && outer.shouldAntialias)
        NSGraphicsContext.restoreGraphicsState()
        #expect(NSGraphicsContext.current?.cgContext === outer.cgContext)
    }

    @Test("Formats that cannot be drawn into are nil, and memory of the program is used")
    func formats() throws {
        func make(bits: Int = 8, samples: Int = 4, alpha: Bool = true, planar: Bool = false, pixel: Int = 32) -> NSBitmapImageRep? {
            NSBitmapImageRep(
                bitmapDataPlanes: nil, pixelsWide: 2, pixelsHigh: 2, bitsPerSample: bits, samplesPerPixel: samples, hasAlpha: alpha, isPlanar: planar,
                colorSpaceName: .calibratedRGB, bytesPerRow: 0, bitsPerPixel: pixel)
        }
        #expect(make() != nil && make(bits: 16) == nil && make(samples: 3) == nil && make(planar: true) == nil && make(pixel: 24) == nil)
        #expect(make(samples: 3, alpha: false)?.hasAlpha == false)
        let picture = try #require(
            NSImage(size: NSSize(width: 2, height: 2), flipped: false) { _ in true }.cgImage(forProposedRect: nil, context: nil, hints: nil))
        #expect(NSGraphicsContext(bitmapImageRep: NSBitmapImageRep(cgImage: picture)) == nil)
        var pixels = [UInt8](repeating: 255, count: 16)
        pixels.withUnsafeMutableBufferPointer { memory in
            var plane = memory.baseAddress
            let bitmap = NSBitmapImageRep(
                bitmapDataPlanes: &plane, pixelsWide: 2, pixelsHigh: 2, bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true, isPlanar: false,
                colorSpaceName: .deviceRGB, bytesPerRow: 8, bitsPerPixel: 32)
            bitmap?.setColor(.black, atX: 1, y: 1)
        }
        #expect(pixels[12..<16] == [0, 0, 0, 255] && pixels[0..<12].allSatisfy { $0 == 255 })
    }

    @Test("An image shows its picture with the most pixels, in its own size")
    func representations() throws {
        let small = try bitmap(4, 4), large = try bitmap(8, 8)
        large.setColor(.black, atX: 0, y: 0)
        let image = NSImage(size: NSSize(width: 4, height: 4))
        #expect(image.representations.isEmpty)
        image.addRepresentation(small)
        image.addRepresentation(large)
        #expect(image.representations == [small, large] && image.size == NSSize(width: 4, height: 4))
        #expect(image.cgImage(forProposedRect: nil, context: nil, hints: nil)?.width == 8)
        image.removeRepresentation(large)
        #expect(image.cgImage(forProposedRect: nil, context: nil, hints: nil)?.width == 4)
        let filtered = NSCIImageRep(ciImage: try #require(CIImage(bitmapImageRep: large)).applyingFilter("CIColorInvert"))
        let inverted = NSImage(size: filtered.size)
        inverted.addRepresentation(filtered)
        #expect(inverted.size == NSSize(width: 8, height: 8))
        #expect(
            inverted.cgImage(forProposedRect: nil, context: nil, hints: nil).map { NSBitmapImageRep(cgImage: $0).colorAt(x: 0, y: 0)?.redComponent }
                == 1)
        let own = NSImage()
        own.addRepresentation(large)
        #expect(own.size == NSSize(width: 8, height: 8) && own.representations.count == 1)
        #expect(NSImage(byReferencing: URL(fileURLWithPath: "/missing.png")).isValid == false)
    }

    @Test("A file has the icon that it was given, if the desktop keeps it")
    func icons() throws {
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).txt")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let own = CustomFileIcons.setAddress
        defer { CustomFileIcons.setAddress = own }
        var addresses: [URL?] = []
        CustomFileIcons.setAddress = { _, picture in
            addresses.append(picture)
            return true
        }
        let bitmap = try bitmap(64, 64)
        let icon = NSImage()
        icon.addRepresentation(bitmap)
        #expect(NSWorkspace.shared.setIcon(icon, forFile: file.path))
        #expect(NSWorkspace.shared.icon(forFile: file.path).cgImage(forProposedRect: nil, context: nil, hints: nil)?.width == 64)
        #expect(NSWorkspace.shared.setIcon(nil, forFile: file.path, options: []))
        #expect(addresses == [CustomFileIcons.picture(ofFile: file.path), nil])
        CustomFileIcons.setAddress = { _, _ in false }
        #expect(!NSWorkspace.shared.setIcon(icon, forFile: file.path) && !NSWorkspace.shared.setIcon(icon, forFile: "/missing"))
        #expect(NSImage(contentsOf: CustomFileIcons.picture(ofFile: file.path)) == nil)
        NSWorkspace.shared.noteFileSystemChanged(file.path)
        for type in ["txt", ".txt", "public.plain-text"] {
            #expect(NSWorkspace.shared.icon(forFileType: type) == NSWorkspace.shared.icon(for: .plainText), "\(type)")
        }
    }

    @MainActor @Test("An alert has a window before it is shown")
    func alerts() {
        let alert = NSAlert()
        alert.window.level = .floating
        #expect(alert.window.level == .floating && alert.window === alert.window && !NSApp.windows.contains(alert.window))
    }
}
