import Foundation

/// A decoder of image files. The default decoder supports PNG, JPEG, WebP, GIF, BMP and SVG; tests install others.
package protocol ImageDecoder: Sendable {
    /// Decodes an image file, rotated upright according to its orientation. Throws if the file cannot be decoded.
    func read(_ data: Data) throws(ImageRefusal) -> ImageItem.Source
}

extension ImageDecoder {
    /// Decodes an image file, rotated upright according to its orientation; nil if the file cannot be decoded.
    package func decode(_ data: Data) -> ImageItem.Source? { try? read(data) }
}

/// The reason why a file cannot be shown as an image.
package struct ImageRefusal: Error, CustomStringConvertible {
    /// The reason as a clause, such as "it is damaged".
    package var description: String

    package init(_ description: String) { self.description = description }
}
