import Foundation
import Observation
import SwiftUICore

/// The files of the documents that were opened or saved last, kept between runs of the program.
@MainActor @Observable
final class RecentDocuments {
    /// The list of the program.
    static var shared = RecentDocuments(
        StorageFile.folder.appendingPathComponent("\(ProcessInfo.processInfo.processName).recentdocuments"))

    private static let limit = 10
    private static let key = "files"

    @ObservationIgnored private let storage: StorageFile
    private var all: [URL]

    /// Reads the list from a file.
    init(_ file: URL) {
        storage = StorageFile(url: file) { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        all = Self.read(storage)
    }

    private static func read(_ storage: StorageFile) -> [URL] {
        (storage.read()?[key] as? [String] ?? []).map { URL(fileURLWithPath: $0) }
    }

    /// The files that exist, the latest first.
    var files: [URL] { all.filter { FileManager.default.fileExists(atPath: $0.path) } }

    /// Puts a file at the beginning of the list.
    func add(_ file: URL) {
        let file = file.standardizedFileURL
        // Other runs of the program may have changed the list.
        all = Array(([file] + Self.read(storage).filter { $0 != file }).prefix(Self.limit))
        write()
    }

    func removeAll() {
        all = []
        write()
    }

    private func write() {
        storage.write([Self.key: all.map(\.path)])
    }
}
