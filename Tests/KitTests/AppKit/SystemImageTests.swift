import Foundation
import Testing

@testable import AppKit
@testable import SwiftUICore

/// Images of the system, and what asset catalogues have besides images and colours.
@Suite(.serialized) struct SystemImageTests {
    private let noTheme = IconTheme(name: "None", places: [])

    @Test func allNamesHaveAnImage() throws {
        for name in Array(SystemImages.icons.keys) + [NSImage.applicationIconName] {
            let image = try #require(SystemImages.image(named: name, in: noTheme), "\(name)")
            #expect(image.size == CGSize(width: 32, height: 32) && !image.isTemplate, "\(name)")
        }
        for (name, symbol) in SystemImages.templates {
            let image = try #require(NSImage(named: name), "\(name)")
            #expect(image.isTemplate && image.size == NSImage(systemSymbolName: symbol, accessibilityDescription: nil)?.size, "\(name)")
        }
        #expect(SystemImages.image(named: "NSUnknown", in: noTheme) == nil && NSImage(named: "NSUnknown") == nil)
        #expect(Set(SystemImages.icons.keys).isDisjoint(with: SystemImages.templates.keys))
    }

    /// Calls a function while the program has a folder of resources with some files.
    private func withResources(_ files: [String: Data], _ body: () throws -> Void) throws {
        let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, data) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        let before = ResourceLookup.searchFolders
        defer { ResourceLookup.searchFolders = before }
        ResourceLookup.searchFolders = [folder] + before
        try body()
    }

    private func picture(_ side: CGFloat) throws -> Data {
        let image = NSImage(size: CGSize(width: side, height: side), flipped: true) { rect in
            NSColor.red.setFill()
            NSBezierPath(rect: rect).fill()
            return true
        }
        let pixels = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
        return try #require(NSBitmapImageRep(cgImage: pixels).representation(using: .png, properties: [:]))
    }

    @Test func theProgramsIconIsTheLargestOfItsCatalogue() throws {
        let contents = Data(#"{"images": [{"filename": "small.png", "size": "8x8"}, {"filename": "large.png"}, {"size": "16x16"}]}"#.utf8)
        let set = "Media.xcassets/AppIcon.appiconset/"
        try withResources([set + "Contents.json": contents, set + "small.png": picture(8), set + "large.png": picture(64)]) {
            #expect(ResourceLookup.applicationIcon?.lastPathComponent == "large.png")
            #expect(NSImage(named: NSImage.applicationIconName)?.size == CGSize(width: 128, height: 128))
        }
    }

    @Test func dataSetsHaveContentAndATypeOfTheirOwn() throws {
        let typed = Data(#"{"data": [{"idiom": "universal", "filename": "words.txt", "universal-type-identifier": "org.example.words"}]}"#.utf8)
        let plain = Data(#"{"data": [{"idiom": "universal", "filename": "list.json"}]}"#.utf8)
        let files = [
            "Media.xcassets/words.dataset/Contents.json": typed, "Media.xcassets/words.dataset/words.txt": Data("a b".utf8),
            "Media.xcassets/Lists/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
            "Media.xcassets/Lists/list.dataset/Contents.json": plain, "Media.xcassets/Lists/list.dataset/list.json": Data("[]".utf8),
            "Media.xcassets/broken.dataset/Contents.json": Data("{".utf8), "Media.xcassets/gone.dataset/Contents.json": plain,
        ]
        try withResources(files) {
            let words = try #require(NSDataAsset(name: "words"))
            #expect(words.data == Data("a b".utf8) && words.typeIdentifier == "org.example.words" && words.name == "words")
            #expect(NSDataAsset(name: "Lists/list")?.typeIdentifier == "public.json")
            for name in ["list", "broken", "gone", "missing"] { #expect(NSDataAsset(name: name) == nil, "\(name)") }
        }
    }

}
