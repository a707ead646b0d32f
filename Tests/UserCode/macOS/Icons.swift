import AppKit
import CoreImage

/// A folder with a picture on it, as programs of macOS make it.
@MainActor func decorate(_ path: String, with picture: NSImage) -> Bool {
    guard
        let bitmap = NSBitmapImageRep(
            bitmapDataPlanes: nil, pixelsWide: 512, pixelsHigh: 512, bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true, isPlanar: false,
            colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)
    else { return false }
    bitmap.size = NSSize(width: 256, height: 256)
    NSGraphicsContext.saveGraphicsState()
    let context = NSGraphicsContext(bitmapImageRep: bitmap)
    NSGraphicsContext.current = context
    context?.imageInterpolation = .high
    picture.draw(in: NSRect(x: 0, y: 0, width: 256, height: 256))
    context?.flushGraphics()
    NSGraphicsContext.restoreGraphicsState()
    let icon = NSImage(size: bitmap.size)
    icon.addRepresentation(bitmap)
    if let tiff = icon.tiffRepresentation, let image = CIImage(data: tiff) {
        let tinted = image.applyingFilter("CIColorMonochrome", parameters: [kCIInputColorKey: CIColor(red: 1, green: 0, blue: 0)])
        let rep = NSCIImageRep(ciImage: tinted)
        let result = NSImage(size: rep.size)
        result.addRepresentation(rep)
    }
    NSWorkspace.shared.setIcon(nil, forFile: path, options: [])
    NSWorkspace.shared.noteFileSystemChanged(path)
    let alert = NSAlert()
    alert.window.level = .floating
    return NSWorkspace.shared.setIcon(icon, forFile: path)
}
