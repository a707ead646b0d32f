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

    /// Returns the data of the first item that has some of a type; nil if there is none. It waits for other programs, but not long.
    package static func data(of type: UTType) -> Data? {
        let answer = Locked<(isThere: Bool, data: Data?)>((false, nil))
        ProgramServices.clipboard.paste([type]) { items in
            guard let item = items.first(where: { $0.hasItemConformingToTypeIdentifier(type.identifier) }) else {
                return answer.withLock { $0.isThere = true }
            }
            if let own = copied.first(where: { $0.provider === item })?.data {
                let data = own[type] ?? own.first { $0.key.conforms(to: type) }?.value
                return answer.withLock { $0 = (true, data) }
            }
            _ = item.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, _ in answer.withLock { $0 = (true, data) } }
        }
        let deadline = Date(timeIntervalSinceNow: longestWait)
        if !answer.withLock({ $0.isThere }) {
            // The event loop sleeps until the next event.
            DispatchQueue.main.asyncAfter(deadline: .now() + longestWait) {}
            while !answer.withLock({ $0.isThere }), Date() < deadline { ProgramServices.runEvents() }
        }
        return answer.withLock { $0.data }
    }
}
