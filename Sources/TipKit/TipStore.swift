import Combine
import Foundation
import SwiftUI
import SwiftUICore

/// The record of the tips of the program: which were shown, what the user has done, and the parameters of rules.
final class TipStore: Sendable {
    static let shared = TipStore()

    struct Donation: Codable {
        var date: Date
        var info: Data
    }

    private struct Record: Codable {
        var displayCount = 0
        var invalidation: Tips.InvalidationReason?
    }

    /// The part of the record that is saved in a file.
    private struct Contents: Codable {
        var tips: [String: Record] = [:]
        var donations: [String: [Donation]] = [:]
        var parameters: [String: Data] = [:]
        /// When a tip was shown for the last time.
        var lastDisplay: Date?
    }

    private struct State {
        var contents = Contents()
        var transientParameters: [String: Data] = [:]
        var isConfigured = false
        var frequency: TimeInterval = 0
        var file: URL?
        /// The tips that are shown now, with the number of their views.
        var shown: [String: Int] = [:]
        /// Whether tips are shown for testing; nil for all tips that are not named.
        var forced: [String: Bool] = [:]
        var forcesAll: Bool?
        var observers: [Int: @Sendable () -> Void] = [:]
        var nextObserver = 0
    }

    private let state = Locked(State())

    /// The donations of an event that are kept.
    private static let donationLimit = 1000

    // MARK: The file

    private static func file(in folder: URL?) -> URL? {
        if let folder { return folder.appending(path: "tips.json") }
        switch ProgramStorage.place {
        case .folder(let program):
            return URL.applicationSupportDirectory.appending(path: program, directoryHint: .isDirectory).appending(path: "tips.json")
        case .memory: return nil
        }
    }

    func configure(frequency: TimeInterval, folder: URL?) throws {
        let file = Self.file(in: folder)
        var contents: Contents?
        if let file, FileManager.default.fileExists(atPath: file.path) {
            contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
        }
        try state.withLock { state in
            guard !state.isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            if let contents { state.contents = contents }
            state.file = file
            state.frequency = frequency
            state.isConfigured = true
        }
        changed()
    }

    func forget() throws {
        try state.withLock { state in
            guard !state.isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            state.contents = Contents()
        }
        guard let file = Self.file(in: nil), FileManager.default.fileExists(atPath: file.path) else { return }
        try FileManager.default.removeItem(at: file)
    }

    /// Makes the store that of a program that has just started, for tests.
    func restart() {
        state.withLock { state in
            let observers = (state.observers, state.nextObserver)
            state = State()
            (state.observers, state.nextObserver) = observers
        }
        changed()
    }

    /// Changes what is kept, and tells the observers.
    private func change(_ body: (inout State) -> Void) {
        state.withLock { state in
            body(&state)
            guard let file = state.file, let data = try? JSONEncoder().encode(state.contents) else { return }
            // A file that cannot be written leaves tips that are shown once more.
            try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? data.write(to: file, options: .atomic)
        }
        changed()
    }

    // MARK: Tips

    func status(of tip: some Tip) -> Tips.Status {
        if let wrapper = tip as? AnyTip { return status(of: wrapper.base) }
        let id = tip.id, name = String(describing: type(of: tip)), options = tip.options
        let maximum = options.compactMap { ($0 as? Tips.MaxDisplayCount)?.count }.last
        let ignoresFrequency = options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.isIgnored == true }
        let (status, needsRules) = state.withLock { state -> (Tips.Status, Bool) in
            let record = state.contents.tips[id] ?? Record()
            if let forced = state.forced[name] ?? state.forcesAll { return (forced ? .available : .pending, false) }
            if let reason = record.invalidation { return (.invalidated(reason), false) }
            let isShown = state.shown[id, default: 0] > 0
            if !isShown, let maximum, record.displayCount >= maximum { return (.invalidated(.displayCountExceeded), false) }
            guard state.isConfigured else { return (.pending, false) }
            if !isShown, !ignoresFrequency, let last = state.contents.lastDisplay, Date().timeIntervalSince(last) < state.frequency {
                return (.pending, false)
            }
            return (.available, true)
        }
        // Rules are the program's code, which reads the store.
        return needsRules && !tip.rules.allSatisfy({ $0.isTrue() }) ? .pending : status
    }

    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
        change { state in
            if state.contents.tips[id]?.invalidation == nil { state.contents.tips[id, default: Record()].invalidation = reason }
        }
    }

    func reset(_ id: String) { change { $0.contents.tips[id] = nil } }

    /// Counts that a view of a tip is shown.
    func appeared(_ id: String) {
        change { state in
            if state.shown[id, default: 0] == 0 { state.contents.tips[id, default: Record()].displayCount += 1 }
            state.shown[id, default: 0] += 1
            state.contents.lastDisplay = Date()
        }
    }

    func disappeared(_ id: String) {
        change { state in
            let count = state.shown[id, default: 0] - 1
            state.shown[id] = count > 0 ? count : nil
        }
    }

    func force(_ names: [String]?, isShown: Bool) {
        change { state in
            if let names { for name in names { state.forced[name] = isShown } } else { state.forcesAll = isShown }
        }
    }

    // MARK: Events and parameters

    func donations(_ id: String) -> [Donation] { state.withLock { $0.contents.donations[id] ?? [] } }

    func donate(_ id: String, _ info: Data) {
        change { state in
            var donations = state.contents.donations[id] ?? []
            donations.append(Donation(date: Date(), info: info))
            state.contents.donations[id] = donations.suffix(Self.donationLimit)
        }
    }

    func parameter(_ key: String) -> Data? { state.withLock { $0.transientParameters[key] ?? $0.contents.parameters[key] } }

    func setParameter(_ key: String, _ value: Data, isTransient: Bool) {
        guard parameter(key) != value else { return }
        change { state in
            if isTransient { state.transientParameters[key] = value } else { state.contents.parameters[key] = value }
        }
    }

    // MARK: Observers

    func observe(_ observer: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.nextObserver += 1
            state.observers[state.nextObserver] = observer
            return state.nextObserver
        }
    }

    func remove(_ observer: Int) { state.withLock { _ = $0.observers.removeValue(forKey: observer) } }

    private func changed() {
        for observer in state.withLock({ Array($0.observers.values) }) { observer() }
    }

    /// The values of a function now and after each change, without repetitions.
    func updates<Value: Equatable & Sendable>(_ value: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
        AsyncStream { continuation in
            let last = Locked<Value?>(nil)
            let send: @Sendable () -> Void = {
                let value = value()
                let isNew = last.withLock { last in
                    defer { last = value }
                    return last != value
                }
                if isNew { continuation.yield(value) }
            }
            send()
            let observer = observe(send)
            continuation.onTermination = { [self] _ in remove(observer) }
        }
    }
}

/// Evaluates views anew when something changes that is known of tips.
@MainActor final class TipChanges: ObservableObject {
    static let shared = TipChanges()

    @Published private(set) var count = 0

    private init() {
        _ = TipStore.shared.observe { Task { @MainActor in TipChanges.shared.count += 1 } }
    }
}
