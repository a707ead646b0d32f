import Foundation
import Synchronization

/// The latest entries that this process has logged, for `OSLogStore`.
package enum LogJournal {
    /// An entry of the log.
    package struct Entry: Sendable {
        package enum Kind: Sendable {
            case message(OSLogType)
            case signpost(name: String, id: OSSignpostID, type: OSSignpostType)
        }

        package var date = Date()
        package var subsystem: String
        package var category: String
        package var message: String
        package var kind: Kind
        package var thread = UInt64(pthread_self())
    }

    /// The number of entries that are kept. Each further entry replaces the oldest one.
    package static let capacity = 4096

    private struct Storage {
        var entries: [Entry] = []
        /// The index of the oldest entry when the storage is full.
        var oldest = 0
    }

    private static let storage = Mutex(Storage())

    /// Adds an entry.
    package static func append(_ entry: Entry) {
        storage.withLock { storage in
            if storage.entries.count < capacity {
                storage.entries.append(entry)
            } else {
                storage.entries[storage.oldest] = entry
                storage.oldest = (storage.oldest + 1) % capacity
            }
        }
    }

    /// The entries, the oldest one first.
    package static var entries: [Entry] {
        storage.withLock { Array($0.entries[$0.oldest...] + $0.entries[..<$0.oldest]) }
    }
}
