import Foundation

extension CGImage {
    /// A provider of the pixels, row by row from the top: four bytes each, red, green, blue and alpha in the form of `alphaInfo`.
    ///
    ///     let bytes = image.dataProvider?.data as Data?
    ///
    /// Complexity: O(n), where n is the number of pixels, which are copied at each call.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: NSData(data: Data(pixels))) }

    /// Creates an image from rows of pixels of eight bits per component: RGB, RGBA or ARGB in either order of the bytes, or gray.
    ///
    /// Pixels in other colour spaces are converted to sRGB. Nil for sizes that are not positive, rows that are shorter than their pixels, data that
    /// end before the last row, and other formats: sixteen bits, floating-point components, and masks of alpha only.
    ///
    /// - Parameters:
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 32 or 24 for RGB, 8 for gray, 16 for gray with alpha.
    ///   - bytesPerRow: The distance from a row to the next one.
    ///   - decode: The values of 0 and 255 for each component, as fractions; nil for 0 and 1.
    ///   - shouldInterpolate: Ignored: the interpolation of the context or the view determines how the image is scaled.
    ///   - intent: Ignored: see `CGColorRenderingIntent`.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard
            width > 0, height > 0, bitsPerComponent == 8, let data = provider.data,
            let format = PixelFormat(bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo)
        else { return nil }
        let (rowLength, isTooWide) = width.multipliedReportingOverflow(by: format.bytesPerPixel)
        let (lastRow, isTooHigh) = (height - 1).multipliedReportingOverflow(by: bytesPerRow)
        let (pixelCount, hasTooMany) = width.multipliedReportingOverflow(by: height)
        guard !isTooWide, !isTooHigh, !hasTooMany, bytesPerRow >= rowLength, lastRow <= data.length - rowLength else { return nil }
        let ranges = decode.map { values in (0..<space.numberOfComponents).map { (values[2 * $0], values[2 * $0 + 1]) } }
        var reader = PixelReader(format: format, space: space, ranges: ranges)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(pixelCount * 4)
        let bytes = UnsafeRawBufferPointer(start: data.bytes, count: data.length)
        for row in 0..<height {
            for column in 0..<width {
                reader.append(bytes, at: row * bytesPerRow + column * format.bytesPerPixel, to: &pixels)
            }
        }
        self.init(width: width, height: height, pixels: pixels, alphaInfo: format.result)
    }
}

/// The places of the components in the bytes of a pixel.
private struct PixelFormat {
    var bytesPerPixel: Int
    var colors: [Int]
    /// Nil without alpha.
    var alpha: Int?
    var isPremultiplied: Bool

    /// The alpha of an image with RGBA pixels of the format.
    var result: CGImageAlphaInfo { alpha == nil ? .noneSkipLast : isPremultiplied ? .premultipliedLast : .last }

    init?(bitsPerPixel: Int, space: CGColorSpace, info: CGBitmapInfo) {
        guard
            !info.contains(.floatComponents), let alphaInfo = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue),
            alphaInfo != .alphaOnly
        else { return nil }
        let count = space.numberOfComponents
        bytesPerPixel = alphaInfo == .none ? count : count + 1
        guard bitsPerPixel == bytesPerPixel * 8 else { return nil }
        let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alphaInfo)
        colors = (0..<count).map { isFirst ? $0 + 1 : $0 }
        alpha = [.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo) ? nil : isFirst ? 0 : count
        isPremultiplied = [.premultipliedFirst, .premultipliedLast].contains(alphaInfo)
        switch info.intersection(.byteOrderMask) {
        case [], .byteOrder32Big: break
        case .byteOrder32Little:
            guard bytesPerPixel == 4 else { return nil }
            colors = colors.map { 3 - $0 }
            alpha = alpha.map { 3 - $0 }
        default: return nil
        }
    }
}

/// Reads pixels as RGBA in sRGB.
private struct PixelReader {
    let format: PixelFormat
    let space: CGColorSpace
    let ranges: [(CGFloat, CGFloat)]?
    /// Colours that have been converted, by their bytes: pictures have few in comparison with their pixels.
    private var converted: [UInt32: (UInt8, UInt8, UInt8)] = [:]
    private let isConverted: Bool

    init(format: PixelFormat, space: CGColorSpace, ranges: [(CGFloat, CGFloat)]?) {
        (self.format, self.space, self.ranges) = (format, space, ranges)
        isConverted = ranges != nil || !space.isPlainSRGB && !(space.primaries == .gray && !space.isLinear)
    }

    mutating func append(_ bytes: UnsafeRawBufferPointer, at offset: Int, to pixels: inout [UInt8]) {
        let isGray = format.colors.count == 1
        let red = bytes[offset + format.colors[0]]
        let (green, blue) = isGray ? (red, red) : (bytes[offset + format.colors[1]], bytes[offset + format.colors[2]])
        let alpha = format.alpha.map { bytes[offset + $0] } ?? 255
        let color = isConverted ? convert(red, green, blue, alpha) : (red, green, blue)
        pixels.append(color.0)
        pixels.append(color.1)
        pixels.append(color.2)
        pixels.append(alpha)
    }

    private mutating func convert(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> (UInt8, UInt8, UInt8) {
        // Straight colours are converted alike whatever their alpha.
        let factor: UInt8 = format.isPremultiplied ? alpha : 255
        let key = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(factor)
        if let known = converted[key] { return known }
        guard factor > 0 else { return (0, 0, 0) }
        var values = [red, green, blue].prefix(format.colors.count).map { CGFloat($0) / CGFloat(factor) }
        if let ranges {
            values = zip(values, ranges).map { value, range in
                let result = range.0 + value * (range.1 - range.0)
                return result.isFinite ? result : 0
            }
        }
        let linear = CGColor(space: space, values: values, alpha: 1).linearSRGB
        func byte(_ value: Double) -> UInt8 { UInt8((min(max(linearToSRGB(value), 0), 1) * Double(factor)).rounded()) }
        let result = (byte(linear.red), byte(linear.green), byte(linear.blue))
        converted[key] = result
        return result
    }
}
