import SwiftUICore

/// A box around related views, with an optional label.
public struct GroupBox<Label: View, Content: View> {
    @Environment(\.groupBoxStyle) private var styles
    private let label: Label
    private let content: Content

    nonisolated init(labelView: Label, contentView: Content) {
        label = labelView
        content = contentView
    }

    /// Creates a box with a custom label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(labelView: label(), contentView: content())
    }

    /// Creates a box with a custom label.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(labelView: label, contentView: content())
    }
}

extension GroupBox: View {
    public var body: some View {
        let label = AnyView(label)
        let content = AnyView(content)
        AnyView.control(in: styles, \.groupBoxStyle) {
            .styled(
                $0,
                GroupBoxStyleConfiguration(
                    label: .init(content: label), content: .init(content: content), hasLabel: Label.self != EmptyView.self))
        }
        .accessibilityElement(children: .contain)
    }
}

extension AnyView {
    /// Returns the body of `style` for a box, type-erased.
    @MainActor fileprivate static func styled<Style: GroupBoxStyle>(_ style: Style, _ configuration: GroupBoxStyleConfiguration) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(labelView: EmptyView(), contentView: content())
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(titleKey), contentView: content())
    }

    /// Creates a box with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(title), contentView: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the box of a style configuration, for styles that modify the box in the style below them.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(labelView: configuration.label, contentView: configuration.content)
    }
}

/// A type that defines the appearance of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// The type of the view that represents a box.
    associatedtype Body: View

    /// The properties of a box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Returns the view that represents a box with the given properties.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a group box that are passed to its style.
public struct GroupBoxStyleConfiguration {
    /// The type-erased label of a box.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The type-erased content of a box.
    nonisolated public struct Content: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The label of the box.
    public let label: Label
    /// The content of the box.
    public let content: Content
    let hasLabel: Bool
}

extension EnvironmentValues {
    @Entry package var groupBoxStyle: StyleStack<any GroupBoxStyle> = onMainActor { StyleStack(DefaultGroupBoxStyle()) }
}

extension View {
    /// Sets the style of the group boxes inside this view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        changingEnvironment(\.groupBoxStyle) { $0.push(style) }
    }
}

/// The default style of the platform, with the label inside the box on iOS and above it on macOS.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Box(configuration: configuration)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style of the platform: the label is inside the box on iOS and above it on macOS.
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
