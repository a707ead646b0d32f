import CoreGraphics
import Foundation

/// A picture: from the program's resources, from the system's symbols, or made of pixels.
///
/// A picture that is not found draws nothing and is named once on standard error.
public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        case named(String, Bundle?)
        case symbol(String)
        case bitmap(CGImage, scale: CGFloat)
        /// A picture that was read already, with its pixels per point.
        case picture(ImageBox, scale: CGFloat)
    }

    package var source: Source
    /// What the picture is called where it cannot be seen; nil for its own name.
    package var label: Text?
    /// Whether the picture says nothing that need be told.
    package var isDecorative = false
    package var style = ImageStyle()

    package init(source: Source) {
        self.source = source
    }

    /// A picture of the program's by name: a file of the resources or an image set of an asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle)
    }

    /// A picture of the program's by name, called by a label where it cannot be seen.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label
    }

    /// A picture of the program's by name that need not be told of.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }

    /// A symbol of the system's, as large as the font and in the foreground style. An unknown name draws a dashed square.
    public init(systemName: String) {
        source = .symbol(systemName)
    }

    /// A picture of pixels; `scale` is pixels per point, values that are not positive count as 1.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        source = .bitmap(cgImage.turned(orientation), scale: scale.isFinite && scale > 0 ? scale : 1)
        self.label = label
    }

    /// A picture of pixels that need not be told of; `scale` is pixels per point, values that are not positive count as 1.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        source = .bitmap(cgImage.turned(orientation), scale: scale.isFinite && scale > 0 ? scale : 1)
        isDecorative = true
    }

    /// A picture in a file; nil if it cannot be read.
    package init?(contentsOf url: URL, scale: CGFloat = 1) {
        guard let picture = ImageLoading.picture(at: url) else { return nil }
        source = .picture(ImageBox(picture), scale: scale.isFinite && scale > 0 ? scale : 1)
    }

    /// A picture in a file's bytes; nil if they are no picture.
    package init?(data: Data, scale: CGFloat = 1) {
        guard let picture = ImageLoading.decoder?.decode(data) else { return nil }
        source = .picture(ImageBox(picture), scale: scale.isFinite && scale > 0 ? scale : 1)
    }
}

/// A picture that was read, compared by identity.
package final class ImageBox: Equatable, Sendable {
    package let picture: ImageItem.Source

    package init(_ picture: ImageItem.Source) {
        self.picture = picture
    }

    package static func == (left: ImageBox, right: ImageBox) -> Bool { left === right }
}

extension Image {
    /// How a camera was held: where the upper edge of the picture lies in its pixels.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// How large symbols are beside text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }
}
