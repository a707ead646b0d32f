import AppIntents
import SwiftUI
import Synchronization

/// The source of a widget's entries: a provider with or without an intent.
struct EntrySource<Entry: TimelineEntry> {
    /// Returns the entry that is shown, redacted, until another one is loaded.
    let placeholder: (TimelineProviderContext) -> Entry
    /// Waits for the entry of a gallery. A provider that passes none is waited for without end.
    let snapshot: Load
    /// Returns a function that loads the first entry of another provider's timeline; nil if that provider is of another type.
    let firstEntry: @MainActor (_ provider: Any) -> Load?

    /// Waits for an entry; nil if there is none.
    typealias Load = @MainActor (TimelineProviderContext) async -> Entry?

    init<Provider: TimelineProvider>(_ provider: Provider) where Provider.Entry == Entry {
        let passed = Passed(value: provider)
        placeholder = { passed.value.placeholder(in: $0) }
        snapshot = { context in await Passed.first { passed.value.passSnapshot(in: context, to: $0) }.value }
        firstEntry = { other in
            guard let other = other as? Provider else { return nil }
            return { context in await Passed.first { other.passFirstEntry(in: context, to: $0) }.value }
        }
    }

    /// A provider with the settings of a user who has made none: the default values of the intent.
    init<Provider: AppIntentTimelineProvider>(_ provider: Provider) where Provider.Entry == Entry {
        let passed = Passed(value: provider)
        placeholder = { passed.value.placeholder(in: $0) }
        snapshot = { context in await passed.snapshot(in: context).value }
        firstEntry = { other in
            let configured = other as? ConfiguredProvider<Provider>
            let intent = configured?.intent ?? Provider.Intent()
            guard let passed = (configured?.provider ?? other as? Provider).map({ Passed(value: $0) }) else { return nil }
            return { context in await passed.firstEntry(for: intent, in: context).value }
        }
    }
}

/// A provider with settings of a preview.
struct ConfiguredProvider<Provider: AppIntentTimelineProvider> {
    let provider: Provider
    let intent: Provider.Intent
}

extension TimelineProvider {
    fileprivate func passSnapshot(in context: Context, to pass: @escaping @Sendable (Passed<Entry?>) -> Void) {
        getSnapshot(in: context) { pass(Passed(value: $0)) }
    }

    fileprivate func passFirstEntry(in context: Context, to pass: @escaping @Sendable (Passed<Entry?>) -> Void) {
        getTimeline(in: context) { pass(Passed(value: $0.entries.first)) }
    }
}

/// A provider, or a value that it passes, on any thread. It is used by one thread after the other.
private struct Passed<Value>: @unchecked Sendable {
    let value: Value

    /// Waits for the first value that a function passes.
    @MainActor static func first(_ body: (@escaping @Sendable (Passed) -> Void) -> Void) async -> Passed {
        await withCheckedContinuation { continuation in
            let waiting = Waiting(continuation)
            body { waiting.resume($0) }
        }
    }

    private final class Waiting: Sendable {
        private let continuation: Mutex<CheckedContinuation<Passed, Never>?>

        init(_ continuation: CheckedContinuation<Passed, Never>) { self.continuation = Mutex(continuation) }

        func resume(_ value: Passed) {
            let continuation = continuation.withLock { continuation in
                defer { continuation = nil }
                return continuation
            }
            continuation?.resume(returning: value)
        }
    }
}

extension Passed where Value: AppIntentTimelineProvider {
    nonisolated func snapshot(in context: TimelineProviderContext) async -> Passed<Value.Entry?> {
        let intent = Value.Intent()
        await IntentRunner.fillDefaults(of: intent)
        return Passed<Value.Entry?>(value: await value.snapshot(for: intent, in: context))
    }

    nonisolated func firstEntry(for intent: Value.Intent, in context: TimelineProviderContext) async -> Passed<Value.Entry?> {
        await IntentRunner.fillDefaults(of: intent)
        return Passed<Value.Entry?>(value: await value.timeline(for: intent, in: context).entries.first)
    }
}
