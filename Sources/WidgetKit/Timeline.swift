import CoreGraphics
import Foundation

/// The content of a widget from a date on.
///
/// Follows https://developer.apple.com/documentation/widgetkit/timelineentry.
public protocol TimelineEntry: SendableMetatype {
    /// When the widget shows the entry.
    var date: Date { get }
    /// How important the widget then is; nil if it does not matter.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// Returns nil.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How important a widget is to the user, as compared with its other entries. Nothing on Linux chooses among widgets by it.
///
/// Follows https://developer.apple.com/documentation/widgetkit/timelineentryrelevance.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The importance; zero or less for none.
    public var score: Float
    /// How long the importance lasts in seconds; zero until the next entry.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// When a widget asks for its next timeline.
///
/// Follows https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private enum Kind: Equatable { case atEnd, never, after(Date) }
    private let kind: Kind

    /// After the last entry.
    public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
    /// When the program asks for it.
    public static let never = TimelineReloadPolicy(kind: .never)
    /// After a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}

/// The entries of a widget in the order of their dates.
///
/// Follows https://developer.apple.com/documentation/widgetkit/timeline.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries, in the order of their dates.
    public let entries: [EntryType]
    /// When the widget asks for the next timeline.
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The circumstances for which a provider makes an entry.
///
/// Follows https://developer.apple.com/documentation/widgetkit/timelineprovidercontext.
public struct TimelineProviderContext: Sendable {
    /// The size and place of the widget.
    public let family: WidgetFamily
    /// Whether the widget is shown in a gallery: pictures of widgets are.
    public let isPreview: Bool
    /// The size of the widget in points.
    public let displaySize: CGSize
}

/// Provides the content of a widget.
///
/// Follows https://developer.apple.com/documentation/widgetkit/timelineprovider.
public protocol TimelineProvider {
    /// The type of the content.
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// Returns the entry that is shown, redacted, until there is content.
    func placeholder(in context: Self.Context) -> Self.Entry
    /// Passes the entry for a gallery of widgets.
    @preconcurrency func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
    /// Passes the entries from now on.
    @preconcurrency func getTimeline(in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}
