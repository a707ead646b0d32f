import CairoRendering
import CoreGraphics
import Foundation
import Synchronization
import UniformTypeIdentifiers

/// A file of an image that is being written, as PNG, JPEG or TIFF.
///
/// Follows https://developer.apple.com/documentation/imageio/cgimagedestination.
public final class CGImageDestination: Hashable, Sendable {
    private struct State: @unchecked Sendable {
        var image: CGImage?
        var properties: CFDictionary = [:]
        var isFinished = false
    }

    private enum Target: @unchecked Sendable {
        case file(URL)
        case data(NSMutableData)
    }

    private let target: Target
    private let type: UTType
    private let state = Mutex(State())

    private init(_ target: Target, _ type: UTType) {
        self.target = target
        self.type = type
    }

    fileprivate convenience init?(file: URL?, data: NSMutableData?, type: CFString, count: Int) {
        guard count == 1, let type = UTType(type), [.png, .jpeg, .tiff].contains(type) else { return nil }
        if let file, file.isFileURL {
            self.init(.file(file), type)
        } else if let data {
            self.init(.data(data), type)
        } else {
            return nil
        }
    }

    fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
        state.withLock { state in
            guard state.image == nil else { return }
            state.image = image
            state.properties.merge(properties ?? [:]) { $1 }
        }
    }

    fileprivate func set(_ properties: CFDictionary?) {
        state.withLock { $0.properties.merge(properties ?? [:]) { $1 } }
    }

    fileprivate func finish() -> Bool {
        let content: Data? = state.withLock { state in
            guard !state.isFinished, let image = state.image?.limited(toSide: length(state.properties[kCGImageDestinationImageMaxPixelSize])) else {
                return nil
            }
            state.isFinished = true
            let quality = state.properties[kCGImageDestinationLossyCompressionQuality]
            let number = (quality as? NSNumber)?.doubleValue ?? quality as? Double ?? (quality as? CGFloat).map { Double($0) }
            switch type {
            case .png: return image.pngData(pixelsPerPoint: 1)
            case .tiff: return image.tiffData
            default: return image.jpegData(quality: CGFloat(number ?? 0.8))
            }
        }
        guard let content else { return false }
        switch target {
        case .file(let url): return (try? content.write(to: url, options: .atomic)) != nil
        case .data(let data):
            data.setData(content)
            return true
        }
    }

    public static func == (left: CGImageDestination, right: CGImageDestination) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns a destination for a file; nil for other types than PNG, JPEG and TIFF, and for other numbers of images than 1. The options are ignored.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(file: url, data: nil, type: type, count: count)
}

/// Returns a destination for data, which are replaced; nil for other types than PNG, JPEG and TIFF, and for other numbers of images than 1. The
/// options are ignored.
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
{ CGImageDestination(file: nil, data: data, type: type, count: count) }

/// Sets properties such as `kCGImageDestinationLossyCompressionQuality`. Others are ignored.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) { idst.set(properties) }

/// Adds the image, with properties such as `kCGImageDestinationLossyCompressionQuality`. Others are ignored, and so is a second image.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) { idst.add(image, properties) }

/// Adds the image of a source, as `CGImageDestinationAddImage` does. Has no effect if it cannot be decoded.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image, properties) } }

/// Writes the file. Returns whether it is complete: false without an image, for a second call, and if the file cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// Returns the identifiers of the types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> [CFString] { ([.png, .jpeg, .tiff] as [UTType]).map(\.identifier) }
