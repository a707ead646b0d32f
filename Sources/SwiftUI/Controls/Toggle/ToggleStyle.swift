import SwiftUICore

/// How toggles look and how they are operated.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// What a toggle looks like.
    associatedtype Body: View

    /// A toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// What a toggle looks like, and what changes the configuration's `isOn`.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A toggle as a style sees it.
public struct ToggleStyleConfiguration {
    /// The label of a toggle.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that are not the same.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ToggleStyle> { onMainActor { StyleStack(DefaultToggleStyle()) } }
}

extension EnvironmentValues {
    package var toggleStyle: StyleStack<any ToggleStyle> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the toggles in the view look.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        transformEnvironment(\.toggleStyle) { $0.push(style) }
    }
}

/// The platform's style: a switch on iOS and in grouped forms, a check box on macOS, a button in a toolbar.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticToggle(configuration: configuration)
    }
}

/// A switch after the label.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// A switch in the tint.
    nonisolated public init() { tint = nil }

    /// A switch in a colour of its own.
    @available(*, deprecated, message: "Use tint(_:) instead.")
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, color: tint)
    }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(ToggleButtonAppearance(isOn: configuration.isOn))
    }
}

/// A box before the label.
public struct CheckboxToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CheckboxToggle(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The platform's style: a switch on iOS and in grouped forms, a check box on macOS, a button in a toolbar.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch after the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box before the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
