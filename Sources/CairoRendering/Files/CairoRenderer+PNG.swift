import CoreGraphics
import CSpng
import Foundation
import DisplayLists

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
    /// A low level; higher ones take too much time for the space they save.
    private static let compressionLevel: Int32 = 2

    /// Encodes the pixels as a PNG file, without an alpha channel if all pixels are opaque.
    package func pngData(pixelsPerPoint: CGFloat) throws(RenderingError) -> Data {
        let opaque = opaqueBytes()
        return try Self.png(
            opaque ?? straightBytes(), width: width, height: height, isOpaque: opaque != nil,
            pixelsPerMeter: UInt32(max(1, min(1e6, (pixelsPerPoint * 72 / 0.0254).rounded()))))
    }

    private static func png(
        _ bytes: [UInt8], width: Int, height: Int, isOpaque: Bool, pixelsPerMeter: UInt32
    ) throws(RenderingError) -> Data {
        guard let encoder = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { throw .encoding("no PNG encoder") }
        defer { spng_ctx_free(encoder) }
        var header = spng_ihdr()
        header.width = UInt32(width)
        header.height = UInt32(height)
        header.bit_depth = 8
        header.color_type = UInt8((isOpaque ? SPNG_COLOR_TYPE_TRUECOLOR : SPNG_COLOR_TYPE_TRUECOLOR_ALPHA).rawValue)
        var density = spng_phys()
        density.ppu_x = pixelsPerMeter
        density.ppu_y = pixelsPerMeter
        density.unit_specifier = 1
        var status = spng_set_option(encoder, SPNG_ENCODE_TO_BUFFER, 1)
        if status == 0 { status = spng_set_option(encoder, SPNG_IMG_COMPRESSION_LEVEL, compressionLevel) }
        if status == 0 {
            // To choose a filter for each row takes longer than to compress it, and saves a hundredth of the space.
            status = spng_set_option(encoder, SPNG_FILTER_CHOICE, Int32(SPNG_FILTER_CHOICE_UP.rawValue))
        }
        if status == 0 { status = spng_set_ihdr(encoder, &header) }
        if status == 0 { status = spng_set_srgb(encoder, 0) }
        if status == 0 { status = spng_set_phys(encoder, &density) }
        if status == 0 {
            status = spng_encode_image(
                encoder, bytes, bytes.count, Int32(SPNG_FMT_PNG.rawValue), Int32(SPNG_ENCODE_FINALIZE.rawValue))
        }
        var count = 0
        guard status == 0, let encoded = spng_get_png_buffer(encoder, &count, &status), status == 0 else {
            throw .encoding(String(cString: spng_strerror(status)))
        }
        return Data(bytesNoCopy: encoded, count: count, deallocator: .free)
    }
}
