import CoreTransferable
import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

/// Dialogs that write items, move files and report when they are cancelled.
@MainActor struct FileExporterItemTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FileExporterItemTests-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private struct Note: Transferable {
        var text: String
        var fails = false

        struct Failure: Error {}

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .plainText) { note in
                if note.fails { throw Failure() }
                return Data(note.text.utf8)
            }
            .suggestedFileName { "Note \($0.text)" }
        }
    }

    @Observable @MainActor final class Log {
        var isPresented = true
        var results: [Result<[URL], any Error>] = []
        var cancellations = 0
    }

    private func content(of file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

    @Test("An item is written under the chosen name, with the extension of its type")
    func oneItem() async throws {
        let log = Log()
        let host = ViewHost(
            Text("a").fileExporter(
                isPresented: Bindable(log).isPresented, item: Note(text: "one"), onCompletion: { log.results.append($0.map { [$0] }) },
                onCancellation: { log.cancellations += 1 }))
        #expect(host.isFileDialogShown)
        #expect(host.chooseFiles([folder.appendingPathComponent("chosen")]))
        await host.settle()
        let file = try #require(try log.results.first?.get().first)
        #expect(file.lastPathComponent == "chosen.txt")
        #expect(try content(of: file) == "one")
        #expect(!log.isPresented && log.results.count == 1 && log.cancellations == 0)
        try FileManager.default.removeItem(at: folder)
    }

    @Test("Without an item there is no dialog, and an item that cannot be exported is an error")
    func failures() async throws {
        let log = Log()
        let empty = ViewHost(Text("a").fileExporter(isPresented: .constant(true), item: Note?.none, onCompletion: { _ in }))
        #expect(!empty.isFileDialogShown)
        let host = ViewHost(
            Text("a").fileExporter(
                isPresented: Bindable(log).isPresented, item: Note(text: "", fails: true), onCompletion: { log.results.append($0.map { [$0] }) }))
        #expect(host.chooseFiles([folder.appendingPathComponent("chosen.txt")]))
        await host.settle()
        #expect(throws: (any Error).self) { try log.results.first?.get() }
        #expect(log.results.count == 1)
        try FileManager.default.removeItem(at: folder)
    }

    @Test("Items are written into a folder under the names that they suggest, with numbers where there are such files")
    func severalItems() async throws {
        let log = Log()
        let host = ViewHost(
            Text("a").fileExporter(
                isPresented: Bindable(log).isPresented, items: [Note(text: "x"), Note(text: "x"), Note(text: "y")],
                onCompletion: { log.results.append($0) }))
        #expect(host.chooseFiles([folder]))
        await host.settle()
        #expect(try log.results.first?.get().map(\.lastPathComponent) == ["Note x.txt", "Note x 2.txt", "Note y.txt"])
        try FileManager.default.removeItem(at: folder)
    }

    @Test("A dialog that is cancelled says so, and nothing is completed")
    func cancellation() throws {
        let log = Log()
        let files = [folder.appendingPathComponent("a.txt")]
        let complete: (Result<[URL], any Error>) -> Void = { log.results.append($0) }
        let cancel = { log.cancellations += 1 }
        let hosts = [
            ViewHost(AnyView(Text("a").fileMover(isPresented: .constant(true), files: files, onCompletion: complete, onCancellation: cancel))),
            ViewHost(
                AnyView(
                    Text("a").fileMover(
                        isPresented: .constant(true), file: files[0], onCompletion: { complete($0.map { [$0] }) }, onCancellation: cancel))),
            ViewHost(
                AnyView(
                    Text("a").fileExporter(
                        isPresented: .constant(true), items: [Note(text: "x")], onCompletion: complete, onCancellation: cancel))),
        ]
        for host in hosts { #expect(host.cancelFileDialog()) }
        #expect(log.cancellations == 3 && log.results.isEmpty)
        try FileManager.default.removeItem(at: folder)
    }
}
