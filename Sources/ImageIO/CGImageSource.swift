import CairoRendering
import CoreGraphics
import DisplayLists
import Foundation
import Synchronization
import UniformTypeIdentifiers

/// The image in a file.
///
/// Formats are those that views show: PNG, JPEG, WebP, GIF, BMP and TIFF. Of an animation it is the first picture.
///
/// Follows https://developer.apple.com/documentation/imageio/cgimagesource.
public final class CGImageSource: Hashable, Sendable {
    private enum State {
        case unread
        case read(CGImage?)
    }

    let data: Data
    private let state = Mutex(State.unread)

    fileprivate init(_ data: Data) { self.data = data }

    /// The image, which is decoded when it is first asked for; nil if it cannot be.
    var image: CGImage? {
        state.withLock { state in
            if case .read(let image) = state { return image }
            let image = Self.decoded(data)
            state = .read(image)
            return image
        }
    }

    private static func decoded(_ data: Data) -> CGImage? {
        // Drawings without pixels are no images of files, as on Apple's systems.
        guard case .bitmap(let image) = CairoImageDecoder().decode(data) else { return nil }
        return image
    }

    /// The type of the contents, by their first bytes; nil if it is not known.
    var type: UTType? {
        func begins(_ bytes: [UInt8], at offset: Int = 0) -> Bool { data.dropFirst(offset).starts(with: bytes) }
        if begins([0x89, 0x50, 0x4E, 0x47]) { return .png }
        if begins([0xFF, 0xD8, 0xFF]) { return .jpeg }
        if begins(Array("GIF8".utf8)) { return .gif }
        if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return .webP }
        if begins(Array("BM".utf8)) { return .bmp }
        if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) { return .tiff }
        return begins([0, 0, 1, 0]) ? .ico : nil
    }

    public static func == (left: CGImageSource, right: CGImageSource) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns the source of a file; nil if it cannot be read. The options are ignored.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    return CGImageSource(data)
}

/// Returns the source of the contents of a file. The options are ignored.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(Data(referencing: data)) }

/// Returns the source of bytes; nil if there are none. The options are ignored.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map { CGImageSource(Data(referencing: $0)) }
}

/// Returns the number of images: 1, or 0 if the contents cannot be decoded.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// Returns the identifier of the type of the contents; nil if it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type?.identifier }

/// Returns the index of the image that stands for the others: 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns whether the contents can be decoded.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    if isrc.image != nil { return .statusComplete }
    return isrc.type == nil ? .statusUnknownType : .statusInvalidData
}

/// Returns the identifiers of the types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> [CFString] {
    ([.png, .jpeg, .gif, .webP, .bmp, .tiff, .ico] as [UTType]).map(\.identifier)
}

/// Returns the image, whose pixels are upright; nil for other indices than 0, and if the contents cannot be decoded. The options are ignored.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    index == 0 ? isrc.image : nil
}

/// Returns a smaller image, whose pixels are upright.
///
/// - Parameters:
///   - isrc: The source.
///   - index: 0; nil is returned for others.
///   - options: `kCGImageSourceCreateThumbnailFromImageAlways` or `…IfAbsent` has to be true, as thumbnails of files are not read.
///     `kCGImageSourceThumbnailMaxPixelSize` is the greatest side in pixels; without it, and if it is larger, the image keeps its size.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    func isSet(_ key: CFString) -> Bool { options?[key] as? Bool ?? (options?[key] as? NSNumber)?.boolValue ?? false }
    guard index == 0, isSet(kCGImageSourceCreateThumbnailFromImageAlways) || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent),
        let image = isrc.image
    else { return nil }
    return image.limited(toSide: length(options?[kCGImageSourceThumbnailMaxPixelSize]))
}

// The dictionaries that are returned have keys of any type: code casts them to dictionaries with strings, which must not be what they are already.

/// Returns the width and height in pixels and other properties of the image; nil for other indices than 0, and if it cannot be decoded. What
/// cameras write is not read.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> [AnyHashable: Any]? {
    guard index == 0, let image = isrc.image else { return nil }
    return [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height, kCGImagePropertyDepth: image.bitsPerComponent,
        kCGImagePropertyHasAlpha: [.premultipliedLast, .last].contains(image.alphaInfo), kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
        kCGImagePropertyOrientation: Int(CGImagePropertyOrientation.up.rawValue),
    ]
}

/// Returns the properties of the file: its size in bytes.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> [AnyHashable: Any]? {
    [kCGImagePropertyFileSize: isrc.data.count]
}

/// Returns the number of pixels in a value of options; nil for none, and for numbers below 1.
func length(_ value: Any?) -> Int? {
    let number: Double? =
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as CGFloat: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        default: nil
        }
    return number.flatMap { $0 >= 1 && $0 < 1e6 ? Int($0) : nil }
}

extension CGImage {
    /// Returns the image in a size of at most a number of pixels, or any size for nil; nil if memory is insufficient.
    func limited(toSide length: Int?) -> CGImage? {
        let side = length.map { CGFloat($0) } ?? .infinity
        return limited(to: CGSize(width: side, height: side))
    }
}
