import SwiftUI
import Synchronization

/// The view of an entry, once its provider has passed one.
struct ProvidedContent<Provider: TimelineProvider, Content: View>: View {
    let kind: String
    let provider: Provider
    let family: WidgetFamily
    let source: _WidgetRecord.Content
    let content: (Provider.Entry) -> Content
    @State private var entry: Provider.Entry?
    @ObservedObject private var reloads = WidgetReloads.shared

    init(
        kind: String, provider: Provider, family: WidgetFamily, source: _WidgetRecord.Content, content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
        self.provider = provider
        self.family = family
        self.source = source
        self.content = content
    }

    private var context: TimelineProviderContext {
        TimelineProviderContext(family: family, isPreview: true, displaySize: WidgetSizes.ofScreen.size(of: family))
    }

    var body: some View {
        if case .entry(let value) = source {
            if let entry = value as? Provider.Entry {
                content(entry)
            } else {
                Text("The widget shows entries of the type \(String(describing: Provider.Entry.self)), not \(String(describing: type(of: value))).")
            }
        } else {
            ZStack {
                if let entry { content(entry) } else { content(provider.placeholder(in: context)).redacted(reason: .placeholder) }
            }
            .task(id: reloads.count(of: kind)) { await load() }
        }
    }

    /// Waits for what the provider passes. One that passes nothing leaves the placeholder.
    private func load() async {
        let context = context
        let passed: Passed<Provider.Entry?>
        if case .timeline(let value) = source, let provider = value as? Provider {
            passed = await Passed.first { provider.passFirstEntry(in: context, to: $0) }
        } else {
            passed = await Passed.first { provider.passSnapshot(in: context, to: $0) }
        }
        if let entry = passed.value { self.entry = entry }
    }
}

extension TimelineProvider {
    fileprivate func passSnapshot(in context: Context, to pass: @escaping @Sendable (Passed<Entry?>) -> Void) {
        getSnapshot(in: context) { pass(Passed(value: $0)) }
    }

    fileprivate func passFirstEntry(in context: Context, to pass: @escaping @Sendable (Passed<Entry?>) -> Void) {
        getTimeline(in: context) { pass(Passed(value: $0.entries.first)) }
    }
}

/// A value that a provider passes, on any thread. It is used by one thread after the other.
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
