import Foundation
import Synchronization

/// The program's inotify instance. Users may have few instances (128, usually) and many watches.
final class Inotify: Sendable {
    /// The instance; nil if the user has too many.
    static let shared = Inotify()

    struct Subscription {
        fileprivate let watch: Int32
        fileprivate let number: Int
    }

    private struct Subscriber {
        let events: UInt32
        let handler: @Sendable (UInt32) -> Void
    }

    private struct State {
        /// The subscribers of each watch. The kernel has one watch for each file.
        var subscribers: [Int32: [Int: Subscriber]] = [:]
        var count = 0
    }

    private let state = Mutex(State())
    private let descriptor: Int32
    nonisolated(unsafe) private let source: any DispatchSourceRead

    private init?() {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: DispatchQueue(label: "Inotify"))
        source.setEventHandler { [unowned self] in receive() }
        source.activate()
    }

    /// Calls a handler, on the instance's queue, with the mask of each event of a file; returns nil if the file cannot be read.
    func subscribe(to path: String, events: UInt32, handler: @escaping @Sendable (UInt32) -> Void) -> Subscription? {
        state.withLock { state in
            let watch = inotify_add_watch(descriptor, path, events | UInt32(IN_MASK_ADD))
            guard watch >= 0 else { return nil }
            state.count += 1
            state.subscribers[watch, default: [:]][state.count] = Subscriber(events: events, handler: handler)
            return Subscription(watch: watch, number: state.count)
        }
    }

    func unsubscribe(_ subscription: Subscription) {
        // The handler is released outside the lock.
        _ = state.withLock { state in
            let removed = state.subscribers[subscription.watch]?.removeValue(forKey: subscription.number)
            if state.subscribers[subscription.watch]?.isEmpty == true {
                state.subscribers[subscription.watch] = nil
                inotify_rm_watch(descriptor, subscription.watch)
            }
            return removed
        }
    }

    private func receive() {
        var buffer = [UInt8](repeating: 0, count: 16384)
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
            buffer.withUnsafeBytes { bytes in
                var offset = 0
                while offset + MemoryLayout<inotify_event>.size <= count {
                    let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    deliver(event.mask, of: event.wd)
                    offset += MemoryLayout<inotify_event>.size + Int(event.len)
                }
            }
        }
    }

    private func deliver(_ mask: UInt32, of watch: Int32) {
        let isOverflow = mask & UInt32(IN_Q_OVERFLOW) != 0
        let subscribers = state.withLock { state in
            isOverflow ? state.subscribers.values.flatMap(\.values) : state.subscribers[watch].map { Array($0.values) } ?? []
        }
        for subscriber in subscribers {
            // Events were lost: everything may have changed.
            let occurred = isOverflow ? subscriber.events & UInt32(IN_MODIFY | IN_DELETE) : mask & subscriber.events
            if occurred != 0 { subscriber.handler(occurred) }
        }
        guard mask & UInt32(IN_IGNORED) != 0 else { return }
        _ = state.withLock { $0.subscribers.removeValue(forKey: watch) }
    }
}
