import CoreGraphics

/// Whether a thumbnail is made if the file has none. Thumbnails of files are not read.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made whether the file has one or not.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The greatest width and height of a thumbnail in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is upright. All images are.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// Whether decoded pixels are kept. A source keeps them as long as it exists.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once. They always are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether components may be floating-point numbers. They never are.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The factor by which an image is made smaller while it is decoded. It is ignored.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// The type that a file may have. The contents determine it.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// The width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The number of bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Whether the image may be transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The model of the colours.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The model of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// How the pixels are turned: a number of `CGImagePropertyOrientation`. It is 1, as the pixels of an image are turned upright.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The number of bytes of the file.
public let kCGImagePropertyFileSize: CFString = "FileSize"

/// The quality of lossy compression, between 0 and 1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The greatest width and height in pixels of what is written.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// How the pixels of a picture are turned and mirrored, as files of cameras say.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8
}

/// How far a source of images is read.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The data end too early.
    case statusUnexpectedEOF = -5
    /// The data are damaged.
    case statusInvalidData = -4
    /// The format is not known.
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    /// All images can be read.
    case statusComplete = 0
}
