import CPixels
import CoreGraphics

extension pixel_order {
    /// From red, green, blue and opacity to Cairo's pixels, which start with blue, and back.
    static let exchangingRedAndBlue = pixel_order(from: (2, 1, 0, 3), is_opaque: false)
}

extension Bitmap {
    /// Creates a bitmap with the premultiplied pixels of an image.
    convenience init(_ image: CGImage) throws(RenderingError) {
        try self.init(width: image.width, height: image.height)
        var order = pixel_order.exchangingRedAndBlue
        order.is_opaque = image.alphaInfo == .noneSkipLast
        withBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            image.pixels.withUnsafeBufferPointer { pixels in
                guard let source = pixels.baseAddress else { return }
                pixels_reorder(
                    pixel_rows(bytes: base, bytes_per_row: bytesPerRow), pixel_source(bytes: source, bytes_per_row: width * 4), width, height, order)
            }
            if image.alphaInfo == .last {
                pixels_premultiply(base, bytes.count / 4)
            } else {
                // Components above the opacity would be brighter than white.
                pixels_limit(base, bytes.count / 4)
            }
        }
    }

    /// Returns the pixels as premultiplied RGBA bytes without padding.
    package func rgbaBytes() -> [UInt8] {
        makeBytes(perPixel: 4) { pixels_reorder($0, $1, width, height, .exchangingRedAndBlue) }
    }

    /// Returns the pixels as RGBA bytes without premultiplication and padding.
    package func straightBytes() -> [UInt8] {
        var bytes = rgbaBytes()
        bytes.removePremultiplication()
        return bytes
    }

    /// Returns the opacity of each pixel, without padding.
    func opacityBytes() -> [UInt8] {
        makeBytes(perPixel: 1) { pixels_copy_opacity($0, $1, width, height) }
    }

    /// Returns bytes that a function makes from the rows of the bitmap.
    private func makeBytes(perPixel count: Int, _ make: (pixel_rows, pixel_source) -> Void) -> [UInt8] {
        let (size, rowBytes) = (width * height * count, width * count)
        return withBytes { bytes in
            [UInt8](unsafeUninitializedCapacity: size) { target, initializedCount in
                guard let source = bytes.baseAddress, let first = target.baseAddress else { return }
                make(pixel_rows(bytes: first, bytes_per_row: rowBytes), pixel_source(bytes: source, bytes_per_row: bytesPerRow))
                initializedCount = size
            }
        }
    }
}

extension [UInt8] {
    /// Multiplies the components of RGBA pixels by their opacity.
    mutating func premultiply() {
        withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            pixels_premultiply(base, bytes.count / 4)
        }
    }

    /// Divides the components of premultiplied RGBA pixels by their opacity.
    mutating func removePremultiplication() {
        withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            pixels_unpremultiply(base, bytes.count / 4)
        }
    }
}
