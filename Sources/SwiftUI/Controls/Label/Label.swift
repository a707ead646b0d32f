import SwiftUICore

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
    @Environment(\.labelStyle) private var styles
    private let title: Title
    private let icon: Icon

    nonisolated init(titleView: Title, iconView: Icon) {
        title = titleView
        icon = iconView
    }

    /// A label with a title and an icon made of views.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(titleView: title(), iconView: icon())
    }
}

extension Label: View {
    public var body: some View {
        let isConfigured = Title.self == LabelStyleConfiguration.Title.self && Icon.self == LabelStyleConfiguration.Icon.self
        let title = AnyView.part(title, in: styles, \.labelStyle, isConfigured: isConfigured)
        let icon = AnyView.part(icon, in: styles, \.labelStyle, isConfigured: isConfigured)
        AnyView.control(in: styles, \.labelStyle, isConfigured: isConfigured) {
            .styled($0, LabelStyleConfiguration(title: .init(content: title), icon: .init(content: icon)))
        }
    }
}

extension AnyView {
    /// What a label style makes of a configuration.
    @MainActor fileprivate static func styled<Style: LabelStyle>(_ style: Style, _ configuration: LabelStyleConfiguration) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension Label where Title == Text, Icon == Image {
    /// A label with a title, which is looked up in the program's translations, and a picture of the program's by name.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(titleView: Text(titleKey), iconView: Image(name))
    }

    /// A label with a title, which is looked up in the program's translations, and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(titleView: Text(titleKey), iconView: Image(systemName: name))
    }

    /// A label with a title, shown as it is, and a picture of the program's by name.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(titleView: Text(title), iconView: Image(name))
    }

    /// A label with a title, shown as it is, and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(titleView: Text(title), iconView: Image(systemName: name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is given, for a style that only changes what is around it.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(titleView: configuration.title, iconView: configuration.icon)
    }
}
