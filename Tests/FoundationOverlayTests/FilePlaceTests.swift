import Foundation
import FoundationOverlay
import Testing

/// Places of files that the Foundation of Linux lacks.
struct FilePlaceTests {
    private func withFile(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "apus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a note.txt")
        try Data("text".utf8).write(to: file)
        try body(file)
    }

    @Test func bookmarksFindTheirFile() throws {
        try withFile { file in
            let bookmark = try file.bookmarkData(options: .withSecurityScope, includingResourceValuesForKeys: nil, relativeTo: nil)
            var isStale = true
            let found = try URL(resolvingBookmarkData: bookmark, options: [.withSecurityScope], relativeTo: nil, bookmarkDataIsStale: &isStale)
            #expect(found.path == file.standardizedFileURL.path)
            #expect(!isStale)
            try FileManager.default.removeItem(at: file)
            #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
            #expect(throws: CocoaError.self) { try file.bookmarkData() }
            #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data([1, 2]), bookmarkDataIsStale: &isStale) }
        }
    }

    @Test func theKindOfAFileIsToldWithoutTheResult() {
        var isFolder: ObjCBool = false
        FileManager.default.fileExists(atPath: "/", isDirectory: &isFolder)
        #expect(isFolder.boolValue)
        #expect(!FileManager.default.fileExists(atPath: "/missing", isDirectory: &isFolder))
    }

    @Test func groupsShareAFolder() throws {
        let group = "group.apus.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(FileManager.default.fileExists(atPath: folder.path))
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) == folder)
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "..") == nil)
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    }

    @Test func theTrashKeepsFilesAndTheirPlace() throws {
        try withFile { file in
            var result: NSURL?
            try FileManager.default.trashItem(at: file, resultingItemURL: &result)
            let trashed = try #require(result as URL?)
            let info = trashed.deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "info/\(trashed.lastPathComponent).trashinfo")
            defer { for url in [trashed, info] { try? FileManager.default.removeItem(at: url) } }
            #expect(!FileManager.default.fileExists(atPath: file.path))
            #expect(try String(contentsOf: trashed, encoding: .utf8) == "text")
            #expect(try String(contentsOf: info, encoding: .utf8).contains("a%20note.txt"))
            #expect(throws: CocoaError.self) { try FileManager.default.trashItem(at: file, resultingItemURL: nil) }
        }
    }

    @Test func valuesOfTheCloudStayHere() {
        let store = NSUbiquitousKeyValueStore.default
        let key = "FilePlaceTests.\(UUID().uuidString)"
        store.set("text", forKey: key)
        #expect(store.string(forKey: key) == "text")
        store.removeObject(forKey: key)
        #expect(store.object(forKey: key) == nil)
    }
}
