import Foundation
import SwiftUI
@testable import SwiftUITesting
import Testing
import UniformTypeIdentifiers

private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText, .json] }
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data((configuration.contentType == .json ? "\"\(text)\"" : text).utf8))
    }
}

private struct Desk: View {
    @State var isImporting = false
    @State var isExporting = false
    @State var isMoving = false
    @State var result = ""
    var document: Note? = Note("hello")
    var file: URL?

    var body: some View {
        VStack {
            Button("Import") { isImporting = true }
            Button("Export") { isExporting = true }
            Button("Move") { isMoving = true }
            Button("Never mind") { isImporting = false }
            Text(verbatim: isImporting || isExporting ? "asking" : "quiet")
            Text(verbatim: result).accessibilityIdentifier("result")
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.png, .plainText], allowsMultipleSelection: true) { answer in
            result = (try? answer.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failed"
        } onCancellation: {
            result = "cancelled"
        }
        .fileExporter(isPresented: $isExporting, document: document, contentTypes: [.plainText, .json], defaultFilename: "Note") { answer in
            switch answer {
            case .success(let file): result = file.lastPathComponent
            case .failure: result = "failed"
            }
        }
        .fileMover(isPresented: $isMoving, file: file) { answer in
            result = (try? answer.get().lastPathComponent) ?? "failed"
        }
    }
}

@MainActor struct FileDialogTests {
    private func result(_ host: ViewHost) throws -> String { try host.text(of: .identifier("result")) }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("An importer asks once, answers, and sets its binding back")
    func importing() throws {
        let host = ViewHost(Desk())
        #expect(!host.isFileDialogShown)
        try host.tap(.text("Import"))
        #expect(host.isFileDialogShown)
        _ = try host.find(.text("asking"))
        let dialog = try #require(host.fileDialogs.open.first?.dialog)
        #expect(dialog.purpose == .open(allowsMultiple: true))
        // All at once first, then each.
        #expect(dialog.filters.map(\.name) == ["All of these", "PNG image", "text"])
        #expect(dialog.filters[1].filenameExtensions == ["png"])
        #expect(dialog.filters[2].filenameExtensions.contains("txt") && dialog.filters[2].filenameExtensions.contains("swift"))
        host.chooseFiles([URL(fileURLWithPath: "/a/one.txt"), URL(fileURLWithPath: "/a/two.txt")])
        #expect(try result(host) == "one.txt two.txt")
        _ = try host.find(.text("quiet"))
        #expect(!host.isFileDialogShown)
    }

    @Test("Who wants no file is heard of where the program asks for that")
    func cancelling() throws {
        let host = ViewHost(Desk())
        try host.tap(.text("Import"))
        host.cancelFileDialog()
        #expect(try result(host) == "cancelled")
        try host.tap(.text("Import"))
        #expect(host.isFileDialogShown)
        try host.tap(.text("Never mind"))
        #expect(!host.isFileDialogShown)
    }

    @Test(
        "An exporter writes the type that the name's ending says",
        arguments: [
            ("list.txt", "list.txt", "hello"), ("list.json", "list.json", "\"hello\""), ("list", "list.txt", "hello"),
            ("list.xyz", "list.xyz", "hello"),
        ])
    func exporting(chosen: String, written: String, contents: String) throws {
        try withFolder { folder in
            let host = ViewHost(Desk())
            try host.tap(.text("Export"))
            #expect(host.fileDialogs.open.first?.dialog.purpose == .save(name: "Note.txt"))
            host.chooseFiles([folder.appendingPathComponent(chosen)])
            #expect(try result(host) == written)
            #expect(try String(contentsOf: folder.appendingPathComponent(written), encoding: .utf8) == contents)
        }
    }

    @Test("What cannot be written is said, and nothing is asked without a document")
    func failing() throws {
        let host = ViewHost(Desk())
        try host.tap(.text("Export"))
        host.chooseFiles([URL(fileURLWithPath: "/nowhere/at/all.txt")])
        #expect(try result(host) == "failed")
        let empty = ViewHost(Desk(document: nil))
        try empty.tap(.text("Export"))
        #expect(!empty.isFileDialogShown)
    }

    @Test("A mover moves")
    func moving() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("a.txt")
            try Data("a".utf8).write(to: file)
            let target = folder.appendingPathComponent("in")
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            let host = ViewHost(Desk(file: file))
            try host.tap(.text("Move"))
            #expect(host.fileDialogs.open.first?.dialog.purpose == .folder)
            host.chooseFiles([target])
            #expect(try result(host) == "a.txt")
            #expect(FileManager.default.fileExists(atPath: target.appendingPathComponent("a.txt").path))
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }
    }

    @Test("A folder is written, read again, and replaced whole")
    func wrappers() throws {
        try withFolder { folder in
            let wrapper = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))])
            #expect(wrapper.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt") == "a 2.txt")
            let place = folder.appendingPathComponent("pack")
            try wrapper.write(to: place, options: .atomic, originalContentsURL: nil)
            let read = try FileWrapper(url: place)
            #expect(read.fileWrappers?.keys.sorted() == ["a 2.txt", "a.txt"])
            #expect(read.fileWrappers?["a 2.txt"]?.regularFileContents == Data("b".utf8))
            let other = FileWrapper(directoryWithFileWrappers: ["c": FileWrapper(regularFileWithContents: Data())])
            try other.write(to: place, options: .atomic, originalContentsURL: nil)
            #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["c"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pack"])
            #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("missing")) }
        }
    }
}

struct TypeTests {
    @Test(
        "A type is found by what it is called",
        arguments: [
            ("png", "public.png"), ("JPG", "public.jpeg"), ("txt", "public.plain-text"), ("swift", "public.swift-source"),
            ("csv", "public.comma-separated-values-text"),
        ])
    func endings(ending: String, identifier: String) {
        #expect(UTType(filenameExtension: ending)?.identifier == identifier)
    }

    @Test func conformance() throws {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
        #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png) && !UTType.image.conforms(to: .png))
        #expect(UTType.image.isSupertype(of: .svg) && UTType.svg.conforms(to: .text))
        let text = try #require(UTType(filenameExtension: "png", conformingTo: .text))
        #expect(text.isDynamic && text.conforms(to: .text) && text != .png && text.preferredFilenameExtension == "png")
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType("com.example.none") == nil)
        #expect(UTType(mimeType: "application/json") == .json && UTType.json.preferredMIMEType == "application/json")
    }

    @Test("What nobody declares has a type of its own, and what the program declares is known from then on")
    func ownTypes() throws {
        let unknown = try #require(UTType(filenameExtension: "xq7"))
        #expect(unknown.isDynamic && unknown == UTType(filenameExtension: "XQ7") && unknown.conforms(to: .data))
        #expect(unknown.preferredFilenameExtension == "xq7")
        let own = UTType(exportedAs: "org.example.apus.note", conformingTo: .json)
        #expect(own.conforms(to: .text) && UTType("org.example.apus.note") == own && own.isDeclared)
        #expect(own.preferredFilenameExtension == "note" && UTType(filenameExtension: "Note") == own)
        let coded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([own, .pdf]))
        #expect(coded == [own, .pdf])
    }
}
