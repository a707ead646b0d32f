import Foundation
import Synchronization

/// Reads image files and keeps the decoded images within limits of bytes and of number.
final class ImageFileCache: Sendable {
    private struct State {
        var images: [URL: Entry] = [:]
        /// The sum of the sizes of the images, in bytes.
        var bytes = 0
        /// The number of uses so far.
        var uses = 0

        mutating func use(_ url: URL) {
            uses += 1
            images[url]?.lastUse = uses
        }

        mutating func insert(_ entry: Entry, for url: URL) {
            remove(url)
            guard entry.image.byteCount <= ImageFileCache.byteLimit else { return }
            images[url] = entry
            bytes += entry.image.byteCount
            use(url)
            while bytes > ImageFileCache.byteLimit || images.count > ImageFileCache.countLimit,
                let oldest = images.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                remove(oldest.key)
            }
        }

        private mutating func remove(_ url: URL) {
            if let entry = images.removeValue(forKey: url) { bytes -= entry.image.byteCount }
        }
    }

    private struct Entry {
        var modified: Date?
        var image: ImageItem.Source
        var lastUse = 0
    }

    /// The limits of the cache, from which the images that were not used for longest are removed.
    static let byteLimit = 128 << 20
    static let countLimit = 1000

    let decoder: any ImageDecoder
    private let state = Mutex(State())

    init(decoder: any ImageDecoder) {
        self.decoder = decoder
    }

    /// The memory taken by the cached images, in bytes.
    var cachedBytes: Int { state.withLock { $0.bytes } }

    /// Returns the image in a file, from the cache if the file has not changed.
    func read(_ url: URL) throws(ImageRefusal) -> ImageItem.Source {
        let modified = try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        let known = state.withLock { state in
            state.use(url)
            return state.images[url]
        }
        if let known, known.modified == modified { return known.image }
        guard let data = try? Data(contentsOf: url) else { throw ImageRefusal("the file cannot be read") }
        let image = try decoder.read(data)
        state.withLock { $0.insert(Entry(modified: modified, image: image), for: url) }
        return image
    }
}

extension ImageItem.Source {
    /// The memory that the image takes, in bytes.
    fileprivate var byteCount: Int {
        switch self {
        case .bitmap(let image): 4 * image.width * image.height
        case .vector(let data, _): data.count
        }
    }
}
