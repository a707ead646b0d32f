import SwiftUI

/// The view of an entry, once its provider has passed one.
struct ProvidedContent<Entry: TimelineEntry, Content: View>: View {
    let kind: String
    let entries: EntrySource<Entry>
    let family: WidgetFamily
    let source: _WidgetRecord.Content
    let content: (Entry) -> Content
    @State private var entry: Entry?
    @ObservedObject private var reloads = WidgetReloads.shared

    init(
        kind: String, entries: EntrySource<Entry>, family: WidgetFamily, source: _WidgetRecord.Content, content: @escaping (Entry) -> Content
    ) {
        self.kind = kind
        self.entries = entries
        self.family = family
        self.source = source
        self.content = content
    }

    private var context: TimelineProviderContext {
        TimelineProviderContext(family: family, isPreview: true, displaySize: WidgetSizes.ofScreen.size(of: family))
    }

    var body: some View {
        if case .entry(let value) = source {
            if let entry = value as? Entry {
                content(entry)
            } else {
                Text("The widget shows entries of the type \(String(describing: Entry.self)), not \(String(describing: type(of: value))).")
            }
        } else {
            ZStack {
                if let entry { content(entry) } else { content(entries.placeholder(context)).redacted(reason: .placeholder) }
            }
            .task(id: reloads.count(of: kind)) { await load() }
        }
    }

    /// Waits for the provider's entry. A provider that passes none leaves the placeholder.
    private func load() async {
        let passed: Entry? =
            if case .timeline(let provider) = source, let firstEntry = entries.firstEntry(provider) {
                await firstEntry(context)
            } else {
                await entries.snapshot(context)
            }
        if let passed { entry = passed }
    }
}
