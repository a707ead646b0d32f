import SwiftUICore

/// A button that opens a list of buttons and other controls.
public struct Menu<Label: View, Content: View> {
    @Environment(\.menuStyle) private var styles
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?

    nonisolated init(labelView: Label, contentView: Content, primaryAction: (() -> Void)?) {
        label = labelView
        content = contentView
        self.primaryAction = primaryAction
    }

    /// A menu with a label made of views.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(labelView: label(), contentView: content(), primaryAction: nil)
    }

    /// A menu that does something when it is pressed, and opens when it is held.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(labelView: label(), contentView: content(), primaryAction: primaryAction)
    }
}

extension Menu: View {
    public var body: some View {
        let isConfigured = Label.self == MenuStyleConfiguration.Label.self && Content.self == MenuStyleConfiguration.Content.self
        let label = AnyView.part(label, in: styles, \.menuStyle, isConfigured: isConfigured)
        let content = AnyView.part(content, in: styles, \.menuStyle, isConfigured: isConfigured)
        AnyView.control(in: styles, \.menuStyle, isConfigured: isConfigured) {
            .styled($0, MenuStyleConfiguration(
                label: .init(content: label), content: .init(content: content), primaryAction: primaryAction))
        }
    }
}

extension AnyView {
    /// What a style makes of a menu.
    @MainActor fileprivate static func styled<Style: MenuStyle>(_ style: Style, _ configuration: MenuStyleConfiguration) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension Menu where Label == Text {
    /// A menu with a title, which is looked up in the program's translations.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(titleKey), contentView: content(), primaryAction: nil)
    }

    /// A menu with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(title), contentView: content(), primaryAction: nil)
    }

    /// A menu with a title, which is looked up in the program's translations, that does something when it is pressed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(labelView: Text(titleKey), contentView: content(), primaryAction: primaryAction)
    }

    /// A menu with a title, shown as it is, that does something when it is pressed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(labelView: Text(title), contentView: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// A menu with a title, which is looked up in the program's translations, and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(labelView: SwiftUI.Label(titleKey, systemImage: systemImage), contentView: content(), primaryAction: nil)
    }

    /// A menu with a title, shown as it is, and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(labelView: SwiftUI.Label(title, systemImage: systemImage), contentView: content(), primaryAction: nil)
    }

    /// A menu with a title, which is looked up in the program's translations, and a symbol, that does something when pressed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            labelView: SwiftUI.Label(titleKey, systemImage: systemImage), contentView: content(), primaryAction: primaryAction)
    }

    /// A menu with a title, shown as it is, and a symbol, that does something when pressed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(labelView: SwiftUI.Label(title, systemImage: systemImage), contentView: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is given, for a style that only changes what is around it.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(labelView: configuration.label, contentView: configuration.content, primaryAction: configuration.primaryAction)
    }
}
