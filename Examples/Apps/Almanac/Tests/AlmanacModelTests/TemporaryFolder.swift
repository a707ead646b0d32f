import Foundation

/// A folder that is removed with the object.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
