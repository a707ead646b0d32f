import Foundation
import Testing
import UniformTypeIdentifiers

/// The types of files, as the values of their resources.
struct FileTypeTests {
    @Test func typesFollowFromFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func type(_ name: String, _ make: (URL) throws -> Void) throws -> UTType? {
            let url = folder.appendingPathComponent(name)
            try make(url)
            return try url.resourceValues(forKeys: [.contentTypeKey, .isDirectoryKey]).contentType
        }
        let empty: (URL) throws -> Void = { try Data().write(to: $0) }
        #expect(try type("a.png", empty) == .png)
        #expect(try type("a", empty) == .data)
        #expect(try type("b.png") { try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true) } == .folder)
        #expect(try type("link.txt") { try FileManager.default.createSymbolicLink(at: $0, withDestinationURL: folder) } == .symbolicLink)
        #expect(try folder.resourceValues(forKeys: [.isDirectoryKey]).contentType == nil)
    }
}
