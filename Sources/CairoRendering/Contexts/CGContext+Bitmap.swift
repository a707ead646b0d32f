import CPangoCairo
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
    let red, green, blue, rest: Int
    /// Whether the fourth component is alpha.
    let hasOpacity: Bool

    /// Returns nil for unsupported formats.
    init?(_ info: CGBitmapInfo) {
        let known: CGBitmapInfo = [.alphaInfoMask, .byteOrderMask]
        guard info.isSubset(of: known), let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) else { return nil }
        let places: [Int]
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
        let order = isLittle ? places.map { 3 - $0 } : places
        (red, green, blue, rest) = (order[0], order[1], order[2], order[3])
        hasOpacity = alpha == .premultipliedLast || alpha == .premultipliedFirst
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
        exchange(rows) { pixel, native in
            native[2] = pixel[order.red]
            native[1] = pixel[order.green]
            native[0] = pixel[order.blue]
            native[3] = order.hasOpacity ? pixel[order.rest] : 255
        }
        CairoRenderer.draw(upwards: list, in: &context, size: bounds.size, isVector: false)
        exchange(rows) { pixel, native in
            pixel[order.red] = native[2]
            pixel[order.green] = native[1]
            pixel[order.blue] = native[0]
            if order.hasOpacity { pixel[order.rest] = native[3] }
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

    /// Calls a function with each pixel of the rows: in the memory, and in Cairo's format.
    private func exchange(_ rows: Range<Int>, _ move: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void) {
        picture.withBytes { native in
            guard let start = native.baseAddress else { return }
            let memory = bytes.assumingMemoryBound(to: UInt8.self)
            for row in rows {
                for column in 0..<width {
                    move(
                        memory + row * bytesPerRow + column * Self.bytesPerPixel,
                        start + row * picture.bytesPerRow + column * Self.bytesPerPixel)
                }
            }
        }
    }

    func makeImage() -> CGImage? {
        let memory = bytes.assumingMemoryBound(to: UInt8.self)
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * Self.bytesPerPixel) { result, count in
            for row in 0..<height {
                for column in 0..<width {
                    let pixel = memory + row * bytesPerRow + column * Self.bytesPerPixel
                    let place = (row * width + column) * Self.bytesPerPixel
                    result[place] = pixel[order.red]
                    result[place + 1] = pixel[order.green]
                    result[place + 2] = pixel[order.blue]
                    result[place + 3] = order.hasOpacity ? pixel[order.rest] : 255
                }
            }
            count = width * height * Self.bytesPerPixel
        }
        return CGImage(width: width, height: height, pixels: pixels, alphaInfo: order.hasOpacity ? .premultipliedLast : .noneSkipLast)
    }
}
