import SwiftUICore

/// A control that performs an action when the user activates it with a pointer, a key or an assistive program.
///
/// The nearest enclosing `buttonStyle` determines its appearance and how a pointer presses it.
///
/// ```swift
/// Button("Delete", role: .destructive) { delete(item) }
///     .buttonStyle(.bordered)
/// ```
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

    /// Creates a button with a custom label.
    @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, content: label())
    }

    /// Creates a button with a role and a custom label.
    @preconcurrency nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: action, content: label())
    }
}

extension Button: View {
    public var body: some View {
        let isConfigured = Label.self == PrimitiveButtonStyleConfiguration.Label.self
        let label =
            isInMenu
            ? AnyView(MenuItemLabel(label))
            : AnyView(LabelStack(label))
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(content: label), action: action)
        AnyView.control(in: styles, \.primitiveButtonStyle) { .styled($0, configuration) }
            // Menu items handle keys themselves, because the menu has to close too.
            .primaryAction(isFocusable: !isControlPart, perform: isInMenu || isConfigured ? nil : { press(configuration) })
            .accessibility {
                $0.childBehavior = .combine
                $0.role = isInMenu ? .menuItem : .button
                $0.addedTraits = .isButton
                $0.actions = [AccessibilityActionEntry(.activate) { press(configuration) }]
            }
    }

    /// Activates the button for a key or an assistive program: performs the action of a press and the completion, such as closing an alert.
    private func press(_ configuration: PrimitiveButtonStyleConfiguration) {
        configuration.trigger()
        let (perform, role) = (completion?.perform, role)
        onMainActor { perform?(role) }
    }
}

extension AnyView {
    /// Returns the body of a button style for a configuration, type-erased.
    @MainActor static func styled<Style: PrimitiveButtonStyle>(_ style: Style, _ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension Button where Label == Text {
    /// Creates a button with a localized title.
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: Text(titleKey))
    }

    /// Creates a button with a title that is not localized.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: Text(title))
    }

    /// Creates a button with a role and a localized title.
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, content: Text(titleKey))
    }

    /// Creates a button with a role and a title that is not localized.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, content: Text(title))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a localized title and a symbol.
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a button with a title that is not localized and a symbol.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, content: SwiftUI.Label(title, systemImage: systemImage))
    }

    /// Creates a button with a role, a localized title and a symbol.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a button with a role, a title that is not localized and a symbol.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, content: SwiftUI.Label(title, systemImage: systemImage))
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button of a style configuration, for styles that modify the button in the style below them.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action, content: configuration.label)
    }
}
