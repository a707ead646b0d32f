import SwiftUICore

/// Views that belong together in a box, with a label.
public struct GroupBox<Label: View, Content: View> {
    @Environment(\.groupBoxStyle) private var styles
    private let label: Label
    private let content: Content

    nonisolated init(labelView: Label, contentView: Content) {
        label = labelView
        content = contentView
    }

    /// A box with a label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(labelView: label(), contentView: content())
    }

    /// A box with a label.
    @available(*, deprecated, message: "Use GroupBox(content:label:) instead.")
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(labelView: label, contentView: content())
    }
}

extension GroupBox: View {
    public var body: some View {
        let isConfigured = Label.self == GroupBoxStyleConfiguration.Label.self
        let label = AnyView.part(label, in: styles, \.groupBoxStyle, isConfigured: isConfigured)
        let content = AnyView.part(content, in: styles, \.groupBoxStyle, isConfigured: isConfigured)
        AnyView.control(in: styles, \.groupBoxStyle, isConfigured: isConfigured) {
            .styled($0, GroupBoxStyleConfiguration(
                label: .init(content: label), content: .init(content: content), hasLabel: Label.self != EmptyView.self))
        }
        .accessibilityElement(children: .contain)
    }
}

extension AnyView {
    /// What a style makes of a box.
    @MainActor fileprivate static func styled<Style: GroupBoxStyle>(_ style: Style, _ configuration: GroupBoxStyleConfiguration) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(labelView: EmptyView(), contentView: content())
    }
}

extension GroupBox where Label == Text {
    /// A box with a title, which is looked up in the program's translations.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(titleKey), contentView: content())
    }

    /// A box with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(title), contentView: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is given, for a style that only changes what is around it.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(labelView: configuration.label, contentView: configuration.content)
    }
}

/// How boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// What a box looks like.
    associatedtype Body: View

    /// A box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// What a box looks like.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A box as a style sees it.
public struct GroupBoxStyleConfiguration {
    /// The label of a box.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The views in a box.
    nonisolated public struct Content: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The box's label.
    public let label: Label
    /// The views in the box.
    public let content: Content
    let hasLabel: Bool
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any GroupBoxStyle> { onMainActor { StyleStack(DefaultGroupBoxStyle()) } }
}

extension EnvironmentValues {
    package var groupBoxStyle: StyleStack<any GroupBoxStyle> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the boxes in the view look.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        transformEnvironment(\.groupBoxStyle) { $0.push(style) }
    }
}

/// The platform's style: the label in the box on iOS, above it on macOS.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Box(configuration: configuration)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The platform's style: the label in the box on iOS, above it on macOS.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct Box: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors

    var body: some View {
        let metrics = profile.controls
        let shape = RoundedRectangle(cornerRadius: metrics.groupBoxCornerRadius, style: .continuous)
        if profile.isMac {
            VStack(alignment: .leading, spacing: metrics.groupBoxLabelSpacing) {
                if configuration.hasLabel { configuration.label.font(.headline).padding(.leading, 8) }
                VStack(alignment: .leading) { configuration.content }
                    .padding(metrics.groupBoxPadding)
                    .background { shape.fill(colors.groupBox) }
                    .overlay { shape.strokeBorder(colors.groupBoxBorder, lineWidth: 1) }
            }
        } else {
            VStack(alignment: .leading, spacing: metrics.groupBoxLabelSpacing) {
                if configuration.hasLabel { configuration.label.font(.headline) }
                VStack(alignment: .leading) { configuration.content }
            }
            .padding(metrics.groupBoxPadding)
            .background { shape.fill(colors.groupBox) }
        }
    }
}
