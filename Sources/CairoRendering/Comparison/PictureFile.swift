import CoreGraphics
import Foundation

/// Reads and writes the pixels of PNG files.
package enum PictureFile {
    /// Returns the picture in a file; nil if there is none that can be decoded.
    package static func read(_ url: URL) -> CGImage? {
        guard let data = try? Data(contentsOf: url), case .bitmap(let image)? = CairoImageDecoder().decode(data) else { return nil }
        return image
    }

    /// Writes a PNG file, with the folders around it.
    package static func write(_ image: CGImage, to url: URL) throws {
        let bitmap = try Bitmap(image)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bitmap.pngData(pixelsPerPoint: 1).write(to: url, options: .atomic)
    }
}
