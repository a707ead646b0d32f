import Foundation
import Synchronization

/// The process-wide image decoder, with a cache of the decoded files.
package enum ImageLoading {
    private static let cache = Mutex<ImageFileCache?>(nil)

    /// The installed decoder. Without one, image files are not shown. Setting it clears the cache.
    package static var decoder: (any ImageDecoder)? {
        get { cache.withLock { $0?.decoder } }
        set { cache.withLock { $0 = newValue.map(ImageFileCache.init) } }
    }

    private static let currentRasterizer = Mutex<(any DisplayListRasterizer)?>(nil)

    /// The installed engine that draws images of the program. Without one they are not shown.
    package static var rasterizer: (any DisplayListRasterizer)? {
        get { currentRasterizer.withLock { $0 } }
        set { currentRasterizer.withLock { $0 = newValue } }
    }

    /// Returns the image in a file, from the cache if the file has not changed; nil if it cannot be read.
    package static func picture(at url: URL) -> ImageItem.Source? { try? read(url) }

    /// Returns the image in a file, from the cache if the file has not changed.
    static func read(_ url: URL) throws(ImageRefusal) -> ImageItem.Source {
        guard let cache = cache.withLock({ $0 }) else { throw ImageRefusal("nothing reads pictures in this program") }
        return try cache.read(url)
    }
}
