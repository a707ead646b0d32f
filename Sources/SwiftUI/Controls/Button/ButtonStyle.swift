import SwiftUICore

/// How buttons look; how they are pressed is the platform's.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// What a button looks like.
    associatedtype Body: View

    /// A button.
    typealias Configuration = ButtonStyleConfiguration

    /// What a button looks like.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A button as a style sees it.
public struct ButtonStyleConfiguration {
    /// The label of a button.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is being pressed.
    public let isPressed: Bool
}

/// How buttons look, and what makes them do what they do.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// What a button looks like and how it is pressed.
    associatedtype Body: View

    /// A button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// What a button looks like, and what calls the configuration's `trigger()`.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A button as a style sees it that also says how it is pressed.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of a button.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button does.
    public func trigger() {
        let action = action
        onMainActor { action() }
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any PrimitiveButtonStyle> { onMainActor { StyleStack(DefaultButtonStyle()) } }
}

private enum IsInMenuKey: EnvironmentKey { static let defaultValue = false }
private enum IsControlPartKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    package var primitiveButtonStyle: StyleStack<any PrimitiveButtonStyle> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }

    /// Whether buttons are parts of a control that has the focus as a whole.
    package var isControlPart: Bool {
        get { self[IsControlPartKey.self] }
        set { self[IsControlPartKey.self] = newValue }
    }

    /// Whether controls are items of a menu.
    package var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

extension View {
    /// Sets how the buttons in the view look.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        transformEnvironment(\.primitiveButtonStyle) { $0.push(PressableButtonStyle(style: style)) }
    }

    /// Sets how the buttons in the view look and how they are pressed.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        transformEnvironment(\.primitiveButtonStyle) { $0.push(style) }
    }
}

/// Buttons in a look, pressed the platform's way.
struct PressableButtonStyle<Style: ButtonStyle> {
    let style: Style
}

extension PressableButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: style, configuration: configuration)
    }
}

/// A button in a look: pressed by a pointer that goes down and up on it, or by a key while it has the focus.
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
