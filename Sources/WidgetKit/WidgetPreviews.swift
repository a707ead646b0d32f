import AppIntents
import SwiftUI
import SwiftUICore

/// The place of a view that is previewed as a widget.
///
/// Follows https://developer.apple.com/documentation/widgetkit/widgetpreviewcontext.
public struct WidgetPreviewContext: PreviewContext {
    let family: WidgetFamily

    /// Creates the place of a widget of a family.
    public init(family: WidgetFamily) { self.family = family }

    @MainActor public func _place(_ view: AnyView) -> AnyView { AnyView(WidgetContainer(family: family, hasMargins: true) { view }) }
}

/// Declares a preview of a widget with some of its entries, each of which `apus render` draws.
///
/// ```swift
/// #Preview(as: .systemSmall) {
///     Tides()
/// } timeline: {
///     TideEntry(date: .now, height: 2.1)
///     TideEntry(date: .now, height: -0.4)
/// }
/// ```
@freestanding(declaration)
public macro Preview<Content: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
    @WidgetTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the first entry of a provider's timeline.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the first entry of a provider's timeline for settings.
///
/// ```swift
/// #Preview(as: .systemSmall, using: ChooseHarbour(.jetty)) { Tides() } timelineProvider: { TideProvider() }
/// ```
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Builds the entries of a preview from several statements.
@resultBuilder public struct WidgetTimelineBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
}

/// Makes the previews that `#Preview` declares. Used only by code that the macro generates.
public enum _WidgetPreview {
    /// Creates a preview with entries, and returns a retained pointer.
    nonisolated public static func make<Content: Widget>(
        _ name: String?, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
        @WidgetTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
    ) -> UnsafeMutableRawPointer {
        _PreviewRecord.make { TimelinePreviews(widget: widget(), family: family, contents: timeline().map { .entry($0) }) }
    }

    /// Creates a preview with a provider, and returns a retained pointer.
    nonisolated public static func make<Content: Widget, Provider: TimelineProvider>(
        _ name: String?, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
        timelineProvider: @escaping @MainActor () -> Provider
    ) -> UnsafeMutableRawPointer {
        _PreviewRecord.make { TimelinePreviews(widget: widget(), family: family, contents: [.timeline(timelineProvider())]) }
    }

    /// Creates a preview with a provider and settings, and returns a retained pointer.
    nonisolated public static func make<Content: Widget, Provider: AppIntentTimelineProvider>(
        _ name: String?, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping @MainActor () -> Content,
        timelineProvider: @escaping @MainActor () -> Provider
    ) -> UnsafeMutableRawPointer {
        _PreviewRecord.make {
            let provider = ConfiguredProvider(provider: timelineProvider(), intent: intent)
            return TimelinePreviews(widget: widget(), family: family, contents: [.timeline(provider)])
        }
    }
}

/// A widget with contents of a timeline, each a picture of its own.
struct TimelinePreviews: View, SeparatePreviews {
    private let record: _WidgetRecord?
    private let family: WidgetFamily
    private let contents: [_WidgetRecord.Content]

    @MainActor init(widget: any Widget, family: WidgetFamily, contents: [_WidgetRecord.Content]) {
        var records: [_WidgetRecord] = []
        widget._addRecords(to: &records)
        record = records.first
        self.family = family
        self.contents = contents
    }

    var previews: [any View] {
        guard let record else { return [] }
        return contents.map { record.view(record, family.description, $0) }
    }

    var body: some View {
        VStack(spacing: 20) {
            let previews = previews
            ForEach(previews.indices, id: \.self) { AnyView(erasing: previews[$0]) }
        }
    }
}
