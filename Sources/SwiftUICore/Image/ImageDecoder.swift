import CoreGraphics
import Foundation
import Synchronization

/// Reads picture files; the framework's own knows PNG, JPEG, WebP, GIF, BMP and SVG, tests install others.
package protocol ImageDecoder: Sendable {
    /// The picture in a file's bytes, upright.
    func read(_ data: Data) throws(PictureRefusal) -> ImageItem.Source
}

extension ImageDecoder {
    /// The picture in a file's bytes, upright; nil if they are no picture that is known.
    package func decode(_ data: Data) -> ImageItem.Source? { try? read(data) }
}

/// Why a file is not shown as a picture.
package struct PictureRefusal: Error, CustomStringConvertible {
    /// A clause, such as "it is damaged".
    package var description: String

    package init(_ description: String) { self.description = description }
}

/// The decoder of this process and the pictures it has read.
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

    /// The decoder; a program without one shows no picture files.
    package static var decoder: (any ImageDecoder)? {
        get { state.withLock { $0.decoder } }
        set { state.withLock { $0 = State(decoder: newValue) } }
    }

    /// The picture in a file, from memory if the file has not changed; nil if it cannot be read.
    package static func picture(at url: URL) -> ImageItem.Source? { try? read(url) }

    /// The picture in a file, from memory if the file has not changed.
    static func read(_ url: URL) throws(PictureRefusal) -> ImageItem.Source {
        let modified = try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        let (decoder, known) = state.withLock { ($0.decoder, $0.pictures[url]) }
        if let known, known.modified == modified { return known.picture }
        guard let decoder else { throw PictureRefusal("nothing reads pictures in this program") }
        guard let data = try? Data(contentsOf: url) else { throw PictureRefusal("the file cannot be read") }
        let picture = try decoder.read(data)
        state.withLock { $0.pictures[url] = Entry(modified: modified, picture: picture) }
        return picture
    }
}

extension ImageItem.Source {
    /// The size in pixels, or in points for drawings.
    package var size: CGSize {
        switch self {
        case .bitmap(let image): CGSize(width: image.width, height: image.height)
        case .vector(_, let size): size
        }
    }
}
