@testable import AppIntents
import SwiftUI
@testable import SwiftUITesting
import Testing
@testable import WidgetKit

private struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"

    @Parameter(title: "Name", default: "default") var name: String
    @Parameter(title: "Book") var book: BookEntity?

    init() {}
    init(name: String) { self.name = name }
}

private struct Entry: TimelineEntry {
    var date = Date(timeIntervalSince1970: 0)
    var text: String
}

private struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(text: "placeholder") }
    func snapshot(for configuration: Settings, in context: Context) async -> Entry {
        Entry(text: "snapshot \(configuration.name) \(configuration.book?.name ?? "none") \(context.family)")
    }
    func timeline(for configuration: Settings, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [Entry(text: "first \(configuration.name)"), Entry(text: "next")], policy: .atEnd)
    }
}

private struct Simple: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "settings", intent: Settings.self, provider: Provider()) { Text($0.text) }
            .configurationDisplayName("Simple")
            .supportedFamilies([.systemSmall])
    }
}

/// Widgets with settings.
@MainActor struct IntentWidgetTests {
    private func host(_ widget: some Widget, _ content: _WidgetRecord.Content = .snapshot) async throws -> ViewHost {
        var records: [_WidgetRecord] = []
        widget._addRecords(to: &records)
        let record = try #require(records.first)
        let host = ViewHost(record.view(record, "systemSmall", content), size: CGSize(width: 390, height: 844))
        await host.settle()
        return host
    }

    @Test("A widget with settings shows the snapshot for the default values, for entities the default result of their query")
    func snapshot() async throws {
        let host = try await host(Simple())
        #expect(host.contains(.text("snapshot default Ulysses systemSmall")))
    }

    @Test func families() {
        var records: [_WidgetRecord] = []
        Simple()._addRecords(to: &records)
        #expect(records.map(\.families) == [["systemSmall"]] && records.map(\.kind) == ["settings"])
        #expect(Provider().recommendations().isEmpty)
    }

    @Test("A preview shows the first entry of the timeline, for the default values or for settings of its own")
    func timelines() async throws {
        #expect(try await host(Simple(), .timeline(Provider())).contains(.text("first default")))
        let configured = ConfiguredProvider(provider: Provider(), intent: Settings(name: "own"))
        #expect(try await host(Simple(), .timeline(configured)).contains(.text("first own")))
    }
}
