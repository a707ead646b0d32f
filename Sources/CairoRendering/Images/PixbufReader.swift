import CGdkPixbuf
import CoreGraphics
import Foundation
import DisplayLists

/// Reads an image file with gdk-pixbuf. An image that is too large is rejected before memory for its pixels is allocated.
final class PixbufReader {
    private var refusal: ImageRefusal?

    func read(_ data: Data) throws(ImageRefusal) -> CGImage {
        guard let loader = gdk_pixbuf_loader_new() else { throw ImageRefusal("gdk-pixbuf cannot be used") }
        defer { g_object_unref(loader) }
        let sizePrepared: @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = { loader, width, height, reader in
            Unmanaged<PixbufReader>.fromOpaque(reader!).takeUnretainedValue().accept(Int(width), Int(height), of: loader)
        }
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(), nil,
            GConnectFlags(rawValue: 0))

        var error: UnsafeMutablePointer<GError>?
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &error) != 0
        }
        // The part of a truncated file that could be read is shown.
        let isClosed = (error == nil ? gdk_pixbuf_loader_close(loader, &error) : gdk_pixbuf_loader_close(loader, nil)) != 0
        let reason = error.map { String(cString: $0.pointee.message) }
        if error != nil { g_error_free(error) }
        if let refusal { throw refusal }
        guard isWritten || isClosed, let loaded = gdk_pixbuf_loader_get_pixbuf(loader),
            let upright = gdk_pixbuf_apply_embedded_orientation(loaded)
        else { throw ImageRefusal(reason.map { "it cannot be read (\($0))" } ?? "it is no picture that is known, or damaged") }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return try image(of: upright)
    }

    /// Called when the size is known. Setting the size to zero stops the loader from decoding a rejected image.
    private func accept(_ width: Int, _ height: Int, of loader: OpaquePointer?) {
        do {
            try CairoImageDecoder.checkSize(width, height)
        } catch {
            refusal = error
            gdk_pixbuf_loader_set_size(loader.map { UnsafeMutablePointer($0) }, 0, 0)
        }
    }

    private func image(of upright: OpaquePointer) throws(ImageRefusal) -> CGImage {
        let (width, height) = (Int(gdk_pixbuf_get_width(upright)), Int(gdk_pixbuf_get_height(upright)))
        let (stride, channels) = (Int(gdk_pixbuf_get_rowstride(upright)), Int(gdk_pixbuf_get_n_channels(upright)))
        try CairoImageDecoder.checkSize(width, height)
        guard channels == 3 || channels == 4, gdk_pixbuf_get_bits_per_sample(upright) == 8, let source = gdk_pixbuf_read_pixels(upright)
        else { throw ImageRefusal("its pixels are of a kind that is not known") }
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            for row in 0..<height {
                for column in 0..<width {
                    let (from, to) = (row * stride + column * channels, (row * width + column) * 4)
                    for component in 0..<3 { target[to + component] = source[from + component] }
                    target[to + 3] = channels == 4 ? source[from + 3] : 255
                }
            }
            count = width * height * 4
        }
        guard
            let image = CGImage(width: width, height: height, pixels: pixels, alphaInfo: channels == 4 ? .last : .noneSkipLast)
        else { throw ImageRefusal("its pixels are of a kind that is not known") }
        return image
    }
}
