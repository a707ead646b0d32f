import SwiftUI
@testable import SwiftUITesting
import Testing
@testable import WidgetKit

private struct Entry: TimelineEntry {
    var date = Date(timeIntervalSince1970: 0)
    var text: String
}

/// Tells in which way it was asked.
private struct Provider: TimelineProvider {
    var passesSnapshot = true

    func placeholder(in context: Context) -> Entry { Entry(text: "placeholder") }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        if passesSnapshot {
            completion(Entry(text: "snapshot \(context.family) \(context.displaySize.width) \(context.isPreview)"))
            completion(Entry(text: "second"))
        }
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(text: "first"), Entry(text: "next")], policy: .atEnd))
    }
}

private struct Simple: Widget {
    var provider = Provider()

    init() {}
    init(_ provider: Provider) { self.provider = provider }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "simple", provider: provider) { entry in
            Text(entry.text).containerBackground(.red, for: .widget)
        }
    }
}

private struct Small: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "small", provider: Provider()) { Text($0.text) }
            .supportedFamilies([.systemSmall, .accessoryCircular])
            .configurationDisplayName("Small")
            .description("A small one.")
            .contentMarginsDisabled()
    }
}

private struct Several: WidgetBundle {
    var hasMore: Bool { true }
    var hasEvenMore: Bool { false }

    var body: some Widget {
        Simple()
        if hasMore { Small() }
        if hasEvenMore { Simple() }
    }
}

/// Widgets, their sizes and previews.
@MainActor struct WidgetTests {
    private func record(_ widget: some Widget) throws -> _WidgetRecord {
        var records: [_WidgetRecord] = []
        widget._addRecords(to: &records)
        return try #require(records.first)
    }

    /// Shows a widget in a family.
    private func host(_ widget: some Widget, _ family: WidgetFamily = .systemSmall, _ content: _WidgetRecord.Content = .snapshot) async throws
        -> ViewHost
    {
        let record = try record(widget)
        let host = ViewHost(record.view(record, family.description, content), size: CGSize(width: 390, height: 844))
        await host.settle()
        return host
    }

    /// The Human Interface Guidelines' tables of dimensions.
    @Test(
        "Sizes are the published ones of the screen, in either orientation",
        arguments: [
            (393, 852, 158, 338, 354), (852, 393, 158, 338, 354), (430, 932, 170, 364, 382), (375, 667, 148, 321, 324), (320, 568, 141, 292, 311),
            // Between two screens it is the smaller one, and below all the smallest.
            (402, 874, 158, 338, 354), (300, 400, 141, 292, 311),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func sizes(width: CGFloat, height: CGFloat, small: CGFloat, medium: CGFloat, large: CGFloat) {
        let sizes = WidgetSizes(screen: CGSize(width: width, height: height), isMac: false)
        #expect(sizes.size(of: .systemSmall) == CGSize(width: small, height: small))
        #expect(sizes.size(of: .systemMedium).width == medium && sizes.size(of: .systemLarge) == CGSize(width: medium, height: large))
        #expect(sizes.extraLarge == nil)
    }

    @Test func sizesOfPads() {
        let sizes = WidgetSizes(screen: CGSize(width: 820, height: 1180), isMac: false)
        #expect(sizes.size(of: .systemLarge) == CGSize(width: 342, height: 342))
        #expect(sizes.size(of: .systemExtraLarge) == CGSize(width: 715.5, height: 342))
    }

    @Test("A widget shows the first snapshot that its provider passes, which knows the family and its size")
    func snapshot() async throws {
        let host = try await host(Simple())
        #expect(try host.text(of: .text("snapshot systemSmall 158.0 true")) == "snapshot systemSmall 158.0 true")
    }

    @Test("Without a snapshot a widget shows its placeholder, redacted")
    func placeholder() async throws {
        #expect(try await host(Simple(Provider(passesSnapshot: false))).contains(.text("placeholder")))
        #expect(try await !host(Simple()).contains(.text("placeholder")))
    }

    @Test("A preview shows its entry, or the first one of a provider's timeline")
    func contents() async throws {
        #expect(try await host(Simple(), .systemMedium, .entry(Entry(text: "given"))).contains(.text("given")))
        #expect(try await host(Simple(), .systemMedium, .timeline(Provider())).contains(.text("first")))
    }

    @Test("A bundle has the widgets of its statements, with their families")
    func bundle() throws {
        var records: [_WidgetRecord] = []
        Several().body._addRecords(to: &records)
        #expect(records.map(\.kind) == ["simple", "small"])
        #expect(records.map(\.families) == [["systemSmall", "systemMedium", "systemLarge"], ["systemSmall", "accessoryCircular"]])
        #expect(records.map(\.hasContentMargins) == [true, false])
        #expect(WidgetPreviews(Several.self).previews.count == 5)
    }

    @Test("A tap opens the address of the widget")
    func address() async throws {
        var opened: [URL] = []
        let view = Text("Open").widgetURL(URL(string: "tides://harbour")).previewContext(WidgetPreviewContext(family: .systemSmall))
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened.append(url)
                    return .handled
                })
        let host = ViewHost(view, size: CGSize(width: 158, height: 158))
        try host.tap(.point(10, 10))
        #expect(opened.map(\.absoluteString) == ["tides://harbour"])
    }

    @Test func noWidgetsAreShown() async throws {
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    }

    struct Reader: View {
        @Environment(\.widgetFamily) private var family
        @Environment(\.widgetRenderingMode) private var mode
        @Environment(\.showsWidgetContainerBackground) private var hasBackground
        @Environment(\.widgetContentMargins) private var margins

        var body: some View { Text("\(family) \(mode) \(hasBackground) \(Int(margins.leading))") }
    }

    @Test("A view previewed as a widget has the environment of its family")
    func environment() throws {
        let home = ViewHost(Reader().previewContext(WidgetPreviewContext(family: .systemLarge)), size: CGSize(width: 390, height: 844))
        #expect(home.contains(.text("systemLarge fullColor true 16")))
        let lock = ViewHost(Reader().previewContext(WidgetPreviewContext(family: .accessoryRectangular)), size: CGSize(width: 390, height: 844))
        #expect(lock.contains(.text("accessoryRectangular vibrant false 0")))
    }

    @Test("Content is kept 16 points from the edges, unless the widget disables the margins")
    func margins() throws {
        func frame(_ hasMargins: Bool) throws -> CGRect {
            let view = WidgetContainer(family: .systemSmall, hasMargins: hasMargins) { Color.red.accessibilityIdentifier("content") }
            return try ViewHost(view, size: CGSize(width: 158, height: 158)).frame(of: .identifier("content"))
        }
        #expect(try frame(true) == CGRect(x: 16, y: 16, width: 126, height: 126))
        #expect(try frame(false) == CGRect(x: 0, y: 0, width: 158, height: 158))
    }
}
