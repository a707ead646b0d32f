import CoreGraphics
import Foundation
import Synchronization

/// The process-wide image decoder, with a cache of the decoded files.
package enum ImageLoading {
    private struct State {
        var decoder: (any ImageDecoder)?
        var pictures: [URL: Entry] = [:]
        /// The sum of the sizes of the pictures, in bytes.
        var bytes = 0
        /// The number of uses so far.
        var uses = 0

        mutating func use(_ url: URL) {
            uses += 1
            pictures[url]?.lastUse = uses
        }

        mutating func insert(_ entry: Entry, for url: URL) {
            remove(url)
            guard entry.picture.byteCount <= ImageLoading.byteLimit else { return }
            pictures[url] = entry
            bytes += entry.picture.byteCount
            use(url)
            while bytes > ImageLoading.byteLimit || pictures.count > ImageLoading.countLimit,
                let oldest = pictures.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                remove(oldest.key)
            }
        }

        private mutating func remove(_ url: URL) {
            if let entry = pictures.removeValue(forKey: url) { bytes -= entry.picture.byteCount }
        }
    }

    private struct Entry {
        var modified: Date?
        var picture: ImageItem.Source
        var lastUse = 0
    }

    /// The limits of the cache, from which the pictures that were not used for longest are removed.
    package static let byteLimit = 128 << 20
    static let countLimit = 1000

    /// The memory taken by cached pictures, in bytes.
    package static var cachedBytes: Int { state.withLock { $0.bytes } }

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
        let (decoder, known) = state.withLock { state in
            state.use(url)
            return (state.decoder, state.pictures[url])
        }
        if let known, known.modified == modified { return known.picture }
        guard let decoder else { throw ImageRefusal("nothing reads pictures in this program") }
        guard let data = try? Data(contentsOf: url) else { throw ImageRefusal("the file cannot be read") }
        let picture = try decoder.read(data)
        state.withLock { $0.insert(Entry(modified: modified, picture: picture), for: url) }
        return picture
    }
}

extension ImageItem.Source {
    /// The memory that the image takes, in bytes.
    var byteCount: Int {
        switch self {
        case .bitmap(let image): 4 * image.width * image.height
        case .vector(let data, _): data.count
        }
    }
}
