import SwiftUICore

/// A type that defines the appearance and behaviour of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// The type of the view that represents a toggle.
    associatedtype Body: View

    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// Returns the view that represents a toggle and changes the `isOn` of the configuration.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a toggle that are passed to its style.
public struct ToggleStyleConfiguration {
    /// The type-erased label of a toggle.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether the toggle represents several values that differ.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

extension EnvironmentValues {
    @Entry package var toggleStyle: StyleStack<any ToggleStyle> = onMainActor { StyleStack(DefaultToggleStyle()) }
}

extension View {
    /// Sets the style of the toggles inside this view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        changingEnvironment(\.toggleStyle) { $0.push(style) }
    }
}

/// The default style of the platform: a switch on iOS and in grouped forms, a check box on macOS, a button in a toolbar.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticToggle(configuration: configuration)
    }
}

/// A style with a switch after the label.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// Creates a style that uses the tint.
    nonisolated public init() { tint = nil }

    /// Creates a style that uses a specific colour.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, color: tint)
    }
}

/// A style with a button that stays highlighted while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ToggleButton(configuration: configuration).buttonStyle(ToggleButtonAppearance(isOn: configuration.isOn))
    }
}

/// A style with a check box before the label.
public struct CheckboxToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CheckboxToggle(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style of the platform: a switch on iOS and in grouped forms, a check box on macOS, a button in a toolbar.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch after the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays highlighted while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A check box before the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
