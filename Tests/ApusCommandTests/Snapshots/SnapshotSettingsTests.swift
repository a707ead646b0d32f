import Foundation
import RunnerProtocol
import Testing

@testable import ApusCommand

@Suite struct SnapshotSettingsTests {
    private func read(_ text: String) throws -> SnapshotSettings {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appendingPathComponent(SnapshotSettings.fileName))
        return try SnapshotSettings.inFolder(folder)
    }

    @Test func everyKeyIsRead() throws {
        let settings = try read(
            """
            {
              "variants": [
                { "name": "phone", "device": "iPhone 15", "orientation": "landscape" },
                { "size": "300x200", "scale": 1, "colorScheme": "dark", "textSize": "accessibility3", "layoutDirection": "rightToLeft",
                  "locale": "de_DE", "contrast": "increased", "reduceMotion": true, "profile": "macOS26" },
                { "size": "fit" }
              ],
              "views": ["Card"], "folder": "Pictures", "limit": { "distance": 0.02 }, "date": "2026-01-01T09:41:00Z", "time": 1.5
            }
            """)
        #expect(settings.variants.map(\.name) == ["phone", nil, nil])
        #expect(settings.variants[0].surroundings.proposedSize == .init(width: 852, height: 393))
        let second = settings.variants[1].surroundings
        #expect(second.name == "macOS26, 300x200, 1x, dark, accessibility3, rightToLeft, de_DE, increased contrast, reduced motion")
        #expect(settings.variants[2].surroundings.proposedSize == nil)
        #expect(settings.views == ["Card"])
        #expect(settings.folder == "Pictures")
        #expect(settings.limit == PictureLimit(distance: 0.02))
        #expect(settings.date == SnapshotSettings.defaultDate)
        #expect(settings.time == 1.5)
    }

    @Test func withoutAFileThereAreDefaults() throws {
        let settings = try SnapshotSettings.inFolder(URL(fileURLWithPath: "/nonexistent"))
        #expect(settings.variants.isEmpty)
        #expect(settings.limit == .exact)
    }

    /// Each mistake is one sentence that names it, and a misuse.
    @Test(arguments: [
        ("{", "is not JSON"),
        ("[]", "wrong type"),
        ("{ \"variant\": [] }", "the unknown key 'variant'; there is variants"),
        ("{ \"variants\": [{ \"colour\": \"dark\" }] }", "the unknown key 'colour'"),
        ("{ \"variants\": [{ \"colorScheme\": \"blue\" }] }", "'variants[0].colorScheme'"),
        ("{ \"variants\": [{ \"device\": \"Toaster\" }] }", "no device named 'Toaster'"),
        ("{ \"variants\": [{ \"size\": \"big\" }] }", "'big' is not a size"),
        ("{ \"variants\": [{ \"scale\": \"2\" }] }", "'variants[0].scale'"),
        ("{ \"date\": \"yesterday\" }", "'date'"),
        ("{ \"time\": -1 }", "'time'"),
        ("{ \"limit\": { \"distance\": 2 } }", "'limit'"),
        ("{ \"limit\": { \"size\": 2 } }", "the unknown key 'size'"),
    ])
    func mistakesAreNamed(_ text: String, _ expected: String) throws {
        let failure = #expect(throws: CommandFailure.self) { try read(text) }
        #expect(failure?.status == 2)
        #expect(failure?.message.contains(expected) == true, "\(failure?.message ?? "")")
    }

    @Test func variantsCombine() {
        var dark = PreviewVariant()
        dark.colorScheme = .dark
        dark.scale = 1
        var phone = PreviewVariant()
        phone.device = "iPhone 15"
        phone.scale = 3
        let both = dark.filled(from: phone)
        #expect(both.name == "iPhone 15, 1x, dark")
    }

    /// The JSON of a variant has the keys that settings accept.
    @Test func keysAreComplete() throws {
        var variant = PreviewVariant()
        variant.profile = .iOS
        variant.device = "Mac"
        variant.orientation = .portrait
        variant.size = .fit
        variant.scale = 1
        variant.safeArea = .init()
        variant.colorScheme = .dark
        variant.textSize = .large
        variant.layoutDirection = .leftToRight
        variant.locale = "en"
        variant.contrast = .standard
        variant.reduceMotion = false
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(variant)) as? [String: Any]
        #expect(Set(object?.keys ?? [:].keys) == Set(PreviewVariant.keys))
        #expect(try JSONDecoder().decode(PreviewVariant.self, from: JSONEncoder().encode(variant)) == variant)
    }
}
