import CPangoCairo
import CPixels
import CoreGraphics
import DisplayLists
import Foundation
import os

extension CGContext {
    /// Creates a context that draws into memory: into `data`, which must stay valid as long as the context, or into memory of
    /// its own.
    ///
    /// Supported are pixels of four bytes in the device or sRGB colour space, with premultiplied alpha or none, in either byte
    /// order. For other formats and invalid sizes, a warning is printed and the result is nil.
    ///
    /// - Parameters:
    ///   - data: The memory of at least `height` times `bytesPerRow` bytes; nil to allocate it.
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    ///   - bitsPerComponent: The number of bits per component, which must be 8.
    ///   - bytesPerRow: The number of bytes from one row to the next; 0 for rows without padding.
    ///   - space: The colour space.
    ///   - bitmapInfo: A `CGImageAlphaInfo` combined with a byte order from `CGBitmapInfo`.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard let order = PixelOrder(info), bitsPerComponent == 8, space.isPlainSRGB,
            let destination = BitmapDestination(
                data: data, width: width, height: height, bytesPerRow: bytesPerRow, space: space, info: info, order: order)
        else {
            RuntimeWarnings.report(
                "CGContext: cannot draw into a bitmap of \(width) x \(height) pixels, \(bitsPerComponent) bits/component, "
                    + "\(bytesPerRow) bytes/row, \(space.name ?? "device") space, bitmap info \(bitmapInfo).")
            return nil
        }
        self.init(destination: destination)
    }
}

/// The order of components in the four bytes of a pixel.
private struct PixelOrder {
    /// The byte offsets of red, green, blue and the fourth component.
    private let places: [UInt8]
    /// Whether the fourth component is alpha.
    let hasOpacity: Bool

    /// Returns nil for unsupported formats.
    init?(_ info: CGBitmapInfo) {
        let known: CGBitmapInfo = [.alphaInfoMask, .byteOrderMask]
        guard info.isSubset(of: known), let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) else { return nil }
        let places: [UInt8]
        switch alpha {
        case .premultipliedLast, .noneSkipLast: places = [0, 1, 2, 3]
        case .premultipliedFirst, .noneSkipFirst: places = [1, 2, 3, 0]
        default: return nil
        }
        let isLittle: Bool
        switch info.intersection(.byteOrderMask) {
        case [], .byteOrder32Big: isLittle = false
        case .byteOrder32Little: isLittle = true
        default: return nil
        }
        self.places = isLittle ? places.map { 3 - $0 } : places
        hasOpacity = alpha == .premultipliedLast || alpha == .premultipliedFirst
    }

    /// From this order to that of images.
    var toRGBA: pixel_order { pixel_order(from: (places[0], places[1], places[2], places[3]), is_opaque: !hasOpacity) }
    /// From this order to that of Cairo's bitmaps.
    var toCairo: pixel_order { pixel_order(from: (places[2], places[1], places[0], places[3]), is_opaque: !hasOpacity) }
    /// From the order of Cairo's bitmaps to this one.
    var fromCairo: pixel_order {
        var from: [UInt8] = [0, 0, 0, 0]
        for (place, native) in zip(places, [2, 1, 0, 3] as [UInt8]) { from[Int(place)] = native }
        return pixel_order(from: (from[0], from[1], from[2], from[3]), is_opaque: false)
    }
}

/// The bitmap memory of a `CGContext`.
///
/// Cairo draws into a bitmap in its native byte order. Before each drawing, the affected rows are read from the memory, and
/// afterwards they are written back, so that the owner of the memory can read and change it between drawings.
private final class BitmapDestination: DisplayListDestination, BitmapMemory {
    private static let bytesPerPixel = 4

    let width: Int
    let height: Int
    let bytesPerRow: Int
    let info: CGBitmapInfo
    let colorSpace: CGColorSpace
    let bytes: UnsafeMutableRawPointer
    private let ownsBytes: Bool
    private let order: PixelOrder
    private let picture: Bitmap
    private var context: OpaquePointer

    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, space: CGColorSpace, info: CGBitmapInfo,
        order: PixelOrder
    ) {
        guard let picture = try? Bitmap(width: width, height: height) else { return nil }
        let rowBytes = bytesPerRow == 0 ? width * Self.bytesPerPixel : bytesPerRow
        guard rowBytes >= width * Self.bytesPerPixel, !rowBytes.multipliedReportingOverflow(by: height).overflow,
            let context = cairo_create(picture.surface)
        else { return nil }
        (self.width, self.height, self.bytesPerRow) = (width, height, rowBytes)
        (colorSpace, self.info, self.order, self.picture, self.context) = (space, info, order, picture, context)
        ownsBytes = data == nil
        if let data {
            bytes = data
        } else {
            bytes = UnsafeMutableRawPointer.allocate(byteCount: rowBytes * height, alignment: 16)
            bytes.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes * height)
        }
    }

    deinit {
        cairo_destroy(context)
        if ownsBytes { bytes.deallocate() }
    }

    var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
    var bitmap: (any BitmapMemory)? { self }

    func draw(_ list: DisplayList, rasterizationScale: CGFloat) {
        guard let rows = rows(in: list.extent) else { return }
        exchange(rows) { memory, picture, count in
            pixels_reorder(picture, pixel_source(memory), width, count, order.toCairo)
        }
        CairoRenderer.draw(upwards: list, in: &context, size: bounds.size, isVector: false)
        exchange(rows) { memory, picture, count in
            pixels_reorder(memory, pixel_source(picture), width, count, order.fromCairo)
        }
    }

    /// Returns the rows, counted from the top, that an extent with an upward y axis covers; nil if it lies outside.
    private func rows(in extent: CGRect) -> Range<Int>? {
        guard !extent.isNull else { return nil }
        let seen = extent.insetBy(dx: -1, dy: -1).intersection(bounds)
        // An extent without finite edges covers everything.
        guard seen.minY.isFinite, seen.maxY.isFinite, !seen.isNull else { return extent.hasFiniteEdges ? nil : 0..<height }
        return Int((CGFloat(height) - seen.maxY).rounded(.down))..<Int((CGFloat(height) - seen.minY).rounded(.up))
    }

    /// Calls a function with rows in the memory and in Cairo's bitmap, and their number.
    private func exchange(_ rows: Range<Int>, _ move: (pixel_rows, pixel_rows, Int) -> Void) {
        picture.withBytes { native in
            guard let start = native.baseAddress else { return }
            let memory = bytes.assumingMemoryBound(to: UInt8.self)
            move(
                pixel_rows(bytes: memory + rows.lowerBound * bytesPerRow, bytes_per_row: bytesPerRow),
                pixel_rows(bytes: start + rows.lowerBound * picture.bytesPerRow, bytes_per_row: picture.bytesPerRow), rows.count)
        }
    }

    func makeImage() -> CGImage? {
        let rowBytes = width * Self.bytesPerPixel
        let pixels = [UInt8](unsafeUninitializedCapacity: rowBytes * height) { result, count in
            guard let first = result.baseAddress else { return }
            let source = pixel_source(bytes: bytes.assumingMemoryBound(to: UInt8.self), bytes_per_row: bytesPerRow)
            pixels_reorder(pixel_rows(bytes: first, bytes_per_row: rowBytes), source, width, height, order.toRGBA)
            count = rowBytes * height
        }
        return CGImage(width: width, height: height, pixels: pixels, alphaInfo: order.hasOpacity ? .premultipliedLast : .noneSkipLast)
    }
}

extension pixel_source {
    fileprivate init(_ rows: pixel_rows) { self.init(bytes: rows.bytes, bytes_per_row: rows.bytes_per_row) }
}
