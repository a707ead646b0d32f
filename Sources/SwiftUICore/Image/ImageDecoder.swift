import CoreGraphics
import Foundation
import Synchronization

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

/// The process-wide image decoder, with a cache of the decoded files.
package enum ImageLoading {
    private struct State {
        var decoder: (any ImageDecoder)?
        var pictures: [URL: Entry] = [:]
    }

    private struct Entry {
        var modified: Date?
        var picture: ImageItem.Source
    }

    private static let state = Mutex(State())

    /// The installed decoder. Without one, image files are not shown. Setting it clears the cache.
    package static var decoder: (any ImageDecoder)? {
        get { state.withLock { $0.decoder } }
        set { state.withLock { $0 = State(decoder: newValue) } }
    }

    /// Returns the image in a file, from the cache if the file has not changed; nil if it cannot be read.
    package static func picture(at url: URL) -> ImageItem.Source? { try? read(url) }

    /// Returns the image in a file, from the cache if the file has not changed.
    static func read(_ url: URL) throws(ImageRefusal) -> ImageItem.Source {
        let modified = try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        let (decoder, known) = state.withLock { ($0.decoder, $0.pictures[url]) }
        if let known, known.modified == modified { return known.picture }
        guard let decoder else { throw ImageRefusal("nothing reads pictures in this program") }
        guard let data = try? Data(contentsOf: url) else { throw ImageRefusal("the file cannot be read") }
        let picture = try decoder.read(data)
        state.withLock { $0.pictures[url] = Entry(modified: modified, picture: picture) }
        return picture
    }
}

extension ImageItem.Source {
    /// The size in pixels for bitmaps, in points for vector images.
    package var size: CGSize {
        switch self {
        case .bitmap(let image): CGSize(width: image.width, height: image.height)
        case .vector(_, let size): size
        }
    }
}
