import Foundation
import Synchronization

/// The watches of the dispatch sources for files. Dispatch's own class, which programs must receive, cannot hold them: it has no
/// initializers for subclasses.
enum FileWatches {
    struct Settings {
        var descriptor: Int32
        var mask: DispatchSource.FileSystemEvent
    }

    private struct Entry {
        weak var source: DispatchSource?
        var settings: Settings
        var watch: FileWatch?
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func start(for source: DispatchSource, descriptor: Int32, mask: DispatchSource.FileSystemEvent) {
        let watch = FileWatch(descriptor: descriptor) { [weak source] events in
            guard let source, !source.isCancelled else { return false }
            let reported = events.intersection(mask)
            if !reported.isEmpty { (source as any DispatchSourceUserDataOr).or(data: reported.rawValue) }
            return true
        }
        entries.withLock { entries in
            // Sources that were released without cancellation, or cancelled as any `DispatchSourceProtocol`.
            for (key, entry) in entries where entry.source?.isCancelled != false {
                entry.watch?.cancel()
                entries[key]?.watch = nil
                if entry.source == nil { entries[key] = nil }
            }
            entries[ObjectIdentifier(source)] = Entry(source: source, settings: Settings(descriptor: descriptor, mask: mask), watch: watch)
        }
    }

    static func settings(of source: any DispatchSourceFileSystemObject) -> Settings? {
        entries.withLock { entries in
            entries[ObjectIdentifier(source)].flatMap { $0.source === source ? $0.settings : nil }
        }
    }

    static func end(of source: any DispatchSourceFileSystemObject) {
        entries.withLock { entries in
            let key = ObjectIdentifier(source)
            guard let entry = entries[key], entry.source === source else { return }
            entry.watch?.cancel()
            entries[key]?.watch = nil
        }
    }
}
