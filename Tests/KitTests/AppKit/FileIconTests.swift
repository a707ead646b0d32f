import Foundation
import Testing
import UniformTypeIdentifiers

@testable import AppKit

/// The icons of files in themes.
struct FileIconTests {
    /// A place of themes, which is removed at the end.
    private final class Place {
        let url = URL.temporaryDirectory.appending(path: UUID().uuidString)

        init(_ files: [String: String]) throws {
            for (path, text) in files {
                let file = url.appending(path: path)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }
        deinit { try? FileManager.default.removeItem(at: url) }

        func found(_ names: [String], size: Int, in theme: String = "Own") -> String? {
            IconTheme(name: theme, places: [url]).file(names, size: size)
                .map { String($0.standardizedFileURL.path.dropFirst(url.standardizedFileURL.path.count + 1)) }
        }
    }

    private static let index = """
        [Icon Theme]
        Inherits=Base
        Directories=16/mime,48/mime,any/mime

        # Comments are skipped
        [16/mime]
        Size=16
        Type=Fixed
        [48/mime]
        Size=48
        Type=Fixed
        [any/mime]
        Size=128
        Type=Scalable
        MinSize=100
        MaxSize=256
        """

    @Test func theClosestSizeIsFound() throws {
        let files = ["16/mime/a.png", "48/mime/a.png", "any/mime/a.svg"].map { ("Own/" + $0, "") }
        let place = try Place(Dictionary(uniqueKeysWithValues: files + [("Own/index.theme", Self.index)]))
        #expect(place.found(["a"], size: 16) == "Own/16/mime/a.png")
        #expect(place.found(["a"], size: 40) == "Own/48/mime/a.png")
        #expect(place.found(["a"], size: 200) == "Own/any/mime/a.svg")
        #expect(place.found(["b"], size: 16) == nil)
        #expect(place.found(["a"], size: 16, in: "Missing") == nil)
    }

    @Test func themesPrecedeThoseTheyInheritFrom() throws {
        let simple = "[Icon Theme]\nInherits=Own\nDirectories=s\n[s]\nSize=32\n"
        let place = try Place([
            "Own/index.theme": Self.index, "Own/16/mime/general.png": "", "Base/index.theme": simple, "Base/s/exact.png": "",
            "Base/s/general.png": "", "hicolor/index.theme": simple, "hicolor/s/last.png": "",
        ])
        #expect(place.found(["exact", "general"], size: 32) == "Own/16/mime/general.png")
        #expect(place.found(["exact"], size: 32) == "Base/s/exact.png")
        #expect(place.found(["last"], size: 32) == "hicolor/s/last.png")
    }

    @Test func settingsNameTheTheme() throws {
        let place = try Place(["gtk-3.0/settings.ini": "[Settings]\ngtk-icon-theme-name = Papirus\n", "kdeglobals": "[Icons]\nTheme=breeze\n"])
        #expect(IconTheme.chosenName(in: place.url) == "Papirus")
        try FileManager.default.removeItem(at: place.url.appending(path: "gtk-3.0"))
        #expect(IconTheme.chosenName(in: place.url) == "breeze")
        try FileManager.default.removeItem(at: place.url.appending(path: "kdeglobals"))
        #expect(IconTheme.chosenName(in: place.url) == "Adwaita")
    }

    @Test func specificNamesPrecedeGeneralNames() throws {
        let png = FileIcons.names(of: .png)
        #expect(png.first == "image-png" && png.contains("image-x-generic"))
        #expect(FileIcons.names(of: .folder).contains("folder") && !FileIcons.names(of: .folder).contains("text-x-generic"))
        #expect(FileIcons.names(of: .mp3).contains("audio-x-generic") && FileIcons.names(of: .quickTimeMovie).contains("video-x-generic"))
    }

    @Test func filesAreOfTheKindOfTheirNames() throws {
        let place = try Place(["picture.png": "", "tool": "", "plain": ""])
        let path = place.url.path
        chmod(path + "/tool", 0o755)
        #expect(FileIcons.type(ofFile: path) == .folder)
        #expect(FileIcons.type(ofFile: path + "/picture.png") == .png)
        #expect(FileIcons.type(ofFile: path + "/missing.png") == .png)
        #expect(FileIcons.type(ofFile: path + "/tool") == .executable)
        #expect(!FileIcons.type(ofFile: path + "/plain").conforms(to: .executable))
    }

    @Test func iconsComeFromTheThemeOrAreDrawn() throws {
        let square = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"64\" height=\"64\"><rect width=\"64\" height=\"64\" fill=\"#f00\"/></svg>"
        let place = try Place(["Own/index.theme": Self.index, "Own/any/mime/image-x-generic.svg": square])
        let theme = IconTheme(name: "Own", places: [place.url])
        let themed = FileIcons.icon(of: .png, in: theme)
        let document = FileIcons.icon(of: .zip, in: theme)
        let folder = FileIcons.icon(of: .folder, in: theme)
        for icon in [themed, document, folder] {
            #expect(icon.size == CGSize(width: 32, height: 32))
            #expect(icon.cgImage(forProposedRect: nil, context: nil, hints: nil) != nil)
        }
        #expect(document.tiffRepresentation != folder.tiffRepresentation)
        #expect(themed.tiffRepresentation != document.tiffRepresentation)
        #expect(document.tiffRepresentation != NSImage(size: CGSize(width: 32, height: 32), flipped: false) { _ in true }.tiffRepresentation)
    }

    @Test func theDesktopHasIcons() {
        #expect(NSWorkspace.shared.icon(forFile: "/").size == CGSize(width: 32, height: 32))
        #expect(NSWorkspace.shared.icon(forFile: "/") == NSWorkspace.shared.icon(for: .folder))
        #expect(NSWorkspace.shared.icon(for: .png).isValid)
    }
}
