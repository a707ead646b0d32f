import CoreGraphics
import SwiftUICore

/// The description of a widget.
///
/// Follows https://developer.apple.com/documentation/swiftui/widgetconfiguration.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    /// The type of the description that this one consists of.
    associatedtype Body: WidgetConfiguration
    /// The description that this one consists of.
    var body: Self.Body { get }

    /// Returns the record of the widget; nil for a configuration without a widget.
    func _record() -> _WidgetRecord?
}

extension WidgetConfiguration {
    public func _record() -> _WidgetRecord? { body._record() }
}

extension Never: WidgetConfiguration {}

/// The description of no widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public init() {}
    public var body: Never { fatalError("An empty configuration has no body.") }
    public func _record() -> _WidgetRecord? { nil }
}

/// The properties of a widget that its configuration describes. For the framework's own use.
public struct _WidgetRecord {
    /// The content of a widget.
    package enum Content {
        /// The snapshot that the provider makes for the gallery of widgets.
        case snapshot
        /// One entry of a timeline.
        case entry(Any)
        /// The first entry of the timeline of a provider.
        case timeline(Any)
    }

    /// The name by which the program knows its kind.
    package var kind: String
    package var displayName: Text?
    package var description: Text?
    /// The names of the families that the widget is made for and the device has.
    package var families: [String]
    package var hasContentMargins = true
    /// Makes the view in a family.
    package var view: @MainActor (_ record: _WidgetRecord, _ family: String, _ content: Content) -> AnyView

    package init(kind: String, families: [String], view: @escaping @MainActor (_WidgetRecord, String, Content) -> AnyView) {
        self.kind = kind
        self.families = families
        self.view = view
    }
}

extension WidgetConfiguration {
    /// Sets the name that a gallery of widgets shows.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self) { $0.displayName = displayName }
    }
    /// Sets the name that a gallery of widgets shows.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }
    /// Sets the name that a gallery of widgets shows.
    @_disfavoredOverload public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets the description that a gallery of widgets shows.
    public func description(_ description: Text) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self) { $0.description = description }
    }
    /// Sets the description that a gallery of widgets shows.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { description(Text(descriptionKey)) }
    /// Sets the description that a gallery of widgets shows.
    @_disfavoredOverload public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// Lets the content reach the edges of the widget, and leaves it to keep the margins, as `\.widgetContentMargins`.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self) { $0.hasContentMargins = false }
    }
}

/// A description with a change.
package struct _ModifiedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
    package let content: Content
    package let change: (inout _WidgetRecord) -> Void

    package init(content: Content, change: @escaping (inout _WidgetRecord) -> Void) {
        self.content = content
        self.change = change
    }

    package var body: Never { fatalError("A modified configuration has no body.") }

    package func _record() -> _WidgetRecord? {
        guard var record = content._record() else { return nil }
        change(&record)
        return record
    }
}
