import CoreGraphics
import Foundation
import KitValues
import Synchronization

/// The picture of an item, such as the cover of an album.
///
/// The program's closure is asked for the picture once, when the artwork is first part of the now-playing information and on the thread that
/// sets it. The desktop gets the picture as a file.
///
/// Follows https://developer.apple.com/documentation/mediaplayer/mpmediaitemartwork.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    /// The longest side for which a program is asked, in points. Desktops show smaller pictures.
    private static let greatestSide: CGFloat = 512

    /// The rectangle of the largest picture that the closure makes, in points.
    public let bounds: CGRect
    private let makePicture: (CGSize) -> CGImage?
    private let madePicture = Mutex<CGImage??>(nil)

    /// Creates an artwork of a closure that makes the picture in a size.
    ///
    /// - Parameters:
    ///   - boundsSize: The size of the largest picture, in points.
    ///   - requestHandler: Returns the picture for a size in points that is no larger than `boundsSize`; the picture may have another size.
    public init<Picture: KitImage>(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> Picture) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        makePicture = { requestHandler($0).kitPixels }
    }

    /// Creates an artwork of a picture.
    public convenience init<Picture: KitImage>(image: Picture) {
        let pixels = image.kitPixels
        self.init(boundsSize: CGSize(width: pixels?.width ?? 0, height: pixels?.height ?? 0)) { _ in image }
    }

    /// The picture; nil if the program's closure returns one without pixels.
    var picture: CGImage? {
        if let made = madePicture.withLock({ $0 }) { return made }
        // The program's closure is called outside of the lock, as it may ask for the picture itself.
        let picture = makePicture(requestedSize)
        madePicture.withLock { $0 = .some(picture) }
        return picture
    }

    private var requestedSize: CGSize {
        let longest = max(bounds.width, bounds.height)
        guard longest > Self.greatestSide, longest.isFinite else { return bounds.size }
        let factor = Self.greatestSide / longest
        return CGSize(width: bounds.width * factor, height: bounds.height * factor)
    }
}
