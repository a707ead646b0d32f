import CoreGraphics
import Foundation

/// A view that shows an image: a resource of the program, a system symbol, or a bitmap.
///
/// An image that is not found draws nothing, and a warning is printed once to standard error.
///
///     Image("Landscape").resizable().scaledToFit()
///     Image(systemName: "star.fill").foregroundStyle(.yellow)
public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        case named(String, Bundle?)
        case symbol(String)
        case bitmap(CGImage, scale: CGFloat)
        /// A decoded image file, with its pixels per point.
        case picture(ImageBox, scale: CGFloat)
        /// An image that a closure draws.
        case drawing(ImageDrawing)
        /// An image without size, such as `UIImage()`.
        case empty
    }

    package var source: Source
    /// The accessibility label; nil to use the name of the image.
    package var label: Text?
    /// Whether the image is decorative and hidden from accessibility.
    package var isDecorative = false
    package var style = ImageStyle()

    package init(source: Source) {
        self.source = source
    }

    /// Creates an image from a file in the resources or an image set of an asset catalogue. `bundle` is nil for the main bundle.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle)
    }

    /// Creates an image from a resource, with an accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label
    }

    /// Creates a decorative image from a resource, which is hidden from accessibility.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }

    /// Creates an image of a system symbol, in the size of the environment's font and with the foreground style. An unknown name
    /// draws a dashed square and prints a warning.
    public init(systemName: String) {
        source = .symbol(systemName)
    }

    /// Creates an image of a system symbol with a value that its layers show, such as the waves of `speaker.wave.3`.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol. Symbols without layers for a value are drawn whole.
    ///   - variableValue: The share of the layers that are drawn in full, from 0 to 1; the others are faint. Nil draws all in full.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
        style.variableValue = variableValue
    }

    /// Creates an image from a resource with a value that its layers show. The images of asset catalogues that Linux can draw have no such
    /// layers: the value has no effect.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        style.variableValue = variableValue
    }

    /// Creates an image from a resource with a value and an accessibility label; see `init(_:variableValue:bundle:)`.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        style.variableValue = variableValue
    }

    /// Creates a decorative image from a resource with a value; see `init(_:variableValue:bundle:)`.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        style.variableValue = variableValue
    }

    /// Creates an image from a bitmap, with an accessibility label. `scale` is in pixels per point; values that are not positive
    /// and finite count as 1.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        source = .bitmap(cgImage.turned(orientation), scale: scale.isFinite && scale > 0 ? scale : 1)
        self.label = label
    }

    /// Creates a decorative image from a bitmap. `scale` is in pixels per point; values that are not positive and finite count
    /// as 1.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        source = .bitmap(cgImage.turned(orientation), scale: scale.isFinite && scale > 0 ? scale : 1)
        isDecorative = true
    }

    /// Creates an image from a file; nil if it cannot be read.
    package init?(contentsOf url: URL, scale: CGFloat = 1) {
        guard let picture = ImageLoading.picture(at: url) else { return nil }
        source = .picture(ImageBox(picture), scale: scale.isFinite && scale > 0 ? scale : 1)
    }

    /// Creates an image from the contents of a file; nil if they cannot be decoded.
    package init?(data: Data, scale: CGFloat = 1) {
        guard let picture = ImageLoading.decoder?.decode(data) else { return nil }
        source = .picture(ImageBox(picture), scale: scale.isFinite && scale > 0 ? scale : 1)
    }
}

/// A decoded image, compared by identity.
package final class ImageBox: Equatable, Sendable {
    package let picture: ImageItem.Source

    package init(_ picture: ImageItem.Source) {
        self.picture = picture
    }

    package static func == (left: ImageBox, right: ImageBox) -> Bool { left === right }
}

extension Image {
    /// The orientation of an image's pixels relative to the upright image, as in EXIF data.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// The size of a symbol relative to the text beside it.
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }
}
