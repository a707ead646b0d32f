import SwiftUI
import SwiftUICore

/// The description of a widget without settings of the user.
///
/// ```swift
/// struct Tides: Widget {
///     var body: some WidgetConfiguration {
///         StaticConfiguration(kind: "tides", provider: TideProvider()) { entry in
///             TideView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
///         }
///         .supportedFamilies([.systemSmall, .systemMedium])
///     }
/// }
/// ```
///
/// Pictures show the provider's snapshot, and its placeholder, redacted, as long as that has not been passed.
///
/// Follows https://developer.apple.com/documentation/widgetkit/staticconfiguration.
@MainActor @preconcurrency public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    private let record: _WidgetRecord

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - kind: The name by which the program knows the widget.
    ///   - provider: The provider of the content.
    ///   - content: The view of an entry.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        record = _WidgetRecord(kind: kind, entries: EntrySource(provider), content: content)
    }

    public var body: Never { fatalError("A static configuration has no body.") }
    public func _record() -> _WidgetRecord? { record }
}

extension _WidgetRecord {
    /// The record of a widget with a provider, which is made for the home screen.
    @MainActor init<Entry: TimelineEntry, Content: View>(kind: String, entries: EntrySource<Entry>, content: @escaping (Entry) -> Content) {
        self.init(kind: kind, families: WidgetFamily.names(of: WidgetFamily.allCases.filter { !$0.isAccessory })) { record, family, source in
            let family = WidgetFamily(name: family) ?? .systemMedium
            return AnyView(
                WidgetContainer(family: family, hasMargins: record.hasContentMargins) {
                    ProvidedContent(kind: record.kind, entries: entries, family: family, source: source, content: content)
                })
        }
    }
}

extension WidgetConfiguration {
    /// Sets the sizes and places that the widget is made for: if none are set, those of the home screen.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self) { $0.families = WidgetFamily.names(of: families) }
    }
}
