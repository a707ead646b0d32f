import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// Data on the clipboard, by their types.
@MainActor package enum ClipboardData {
    /// How long to wait for data that another program has copied, in seconds.
    private static let longestWait = 2.0

    /// What the program itself has copied last. It is read without waiting.
    private static var copied: [(provider: NSItemProvider, data: [UTType: Data])] = []

    /// Puts items on the clipboard, each of which has data of some types.
    package static func copy(_ items: [[UTType: Data]]) {
        copied =
            items.map { item in
                let provider = NSItemProvider()
                for (type, data) in item {
                    provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
                        completion(data, nil)
                        return nil
                    }
                }
                return (provider, item)
            }
        ProgramServices.clipboard.copy(copied.map(\.provider))
    }

    /// The types of the data on the clipboard, the best ones first.
    package static var types: [UTType] { ProgramServices.clipboard.contentTypes }

    /// Returns the data of the first item that has some of a type; nil if there is none. It waits for other programs, but not long.
    package static func data(of type: UTType) -> Data? { allData(of: type).first }

    /// Returns the data of all items that have some of a type. It waits for other programs, but not long.
    package static func allData(of type: UTType) -> [Data] {
        let answer = Locked<(missing: Int?, data: [Int: Data])>((nil, [:]))
        ProgramServices.clipboard.paste([type]) { items in
            let fitting = items.filter { $0.hasItemConformingToTypeIdentifier(type.identifier) }
            answer.withLock { $0.missing = fitting.count }
            for (index, item) in fitting.enumerated() {
                if let own = copied.first(where: { $0.provider === item })?.data {
                    let data = own[type] ?? own.first { $0.key.conforms(to: type) }?.value
                    answer.withLock { $0 = ($0.missing.map { $0 - 1 }, $0.data.merging(data.map { [index: $0] } ?? [:]) { $1 }) }
                    continue
                }
                _ = item.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, _ in
                    answer.withLock { $0 = ($0.missing.map { $0 - 1 }, $0.data.merging(data.map { [index: $0] } ?? [:]) { $1 }) }
                }
            }
        }
        let deadline = Date(timeIntervalSinceNow: longestWait)
        if answer.withLock({ $0.missing != 0 }) {
            // The event loop sleeps until the next event.
            DispatchQueue.main.asyncAfter(deadline: .now() + longestWait) {}
            while answer.withLock({ $0.missing != 0 }), Date() < deadline { ProgramServices.runEvents() }
        }
        return answer.withLock { $0.data }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The text on the clipboard; nil if there is none. It waits for other programs, but not long.
    package static var text: String? {
        ProgramServices.clipboard.string ?? data(of: .utf8PlainText).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The addresses on the clipboard. It waits for other programs, but not long.
    package static var addresses: [URL] {
        let data = types.contains(.fileURL) ? allData(of: .fileURL) : []
        return (data.isEmpty && types.contains { $0.conforms(to: .url) } ? allData(of: .url) : data)
            .compactMap { URL(dataRepresentation: $0, relativeTo: nil) }
    }
}
