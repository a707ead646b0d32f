import Foundation
import Testing

@testable import SwiftUICore

/// Pictures are found by name, the one that suits the display first.
@Suite(.serialized)
struct ResourceLookupTests {
    private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for (name, text) in files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let before = ResourceLookup.searchFolders
        ResourceLookup.searchFolders = [folder]
        defer {
            ResourceLookup.searchFolders = before
            try? FileManager.default.removeItem(at: folder)
        }
        try body(folder)
    }

    @Test(
        arguments: [
            ("a", 1, "a.png"), ("a", 2, "a@2x.png"), ("a", 3, "a@2x.png"), ("a.png", 2, "a.png"), ("b", 1, "b@3x.jpg"),
            ("inner", 1, "inner.svg"), ("set", 1, "one.png"), ("set", 2, "two.png"), ("none", 1, nil), ("text", 1, nil),
        ] as [(String, Double, String?)])
    func name(_ name: String, scale: Double, file: String?) throws {
        let set = #"{"images": [{"filename": "one.png", "scale": "1x"}, {"filename": "two.png", "scale": "2x"}, {"scale": "3x"}]}"#
        let files = [
            "a.png": "", "a@2x.png": "", "b@3x.jpg": "", "folder/inner.svg": "", "text.txt": "",
            "Assets.xcassets/set.imageset/Contents.json": set, "broken.imageset/Contents.json": "{",
        ]
        try withFolder(files) { _ in
            #expect(ResourceLookup.picture(named: name, displayScale: scale)?.url.lastPathComponent == file)
        }
    }

    @Test(arguments: [(false, "day.png"), (true, "night.png")])
    func appearance(isDark: Bool, file: String) throws {
        let set = #"""
            {"images": [{"filename": "day.png"},
            {"filename": "night.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """#
        try withFolder(["p.imageset/Contents.json": set]) { _ in
            #expect(ResourceLookup.picture(named: "p", isDark: isDark)?.url.lastPathComponent == file)
        }
    }

    @Test func theFirstFolderWins() throws {
        try withFolder(["one/a.png": "", "two/a.png": ""]) { folder in
            ResourceLookup.searchFolders = ["two", "one"].map { folder.appendingPathComponent($0) }
            #expect(ResourceLookup.picture(named: "a")?.url.path.hasSuffix("two/a.png") == true)
        }
    }

    @Test func missingFoldersHoldNothing() {
        let before = ResourceLookup.searchFolders
        defer { ResourceLookup.searchFolders = before }
        ResourceLookup.searchFolders = [URL(fileURLWithPath: "/nonexistent")]
        #expect(ResourceLookup.picture(named: "a") == nil)
        #expect(ResourceLookup.file(named: "a.strings") == nil)
    }

    @Test func filesAreFoundByTheirWholeName() throws {
        try withFolder(["en.lproj/Localizable.strings": ""]) { folder in
            #expect(ResourceLookup.file(named: "en.lproj/Localizable.strings")?.path.hasPrefix(folder.path) == true)
        }
    }
}
