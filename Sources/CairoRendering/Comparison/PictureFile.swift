import CoreGraphics
import Foundation

/// Reads and writes the pixels of PNG files.
package enum PictureFile {
    /// Returns the pixels as premultiplied red, green, blue and opacity bytes.
    package static func pixels(of image: CGImage) -> [UInt8] {
        guard image.alphaInfo == .last else { return image.pixels }
        var pixels = image.pixels
        for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] != 255 {
            let opacity = Int(pixels[start + 3])
            for channel in 0..<3 { pixels[start + channel] = UInt8((Int(pixels[start + channel]) * opacity + 127) / 255) }
        }
        return pixels
    }

    /// Returns the picture in a file; nil if there is none that can be decoded.
    package static func read(_ url: URL) -> CGImage? {
        guard let data = try? Data(contentsOf: url), case .bitmap(let image)? = CairoImageDecoder().decode(data) else { return nil }
        return image
    }

    /// Writes a PNG file, with the folders around it.
    package static func write(_ image: CGImage, to url: URL) throws {
        let bitmap = try Bitmap(width: image.width, height: image.height)
        let pixels = pixels(of: image)
        let bytesPerRow = bitmap.bytesPerRow
        bitmap.withBytes { bytes in
            for y in 0..<image.height {
                for x in 0..<image.width {
                    let (from, to) = ((y * image.width + x) * 4, y * bytesPerRow + x * 4)
                    // Cairo's pixels start with blue.
                    bytes[to] = pixels[from + 2]
                    bytes[to + 1] = pixels[from + 1]
                    bytes[to + 2] = pixels[from]
                    bytes[to + 3] = pixels[from + 3]
                }
            }
        }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bitmap.pngData(pixelsPerPoint: 1).write(to: url, options: .atomic)
    }
}
