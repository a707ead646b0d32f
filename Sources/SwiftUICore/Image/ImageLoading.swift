import CoreGraphics
import Foundation
import Synchronization

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
