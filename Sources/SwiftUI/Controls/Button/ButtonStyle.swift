import SwiftUICore

/// A type that defines the appearance of buttons. Presses are handled in the standard way.
///
/// ```swift
/// struct PaddedStyle: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding().opacity(configuration.isPressed ? 0.5 : 1)
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol ButtonStyle {
    /// The type of the view that represents a button.
    associatedtype Body: View

    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// Returns the view that represents a button with the given properties.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button that are passed to a button style.
public struct ButtonStyleConfiguration {
    /// The type-erased label of a button.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The role of the button; nil for none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether the button is currently pressed.
    public let isPressed: Bool
}

/// A type that defines both the appearance of buttons and how they are pressed.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// The type of the view that represents a button.
    associatedtype Body: View

    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Returns the view that represents a button and calls the `trigger()` of the configuration when it is activated.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button that are passed to a primitive button style.
public struct PrimitiveButtonStyleConfiguration {
    /// The type-erased label of a button.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The role of the button; nil for none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let action: @MainActor () -> Void

    /// Performs the action of the button.
    public func trigger() {
        let action = action
        onMainActor { action() }
    }
}

extension EnvironmentValues {
    @Entry package var primitiveButtonStyle: StyleStack<any PrimitiveButtonStyle> = onMainActor { StyleStack(DefaultButtonStyle()) }

    /// Whether buttons are parts of a control that is focused as a whole.
    @Entry package var isControlPart = false

    /// Whether controls are items of a menu.
    @Entry package var isInMenu = false
}

extension View {
    /// Sets the appearance of the buttons inside this view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        changingEnvironment(\.primitiveButtonStyle) { $0.push(PressableButtonStyle(style: style)) }
    }

    /// Sets the appearance of the buttons inside this view and how they are pressed.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        changingEnvironment(\.primitiveButtonStyle) { $0.push(style) }
    }
}

/// Combines the appearance of a button style with the standard handling of presses.
struct PressableButtonStyle<Style: ButtonStyle> {
    let style: Style
}

extension PressableButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: style, configuration: configuration)
    }
}

/// A button that is pressed when a pointer goes down and up on it.
struct PressableButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false
    @Environment(\.platformProfile) private var profile
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior

    init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    var body: some View {
        let shown = ButtonStyleConfiguration(
            role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed)
        StyledView(style, shown) { $0.makeBody(configuration: $1) }
            .onPress(
                tolerance: profile.controls.pressTolerance, repeats: repeatBehavior == .enabled,
                pressed: { isPressed = $0 }, perform: configuration.trigger)
    }
}
