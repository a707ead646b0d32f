import SwiftUICore

/// Controls that belong together, shown as one.
public struct ControlGroup<Content: View> {
    @Environment(\.controlGroupStyle) private var styles
    private let content: Content
    private let label: AnyView?
    private let isConfigured: Bool

    nonisolated init(contentView: Content, label: AnyView?, isConfigured: Bool = false) {
        content = contentView
        self.label = label
        self.isConfigured = isConfigured
    }

    /// A group of controls.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(contentView: content(), label: nil)
    }
}

extension ControlGroup: View {
    public var body: some View {
        let content = AnyView.part(content, in: styles, \.controlGroupStyle, isConfigured: isConfigured)
        AnyView.control(in: styles, \.controlGroupStyle, isConfigured: isConfigured) {
            .styled($0, ControlGroupStyleConfiguration(
                content: .init(content: content), label: .init(content: label ?? AnyView(EmptyView()))))
        }
        .accessibilityElement(children: .contain)
    }
}

extension AnyView {
    /// What a style makes of a group.
    @MainActor fileprivate static func styled<Style: ControlGroupStyle>(
        _ style: Style, _ configuration: ControlGroupStyleConfiguration
    ) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

/// The content of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledControlGroupContent: View {
    public var body: some View { content }
}

extension ControlGroup {
    /// A group of controls with a label, which menus show.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(contentView: LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
    }

    /// A group of controls with a title, which is looked up in the program's translations.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group of controls with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// A group of controls with a title, which is looked up in the program's translations, and a symbol.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// A group of controls with a title, shown as it is, and a symbol.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style is given, for a style that only changes what is around it.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(contentView: configuration.content, label: AnyView(configuration.label), isConfigured: true)
    }
}

/// How groups of controls look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    /// What a group looks like.
    associatedtype Body: View

    /// A group.
    typealias Configuration = ControlGroupStyleConfiguration

    /// What a group looks like.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A group of controls as a style sees it.
public struct ControlGroupStyleConfiguration {
    /// The controls of a group.
    nonisolated public struct Content: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The label of a group.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The controls.
    public let content: Content
    /// The label.
    public let label: Label
}

private enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ControlGroupStyle> { onMainActor { StyleStack(AutomaticControlGroupStyle()) } }
}

extension EnvironmentValues {
    package var controlGroupStyle: StyleStack<any ControlGroupStyle> {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the groups of controls in the view look.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        transformEnvironment(\.controlGroupStyle) { $0.push(style) }
    }
}

/// The platform's style: buttons side by side on one background.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { JoinedControls(configuration: configuration) }
}

/// Buttons side by side, as in the bar of a page.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }.buttonStyle(.borderless)
    }
}

/// A menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu { configuration.content } label: { configuration.label }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The platform's style: buttons side by side on one background.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Buttons side by side, as in the bar of a page.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu of the controls.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

private struct JoinedControls: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.controlSize) private var size
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        if isInMenu {
            configuration.content
        } else {
            let metrics = profile.controls.button(size)
            let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
            HStack(spacing: 0) {
                configuration.content
                    .buttonStyle(JoinedButton())
                    .eachSubview { subview in
                        subview
                            .overlay(alignment: .leading) {
                                SegmentSeparator(colors.segmentedSeparator).frame(width: 1).padding(.vertical, 6).offset(x: -0.5)
                            }
                            .segment(isChosen: false)
                    }
            }
            .background { shape.fill(colors.buttonFill) }
            .clipShape(shape)
        }
    }
}

private struct JoinedButton: ButtonStyle {
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.controlTint) private var tint
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        let metrics = profile.controls.button(size)
        configuration.label
            .foregroundStyle(
                !isEnabled ? AnyShapeStyle(colors.disabledLabel) : profile.controls.tintsButtonLabels ? tint : AnyShapeStyle(colors.label))
            .padding(.horizontal, metrics.horizontalPadding)
            .padding(.vertical, metrics.verticalPadding)
            .background(configuration.isPressed ? colors.pressedPartFill : .clear)
            .contentShape(Rectangle())
    }
}
