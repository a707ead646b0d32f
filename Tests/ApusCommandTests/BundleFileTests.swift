import Foundation
import Testing

@testable import ApusCommand

/// The files that describe a bundle, from its settings.
struct BundleFileTests {
    private let settings: BundleSettings

    init() throws {
        settings = try BundleSettings(BundleSettingsTests.data())
    }

    @Test func theDesktopEntryNamesTypesAndSchemes() throws {
        let entry = DesktopEntry(settings: settings, program: "notes")
        #expect(entry.fileName == "org.example.Notes.desktop")
        #expect(
            entry.text == """
                [Desktop Entry]
                Type=Application
                Name=Notes & More
                Comment=Takes notes
                Exec=notes %U
                Icon=org.example.Notes
                Terminal=false
                Categories=Office;TextEditor;
                MimeType=text/plain;application/x-note;x-scheme-handler/note;
                StartupWMClass=notes

                """)
        var plain = settings
        plain.mimeTypes = []
        plain.urlSchemes = []
        plain.name = #" a\b"#
        let text = DesktopEntry(settings: plain, program: "notes").text
        #expect(text.contains("Exec=notes\n") && !text.contains("MimeType"))
        #expect(text.contains(#"Name=\sa\\b"# + "\n"))
    }

    @Test func theMetadataIsXMLWithEveryParagraph() throws {
        let metadata = AppStreamMetadata(settings: settings, program: "notes", date: "2030-01-31")
        #expect(metadata.fileName == "org.example.Notes.metainfo.xml")
        for part in [
            "<id>org.example.Notes</id>", "<name>Notes &amp; More</name>", "<project_license>MIT OR Apache-2.0</project_license>", "<p>First.</p>",
            "<p>Second &lt;one&gt;.</p>", "<developer id=\"org.example\"><name>Ann Example</name></developer>",
            "<url type=\"homepage\">https://example.org/notes</url>", "<mediatype>application/x-note</mediatype>",
            "<release version=\"1.2.0-beta.1\" date=\"2030-01-31\"/>", "<launchable type=\"desktop-id\">org.example.Notes.desktop</launchable>",
        ] {
            #expect(metadata.text.contains(part), "\(part)")
        }
    }

    @Test func onlyNewTypesAreIntroduced() {
        let text = MIMEPackage(settings: settings).text ?? ""
        #expect(text.contains("<mime-type type=\"application/x-note\">") && text.contains("<glob pattern=\"*.note\"/>"))
        #expect(!text.contains("text/plain"))
        var known = settings
        known.mimeTypes = [.init(type: "text/plain")]
        #expect(MIMEPackage(settings: known).text == nil)
    }

    @Test func theManifestTakesTheApplicationFolder() throws {
        let data = try FlatpakManifest(settings: settings, program: "notes", applicationFolder: "notes.AppDir").encoded()
        let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(manifest["id"] as? String == "org.example.Notes")
        #expect(manifest["command"] as? String == "notes")
        #expect((manifest["finish-args"] as? [String])?.contains("--share=network") == true)
        let module = try #require((manifest["modules"] as? [[String: Any]])?.first)
        #expect((module["sources"] as? [[String: String]]) == [["type": "dir", "path": "notes.AppDir"]])
    }

    @Test func theControlFileFollowsDebiansRules() {
        let package = DebianPackage(settings: settings, architecture: "amd64", libraries: "libc6 (>= 2.35)", installedSize: 7)
        #expect(package.fileName == "org.example.notes_1.2.0~beta.1_amd64.deb")
        #expect(package.control.contains("Depends: libc6 (>= 2.35), libgtk-4-1, fonts-inter, bootstrap-icons\n"))
        #expect(package.control.hasSuffix("Description: Takes notes\n First.\n .\n Second <one>.\n"))
        #expect(package.control.contains("Maintainer: Ann Example <ann@example.org>\n"))
    }

    @Test func theFontsAreThoseThatApusIsBuiltWith() throws {
        let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Scripts/debian-packages")
        let names = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("fonts-") || $0 == "bootstrap-icons" }
        #expect(Set(names) == Set(DebianPackage.dependencies + DebianPackage.recommendations).subtracting(["libgtk-4-1"]))
    }
}
