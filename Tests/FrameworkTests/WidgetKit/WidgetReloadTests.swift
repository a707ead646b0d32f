import AppIntents
import SwiftUI
@testable import SwiftUITesting
import Testing
@testable import WidgetKit

private struct Entry: TimelineEntry {
    var date = Date(timeIntervalSince1970: 0)
    var text: String
}

private struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"
}

/// Counts how often it was asked.
private final class CountingProvider: TimelineProvider {
    private var count = 0

    func placeholder(in context: Context) -> Entry { Entry(text: "placeholder") }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        count += 1
        completion(Entry(text: "\(count)"))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
}

/// Counts how often it was asked.
private final class CountingIntentProvider: AppIntentTimelineProvider {
    private var count = 0

    func placeholder(in context: Context) -> Entry { Entry(text: "placeholder") }
    func snapshot(for configuration: Settings, in context: Context) async -> Entry {
        count += 1
        return Entry(text: "asked \(count)")
    }
    func timeline(for configuration: Settings, in context: Context) async -> Timeline<Entry> { Timeline(entries: [], policy: .never) }
}

private struct Nothing: AppIntent {
    static let title: LocalizedStringResource = "Nothing"
    func perform() async throws -> some IntentResult { .result() }
}

private struct Interactive: Widget {
    let provider: CountingIntentProvider

    init() { provider = CountingIntentProvider() }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "interactive", provider: provider) { entry in
            VStack {
                Text(entry.text)
                Button("Press", intent: Nothing())
            }
        }
    }
}

extension PerformedIntents {
    /// Widgets that ask for their content again.
    @MainActor struct WidgetReloadTests {
        @Test("A widget that is reloaded asks its provider again")
        func reloads() async throws {
            let provider = CountingProvider()
            let view = ProvidedContent(kind: "count", entries: EntrySource(provider), family: .systemSmall, source: .snapshot) { Text($0.text) }
            let host = ViewHost(view, size: CGSize(width: 390, height: 844))
            await host.settle()
            #expect(host.contains(.text("1")))
            WidgetCenter.shared.reloadTimelines(ofKind: "count")
            await host.settle()
            #expect(host.contains(.text("2")))
            WidgetCenter.shared.reloadAllTimelines()
            await host.settle()
            #expect(host.contains(.text("3")))
            WidgetCenter.shared.reloadTimelines(ofKind: "other")
            await host.settle()
            #expect(host.contains(.text("3")))
        }

        @Test("An intent of a widget's button makes the widget ask its provider again")
        func intents() async throws {
            var records: [_WidgetRecord] = []
            Interactive()._addRecords(to: &records)
            let record = try #require(records.first)
            let host = ViewHost(record.view(record, "systemSmall", .snapshot), size: CGSize(width: 390, height: 844))
            await host.settle()
            #expect(host.contains(.text("asked 1")))
            try host.tap(.text("Press"))
            await host.settle()
            await host.settle()
            #expect(host.contains(.text("asked 2")))
        }
    }
}
