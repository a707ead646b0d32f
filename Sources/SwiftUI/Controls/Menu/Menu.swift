import SwiftUICore

/// A control that opens a menu of buttons and other controls.
///
/// Menus inside menus are submenus. With a primary action a click performs that action, and holding the button opens the menu.
///
/// ```swift
/// Menu("Sort By") {
///     Button("Name") { order = .name }
///     Button("Date") { order = .date }
/// }
/// ```
public struct Menu<Label: View, Content: View> {
    @Environment(\.menuStyle) private var styles
    @Environment(\.isInMenu) private var isInMenu
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?

    nonisolated init(labelView: Label, contentView: Content, primaryAction: (() -> Void)?) {
        label = labelView
        content = contentView
        self.primaryAction = primaryAction
    }

    /// Creates a menu with a custom label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(labelView: label(), contentView: content(), primaryAction: nil)
    }

    /// Creates a menu that performs an action when it is clicked and opens when it is held.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(labelView: label(), contentView: content(), primaryAction: primaryAction)
    }
}

extension Menu: View {
    public var body: some View {
        let label = isInMenu ? AnyView(MenuItemLabel(label)) : AnyView(LabelStack(label))
        let content = AnyView(content)
        AnyView.control(in: styles, \.menuStyle) {
            .styled(
                $0,
                MenuStyleConfiguration(
                    label: .init(content: label), content: .init(content: content), primaryAction: primaryAction))
        }
    }
}

extension AnyView {
    /// Returns the body of `style` for a menu, type-erased.
    @MainActor fileprivate static func styled<Style: MenuStyle>(_ style: Style, _ configuration: MenuStyleConfiguration) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(titleKey), contentView: content(), primaryAction: nil)
    }

    /// Creates a menu with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(title), contentView: content(), primaryAction: nil)
    }

    /// Creates a menu with a localized title and a primary action.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(labelView: Text(titleKey), contentView: content(), primaryAction: primaryAction)
    }

    /// Creates a menu with a title that is not localized and a primary action.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(labelView: Text(title), contentView: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a localized title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(labelView: SwiftUI.Label(titleKey, systemImage: systemImage), contentView: content(), primaryAction: nil)
    }

    /// Creates a menu with a title that is not localized and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(labelView: SwiftUI.Label(title, systemImage: systemImage), contentView: content(), primaryAction: nil)
    }

    /// Creates a menu with a localized title, a symbol and a primary action.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            labelView: SwiftUI.Label(titleKey, systemImage: systemImage), contentView: content(), primaryAction: primaryAction)
    }

    /// Creates a menu with a title that is not localized, a symbol and a primary action.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(labelView: SwiftUI.Label(title, systemImage: systemImage), contentView: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu of a style configuration, for styles that modify the menu in the style below them.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(labelView: configuration.label, contentView: configuration.content, primaryAction: configuration.primaryAction)
    }
}
