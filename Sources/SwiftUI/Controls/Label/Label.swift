import SwiftUICore

/// A title with an icon.
///
/// The nearest enclosing `labelStyle` decides which of the two are shown.
///
/// ```swift
/// Label("Favourites", systemImage: "star")
/// ```
public struct Label<Title: View, Icon: View> {
    @Environment(\.labelStyle) private var styles
    private let title: Title
    private let icon: Icon

    nonisolated init(titleView: Title, iconView: Icon) {
        title = titleView
        icon = iconView
    }

    /// Creates a label with a custom title and icon.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(titleView: title(), iconView: icon())
    }
}

extension Label: View {
    public var body: some View {
        let title = AnyView(title)
        let icon = AnyView(icon)
        AnyView.control(in: styles, \.labelStyle) {
            .styled($0, LabelStyleConfiguration(title: .init(content: title), icon: .init(content: icon)))
        }
    }
}

extension AnyView {
    /// Returns the body of a label style for a configuration, type-erased.
    @MainActor fileprivate static func styled<Style: LabelStyle>(_ style: Style, _ configuration: LabelStyleConfiguration) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension Label: TitledLabel {
    var titleText: Text? { title as? Text }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and an image resource of the program.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(titleView: Text(titleKey), iconView: Image(name))
    }

    /// Creates a label with a localized title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(titleView: Text(titleKey), iconView: Image(systemName: name))
    }

    /// Creates a label with a title that is not localized and an image resource of the program.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(titleView: Text(title), iconView: Image(name))
    }

    /// Creates a label with a title that is not localized and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(titleView: Text(title), iconView: Image(systemName: name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label of a style configuration, for styles that modify the label in the style below them.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(titleView: configuration.title, iconView: configuration.icon)
    }
}
