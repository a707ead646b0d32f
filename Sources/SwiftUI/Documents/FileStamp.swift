import Foundation

/// The date and size of a file, to notice that another program has changed it.
struct FileStamp: Equatable, Sendable {
    private let date: Date?
    private let size: Int?

    /// Returns nil if there is no file.
    init?(_ file: URL) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { return nil }
        date = attributes[.modificationDate] as? Date
        size = attributes[.size] as? Int
    }
}
