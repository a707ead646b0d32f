import CoreGraphics
import DisplayLists
import Foundation

extension CairoRenderer {
    /// Renders the area from the origin to `size`, in points, as a PNG file that records the scale.
    package func pngData(of list: DisplayList, size: CGSize) throws(RenderingError) -> Data {
        try bitmap(of: list, size: size).pngData(pixelsPerPoint: scale)
    }

    /// Renders the area from the origin to `size`, in points, and writes it to a PNG file that records the scale.
    package func writePNG(of list: DisplayList, size: CGSize, to url: URL) throws(RenderingError) {
        try pngData(of: list, size: size).write(toPicture: url)
    }
}

extension Data {
    func write(toPicture url: URL) throws(RenderingError) {
        do { try write(to: url, options: .atomic) } catch { throw .file(error.localizedDescription) }
    }
}

extension Bitmap {
    /// Encodes the pixels as a PNG file, without an alpha channel if all pixels are opaque.
    package func pngData(pixelsPerPoint: CGFloat) throws(RenderingError) -> Data {
        let pixelsPerMeter = UInt32(max(1, min(1e6, (pixelsPerPoint * 72 / 0.0254).rounded())))
        // Straight components have to be computed, those of opaque pixels are the pixels themselves.
        guard !isOpaque else { return try withBytes { PNGRows($0, of: self) }.file(pixelsPerMeter: pixelsPerMeter) }
        var straight = straightBytes()
        return try straight.withUnsafeMutableBufferPointer { PNGRows(straight: $0, width: width, height: height) }
            .file(pixelsPerMeter: pixelsPerMeter)
    }
}
