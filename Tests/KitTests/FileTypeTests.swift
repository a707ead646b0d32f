import Foundation
import Testing
import UniformTypeIdentifiers

/// The types of files, as the values of their resources.
struct FileTypeTests {
    @Test func namesFollowFromTypes() {
        let folder = URL(filePath: "/a/", directoryHint: .isDirectory)
        func name(_ partialName: String, _ type: UTType) -> String { folder.appendingPathComponent(partialName, conformingTo: type).absoluteString }
        #expect(name("b", .png) == "file:///a/b.png" && name("b.png", .png) == "file:///a/b.png" && name("b.png", .image) == "file:///a/b.png")
        #expect(name("b.txt", .png) == "file:///a/b.txt.png" && name("b", .directory) == "file:///a/b/" && name("b", .data) == "file:///a/b")
    }

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

/// Types of Apple's list of system-declared types.
struct SystemTypeTests {
    @Test func applicationsAreBundlesAndPackages() {
        #expect(UTType.applicationBundle.conforms(to: .application) && UTType.applicationBundle.conforms(to: .bundle))
        #expect(UTType.applicationBundle.conforms(to: .package) && UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
        #expect(UTType.spotlightImporter.conforms(to: .pluginBundle) && UTType.applicationExtension.conforms(to: .xpcService))
    }

    @Test func typesOfFilesAreFoundByTheirNames() {
        let types: [(String, UTType)] = [
            ("rb", .rubyScript), ("php", .phpScript), ("aiff", .aiff), ("tar", .tarArchive), ("usdz", .usdz), ("mpg", .mpeg), ("icns", .icns),
            ("m3u8", .m3uPlaylist), ("exe", .exe), ("mm", .objectiveCPlusPlusSource),
        ]
        for (name, type) in types { #expect(UTType(filenameExtension: name) == type) }
        #expect(UTType(mimeType: "video/mpeg") == .mpeg && UTType.phpScript.conforms(to: .sourceCode) && UTType.heif.conforms(to: .image))
    }
}
