import AppIntents
import SwiftUI
import SwiftUICore

/// Provides the content of a widget with settings of the user.
///
/// Follows https://developer.apple.com/documentation/widgetkit/appintenttimelineprovider.
public protocol AppIntentTimelineProvider {
    /// The type of the content.
    associatedtype Entry: TimelineEntry
    /// The type of the settings.
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// Returns the entry that is shown, redacted, until there is content.
    func placeholder(in context: Self.Context) -> Self.Entry
    /// Returns the entry for a gallery of widgets.
    func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
    /// Returns the entries from now on.
    func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>
    /// Returns settings to choose from, on systems on which the user cannot make other ones.
    func recommendations() -> [AppIntentRecommendation<Self.Intent>]
}

extension AppIntentTimelineProvider {
    /// Returns no settings.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Settings of a widget to choose from. On iOS, macOS and Linux they are without effect.
///
/// Follows https://developer.apple.com/documentation/widgetkit/appintentrecommendation.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    let intent: Intent
    let description: Text

    /// Creates settings with a description.
    public init(intent: Intent, description: Text) {
        self.intent = intent
        self.description = description
    }

    /// Creates settings with a localized description.
    public init(intent: Intent, description: LocalizedStringKey) { self.init(intent: intent, description: Text(description)) }

    /// Creates settings with a description that is not localized.
    @_disfavoredOverload public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: Text(description))
    }
}

/// The description of a widget with settings of the user, which are the parameters of an intent.
///
/// ```swift
/// struct Tides: Widget {
///     var body: some WidgetConfiguration {
///         AppIntentConfiguration(kind: "tides", intent: ChooseHarbour.self, provider: TideProvider()) { entry in
///             TideView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
///         }
///     }
/// }
/// ```
///
/// On Linux the user cannot edit the settings: pictures show the provider's snapshot for the default values of the parameters, for entities the default result of
/// their query.
///
/// Follows https://developer.apple.com/documentation/widgetkit/appintentconfiguration.
@MainActor @preconcurrency public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    private let record: _WidgetRecord

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - kind: The name by which the program knows the widget.
    ///   - intent: The type of the settings.
    ///   - provider: The provider of the content.
    ///   - content: The view of an entry.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        record = _WidgetRecord(kind: kind, entries: EntrySource(provider), content: content)
    }

    public var body: Never { fatalError("A configuration with an intent has no body.") }
    public func _record() -> _WidgetRecord? { record }
}
