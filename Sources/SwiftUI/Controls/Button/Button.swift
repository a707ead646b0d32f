import SwiftUICore

/// Something that does what its label says when it is pressed.
///
/// How it looks and how it is pressed is up to the button style around it.
public struct Button<Label: View> {
    @Environment(\.primitiveButtonStyle) private var styles
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isControlPart) private var isControlPart
    @Environment(\.buttonCompletion) private var completion
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, content: Label) {
        self.role = role
        self.action = action
        label = content
    }

    /// A button with a label made of views.
    @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, content: label())
    }

    /// A button of a role with a label made of views.
    @preconcurrency nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: action, content: label())
    }
}

extension Button: View {
    public var body: some View {
        let isConfigured = Label.self == PrimitiveButtonStyleConfiguration.Label.self
        let label = AnyView.part(label, in: styles, \.primitiveButtonStyle, isConfigured: isConfigured)
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(content: label), action: action)
        AnyView.control(in: styles, \.primitiveButtonStyle, isConfigured: isConfigured) { .styled($0, configuration) }
            // Items of menus have keys of their own: they close the menu too.
            .primaryAction(isFocusable: !isControlPart, perform: isInMenu || isConfigured ? nil : { press(configuration) })
            .accessibility {
                $0.childBehavior = .combine
                $0.role = isInMenu ? .menuItem : .button
                $0.addedTraits = .isButton
                $0.actions = [AccessibilityActionEntry(.activate) { press(configuration) }]
            }
    }

    /// What keys and assistive programs do: what a pointer does through the style, and what comes after it.
    private func press(_ configuration: PrimitiveButtonStyleConfiguration) {
        configuration.trigger()
        let perform = completion?.perform
        onMainActor { perform?() }
    }
}

extension AnyView {
    /// What a button style makes of a configuration.
    @MainActor static func styled<Style: PrimitiveButtonStyle>(_ style: Style, _ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension Button where Label == Text {
    /// A button with a title, which is looked up in the program's translations.
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: Text(titleKey))
    }

    /// A button with a title, shown as it is.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: Text(title))
    }

    /// A button of a role with a title, which is looked up in the program's translations.
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, content: Text(titleKey))
    }

    /// A button of a role with a title, shown as it is.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, content: Text(title))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a title, which is looked up in the program's translations, and a symbol.
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// A button with a title, shown as it is, and a symbol.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: SwiftUI.Label(title, systemImage: systemImage))
    }

    /// A button of a role with a title, which is looked up in the program's translations, and a symbol.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// A button of a role with a title, shown as it is, and a symbol.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: SwiftUI.Label(title, systemImage: systemImage))
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is given, for a style that only changes what is around it.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action, content: configuration.label)
    }
}
