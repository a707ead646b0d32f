import AppIntents
import SwiftUI

/// Provides the value that a control shows. On Linux it is never asked.
///
/// Follows https://developer.apple.com/documentation/widgetkit/controlvalueprovider.
public protocol ControlValueProvider {
    /// The type of the value.
    associatedtype Value
    /// The value for a gallery of controls.
    var previewValue: Self.Value { get }
    /// Returns the value at present.
    func currentValue() async throws -> Self.Value
}

/// Provides the value of a control with settings of the user. On Linux it is never asked.
///
/// Follows https://developer.apple.com/documentation/widgetkit/appintentcontrolvalueprovider.
public protocol AppIntentControlValueProvider {
    /// The type of the settings.
    associatedtype Configuration: ControlConfigurationIntent
    /// The type of the value.
    associatedtype Value
    /// Returns the value for a gallery of controls.
    func previewValue(configuration: Self.Configuration) -> Self.Value
    /// Returns the value at present.
    func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}

/// The description of a control without settings of the user.
///
/// ```swift
/// struct TimerControl: ControlWidget {
///     var body: some ControlWidgetConfiguration {
///         StaticControlConfiguration(kind: "timer", provider: TimerProvider()) { isRunning in
///             ControlWidgetToggle("Timer", isOn: isRunning, action: SetTimer()) { Label($0 ? "On" : "Off", systemImage: "timer") }
///         }
///     }
/// }
/// ```
///
/// Linux desktops show no controls: the content is compiled and never made.
///
/// Follows https://developer.apple.com/documentation/widgetkit/staticcontrolconfiguration.
@MainActor @preconcurrency public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    /// Creates the description of a control that shows no value.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

    /// Creates the description of a control that shows a provider's value.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}

    public var body: Never { fatalError("A static configuration has no body.") }
}

/// The description of a control with settings of the user, which are the parameters of an intent.
///
/// Linux desktops show no controls: the content is compiled and never made.
///
/// Follows https://developer.apple.com/documentation/widgetkit/appintentcontrolconfiguration.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    /// Creates the description of a control that shows its settings.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {}

    /// Creates the description of a control that shows a provider's value.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Configuration == Provider.Configuration {}

    public var body: Never { fatalError("A configuration with an intent has no body.") }
}
