import Foundation
import SwiftUI
@testable import SwiftUITesting
import Testing
import UniformTypeIdentifiers

/// Settings of file dialogs, and files shown by the desktop.
@MainActor struct FileDialogSettingsTests {
    struct Importing<Settings: ViewModifier>: View {
        var settings: Settings
        @State private var isImporting = false
        @State private var result = "none"

        var body: some View {
            VStack {
                Button("Import") { isImporting = true }
                Text(verbatim: result).accessibilityIdentifier("result")
            }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { answer in
                result = (try? answer.get().lastPathComponent) ?? "failed"
            }
            .modifier(settings)
        }
    }

    struct Identified: ViewModifier {
        var id: String
        var directory: URL?
        func body(content: Content) -> some View {
            content.fileDialogCustomizationID(id).fileDialogDefaultDirectory(directory).fileDialogBrowserOptions([.includeHiddenFiles])
                .fileExporterFilenameLabel("Name")
        }
    }

    @Test("Dialogs with an identifier remember their folder, also in other views")
    func customizationID() throws {
        let id = "test-\(UUID().uuidString)"
        defer { UserDefaults.standard.removeObject(forKey: "FileDialogDirectory." + id) }
        func folder(_ id: String, directory: URL? = nil, choosing file: String? = nil) throws -> String? {
            let host = ViewHost(Importing(settings: Identified(id: id, directory: directory)))
            try host.tap(.text("Import"))
            let path = host.fileDialogs.open.last?.dialog.directory?.path
            if let file { host.chooseFiles([URL(fileURLWithPath: file)]) } else { host.cancelFileDialog() }
            return path
        }
        #expect(try folder(id) == nil)
        #expect(try folder(id, choosing: "/tmp/letters/a.txt") == nil)
        #expect(try folder(id) == "/tmp/letters")
        #expect(try folder(id + "-other") == nil)
        #expect(try folder(id, directory: URL(fileURLWithPath: "/home")) == "/home")
    }

    struct Aliases: ViewModifier {
        var keeps: Bool
        func body(content: Content) -> some View { content.fileDialogImportsUnresolvedAliases(keeps) }
    }

    @Test("Importers follow symbolic links unless told otherwise", arguments: [false, true])
    func aliases(keeps: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, link) = (folder.appendingPathComponent("file.txt"), folder.appendingPathComponent("link.txt"))
        try Data("a".utf8).write(to: file)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        let host = ViewHost(Importing(settings: Aliases(keeps: keeps)))
        try host.tap(.text("Import"))
        host.chooseFiles([link])
        #expect(try host.text(of: .identifier("result")) == (keeps ? "link.txt" : "file.txt"))
    }

    @Test("Only one of the given files is shown by the desktop")
    func quickLook() throws {
        final class Opened { var files: [String] = [] }
        struct Screen: View {
            var opened: Opened
            let files = ["a", "b"].map { URL(fileURLWithPath: "/tmp/\($0).txt") }
            @State private var shown: URL?
            var body: some View {
                VStack {
                    Button("Show b") { shown = files[1] }
                    Button("Show c") { shown = URL(fileURLWithPath: "/tmp/c.txt") }
                    Text(shown == nil ? "nothing" : "something")
                }
                .quickLookPreview($shown, in: files)
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.files.append($0.lastPathComponent)
                        return .handled
                    })
            }
        }
        let opened = Opened()
        let host = ViewHost(Screen(opened: opened))
        try host.tap(.text("Show b"))
        try host.tap(.text("Show c"))
        #expect(opened.files == ["b.txt"])
        #expect(host.contains(.text("nothing")))
    }
}
