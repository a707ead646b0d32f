import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLCache {
    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - memoryCapacity: The capacity in memory, in bytes.
    ///   - diskCapacity: The capacity in files, in bytes.
    ///   - directory: The folder of the files; nil for the default one.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
