import SwiftUICore

/// A group of related controls that is shown as a unit, such as joined buttons.
public struct ControlGroup<Content: View> {
    @Environment(\.controlGroupStyle) private var styles
    private let content: Content
    private let label: AnyView?

    nonisolated init(contentView: Content, label: AnyView?) {
        content = contentView
        self.label = label
    }

    /// Creates a group without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(contentView: content(), label: nil)
    }
}

extension ControlGroup: View {
    public var body: some View {
        let content = AnyView(content)
        AnyView.control(in: styles, \.controlGroupStyle) {
            .styled(
                $0,
                ControlGroupStyleConfiguration(
                    content: .init(content: content), label: .init(content: label ?? AnyView(EmptyView()))))
        }
        .accessibilityElement(children: .contain)
    }
}

extension AnyView {
    /// Returns the body of `style` for a group, type-erased.
    @MainActor fileprivate static func styled<Style: ControlGroupStyle>(
        _ style: Style, _ configuration: ControlGroupStyleConfiguration
    ) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

/// The content of a control group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledControlGroupContent: View {
    public var body: some View { content }
}

extension ControlGroup {
    /// Creates a group with a custom label, which is shown by styles such as `menu`.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(contentView: LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
    }

    /// Creates a group with a localized title.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a localized title and a symbol.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a group with a title that is not localized and a symbol.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    /// Creates a group with a localized title and an image of an asset catalogue.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }

    /// Creates a group with a title that is not localized and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, image: image) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the group of a style configuration, for styles that modify the group in the style below them.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(contentView: configuration.content, label: AnyView(configuration.label))
    }
}

/// A type that defines the appearance of control groups.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    /// The type of the view that represents a group.
    associatedtype Body: View

    /// The properties of a group.
    typealias Configuration = ControlGroupStyleConfiguration

    /// Returns the view that represents a group with the given properties.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a control group that are passed to its style.
public struct ControlGroupStyleConfiguration {
    /// The type-erased controls of a group.
    nonisolated public struct Content: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The type-erased label of a group.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The controls of the group.
    public let content: Content
    /// The label of the group, empty if it has none.
    public let label: Label
}

extension EnvironmentValues {
    @Entry package var controlGroupStyle: StyleStack<any ControlGroupStyle> = onMainActor { StyleStack(AutomaticControlGroupStyle()) }
}

extension View {
    /// Sets the appearance of the control groups inside this view.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        changingEnvironment(\.controlGroupStyle) { $0.push(style) }
    }
}

/// The default style of the platform, which shows the buttons side by side on a shared background, and in a menu as `compactMenu`.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { JoinedControls(configuration: configuration) }
}

/// A style that shows borderless buttons side by side, as in a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }.buttonStyle(.borderless)
    }
}

/// A style that shows the controls in a menu that the label opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style of the platform: buttons side by side on a shared background.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Borderless buttons side by side, as in a navigation bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu with the controls, which the label opens.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

private struct JoinedControls: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.controlSize) private var size
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isInBar) private var isInBar

    var body: some View {
        if isInMenu {
            CompactMenuControlGroupStyle().makeBody(configuration: configuration)
        } else if isInBar, profile.bars.bezellessButtonHeight != nil {
            HStack(spacing: 0) { configuration.content }
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
                !isEnabled ? AnyShapeStyle(colors.disabledLabel) : profile.controls.tintsButtonLabels ? tint : AnyShapeStyle(colors.label)
            )
            .padding(.horizontal, metrics.horizontalPadding)
            .padding(.vertical, metrics.verticalPadding)
            .background(configuration.isPressed ? colors.pressedPartFill : .clear)
            .contentShape(Rectangle())
    }
}
