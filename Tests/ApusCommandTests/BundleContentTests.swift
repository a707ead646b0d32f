import Foundation
import Testing

@testable import ApusCommand

/// Icons and binaries in bundles, and the checks before anything is built.
struct BundleContentTests {
    private static func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = try BuiltTool.scratchFolder().appendingPathComponent("bundle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private static func drawing(width: Int, height: Int) -> Data {
        Data(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"><rect width=\"\(width)\" height=\"\(height)\"/></svg>"
                .utf8)
    }

    private static func settings(icon: String?) throws -> BundleSettings { try BundleSettings(BundleSettingsTests.data(["icon": icon])) }

    @Test func aDrawingIsDrawnInEverySize() throws {
        try Self.withFolder { folder in
            try Self.drawing(width: 20, height: 20).write(to: folder.appendingPathComponent("Icon.svg"))
            let icons = try BundleIcons(settings: Self.settings(icon: "Icon.svg"), package: folder)
            try icons.write(into: folder.appendingPathComponent("hicolor"), name: "a.b.c")
            for size in BundleIcons.sizes {
                let picture = try IconPicture(folder.appendingPathComponent("hicolor/\(size)x\(size)/apps/a.b.c.png"), size: 0)
                #expect(picture.width == size && picture.height == size)
            }
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("hicolor/scalable/apps/a.b.c.svg").path))
        }
    }

    @Test func picturesAreMadeSmallerButNotLarger() throws {
        try Self.withFolder { folder in
            let catalogue = folder.appendingPathComponent("Sources/A/Assets.xcassets/AppIcon.appiconset")
            try FileManager.default.createDirectory(at: catalogue, withIntermediateDirectories: true)
            let drawing = folder.appendingPathComponent("Drawing.svg")
            try Self.drawing(width: 64, height: 64).write(to: drawing)
            let earlier = folder.appendingPathComponent("A.AppDir/AppIcon.appiconset")
            try FileManager.default.createDirectory(at: earlier, withIntermediateDirectories: true)
            try Data(#"{ "images": [{ "filename": "Drawing.png" }] }"#.utf8).write(to: earlier.appendingPathComponent("Contents.json"))
            try Data("nonsense".utf8).write(to: earlier.appendingPathComponent("Drawing.png"))
            for size in [32, 256] { try IconPicture(drawing, size: size).write(to: catalogue.appendingPathComponent("\(size).png"), size: size) }
            let contents = #"{ "images": [{ "filename": "32.png" }, { "filename": "256.png" }, { "filename": "missing.png" }, { "size": "1x1" }] }"#
            try Data(contents.utf8).write(to: catalogue.appendingPathComponent("Contents.json"))
            let icons = try BundleIcons(settings: Self.settings(icon: nil), package: folder)
            try icons.write(into: folder.appendingPathComponent("hicolor"), name: "a.b.c")
            let sizes = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("hicolor").path)
            #expect(Set(sizes) == Set(BundleIcons.sizes.filter { $0 <= 256 }.map { "\($0)x\($0)" }))
        }
    }

    @Test(
        arguments: [
            (nil, nil, "has no icon"), ("Missing.svg", nil, "no icon 'Missing.svg'"), ("Icon.svg", Data("nonsense".utf8), "cannot be read"),
            ("Icon.png", Data([0xFF, 0, 1]), "cannot be read"), ("Icon.svg", drawing(width: 40, height: 20), "not square"),
        ] as [(String?, Data?, String)])
    func anIconThatIsOfNoUseIsRefused(_ name: String?, _ data: Data?, _ words: String) throws {
        try Self.withFolder { folder in
            if let name, let data { try data.write(to: folder.appendingPathComponent(name)) }
            let problems = #expect(throws: BundleProblems.self) { try BundleIcons(settings: Self.settings(icon: name), package: folder) }
            #expect(problems?.sentences.count == 1)
            #expect(problems?.sentences.first?.contains(words) == true, "\(problems?.sentences ?? [])")
        }
    }

    @Test func aSmallPictureIsRefused() throws {
        try Self.withFolder { folder in
            let drawing = folder.appendingPathComponent("Drawing.svg")
            try Self.drawing(width: 64, height: 64).write(to: drawing)
            try IconPicture(drawing, size: 64).write(to: folder.appendingPathComponent("Icon.png"), size: 64)
            let problems = #expect(throws: BundleProblems.self) { try BundleIcons(settings: Self.settings(icon: "Icon.png"), package: folder) }
            #expect(problems?.sentences.first?.contains("less than 128 pixels") == true)
        }
    }

    // MARK: Binaries

    @Test func aLibraryTellsWhatItNeedsAndTakesAnotherRunPath() throws {
        let file = try #require(BuiltTool.folder).appendingPathComponent("apus")
        var binary = try #require(ELFFile(Data(contentsOf: file)))
        #expect(binary.needed.contains("libc.so.6") && binary.needed.contains("libswiftCore.so"))
        #expect(!binary.runPaths.isEmpty)
        let size = binary.data.count
        let isReplaced = binary.replaceRunPaths(with: "$ORIGIN")
        #expect(isReplaced)
        #expect(binary.data.count == size)
        let changed = try #require(ELFFile(binary.data))
        #expect(changed.runPaths == Array(repeating: "$ORIGIN", count: changed.runPaths.count))
        #expect(changed.needed == binary.needed)
        let hasRoom = binary.replaceRunPaths(with: String(repeating: "x", count: 10_000))
        #expect(!hasRoom)
    }

    @Test func damagedBinariesAreRead() throws {
        let file = try #require(BuiltTool.folder).appendingPathComponent("apus")
        let start = try Data(contentsOf: file).prefix(4096)
        for length in stride(from: 0, to: start.count, by: 37) { _ = ELFFile(start.prefix(length)) }
        for place in 4..<1024 {
            var damaged = start
            damaged[place] = 0xFF
            _ = ELFFile(damaged)
        }
        #expect(ELFFile(Data("#!/bin/sh\n".utf8)) == nil)
    }

    // MARK: Before the build

    @Test(.enabled(if: BuiltTool.isComplete)) func problemsAreToldBeforeAnythingIsBuilt() throws {
        try Self.withFolder { folder in
            try Data("// swift-tools-version: 6.0\n".utf8).write(to: folder.appendingPathComponent("Package.swift"))
            let settings = #"{ "name": "A", "identifier": "a.b.c", "version": "x", "summary": "s" }"#
            try Data(settings.utf8).write(to: folder.appendingPathComponent(BundleSettings.fileName))
            let outcome = try BuiltTool.run(["bundle", folder.path, "--output", "/proc/nowhere"], in: folder)
            #expect(outcome.status == 1)
            let lines = outcome.errors.split(separator: "\n")
            #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("apus: ") && $0.hasSuffix(".") }, "\(outcome.errors)")
            #expect(outcome.errors.contains("'version'") && outcome.errors.contains("'/proc/nowhere' is not a folder"))
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent(".build").path))

            let misuse = try BuiltTool.run(["bundle", folder.path, "--format", "rpm"], in: folder)
            #expect(misuse.status == 2)
        }
    }
}
