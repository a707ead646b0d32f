import Foundation
import SwiftUICore

/// A control that a system shows outside of its program, in Control Center for example.
///
/// Linux desktops have no place for controls: they are compiled and never shown. Nothing asks for their values or performs their intents.
///
/// Follows https://developer.apple.com/documentation/swiftui/controlwidget.
@MainActor @preconcurrency public protocol ControlWidget {
    /// The type of the description of the control.
    associatedtype Body: ControlWidgetConfiguration
    /// Creates the control.
    init()
    /// The description of the control.
    var body: Self.Body { get }
}

/// The description of a control, which is never shown.
///
/// Follows https://developer.apple.com/documentation/swiftui/controlwidgetconfiguration.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    /// The type of the description that this one consists of.
    associatedtype Body: ControlWidgetConfiguration
    /// The description that this one consists of.
    var body: Self.Body { get }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
    /// Sets the name that a gallery of controls shows. Without effect, as Linux desktops have none.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }

    /// Sets the text that a gallery of controls shows. Without effect, as Linux desktops have none.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }

    /// Asks the user for the settings of a control that has been added. Without effect, as controls are not shown.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// The content of a control: a button or a toggle.
///
/// Follows https://developer.apple.com/documentation/swiftui/controlwidgettemplate.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
    /// The type of the content that this one consists of.
    associatedtype Body: ControlWidgetTemplate
    /// The content that this one consists of.
    var body: Self.Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate {
    /// Sets the colour of a control that is on. Without effect, as controls are not shown.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

    /// Disables a control. Without effect, as controls are not shown.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }

    /// Hides the content while a device is locked. Without effect, as controls are not shown.
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

/// Builds the content of a control from a closure.
///
/// Follows https://developer.apple.com/documentation/swiftui/controlwidgettemplatebuilder.
@MainActor @preconcurrency @resultBuilder public struct ControlWidgetTemplateBuilder {
    /// Returns content unchanged.
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    /// Returns content unchanged.
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    /// Makes the content of the first branch of a condition.
    public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
        first content: First
    ) -> _ConditionalControlTemplate<First, Second> { .first(content) }
    /// Makes the content of the second branch of a condition.
    public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
        second content: Second
    ) -> _ConditionalControlTemplate<First, Second> { .second(content) }
}

/// The content of one of two branches.
public enum _ConditionalControlTemplate<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>: ControlWidgetTemplate {
    case first(First)
    case second(Second)

    public var body: Never { fatalError("A condition has no body.") }
}
