import SwiftUICore

/// Views that are shown or hidden by a press on a label.
public struct DisclosureGroup<Label: View, Content: View> {
    @Environment(\.disclosureGroupStyle) private var styles
    @State private var isOpen = false
    private let isExpanded: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    nonisolated init(isExpanded: Binding<Bool>?, labelView: Label, content: @escaping () -> Content) {
        self.isExpanded = isExpanded
        label = labelView
        self.content = content
    }

    /// A group that keeps to itself whether it is open.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: nil, labelView: label(), content: content)
    }

    /// A group that is open while a value is true.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: isExpanded, labelView: label(), content: content)
    }
}

extension DisclosureGroup: View {
    public var body: some View {
        let isOpen = isExpanded ?? $isOpen
        AnyView.styled(styles.current, DisclosureGroupStyleConfiguration(
            label: .init(label), content: .init(LaterContent(make: content)), isExpanded: isOpen))
    }
}

/// Makes views only when they are shown.
private struct LaterContent<Content: View>: View {
    let make: () -> Content

    var body: some View { make() }
}

extension AnyView {
    /// What a style makes of a group.
    @MainActor fileprivate static func styled<Style: DisclosureGroupStyle>(
        _ style: Style, _ configuration: DisclosureGroupStyleConfiguration
    ) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title, which is looked up in the program's translations.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, labelView: Text(titleKey), content: content)
    }

    /// A group with a title, which is looked up in the program's translations, that is open while a value is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, labelView: Text(titleKey), content: content)
    }

    /// A group with a title, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, labelView: Text(label), content: content)
    }

    /// A group with a title, shown as it is, that is open while a value is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, labelView: Text(label), content: content)
    }
}

/// How groups that open and close look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// What a group looks like.
    associatedtype Body: View

    /// A group.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// What a group looks like, and what changes the configuration's `isExpanded`.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A group that opens and closes as a style sees it.
public struct DisclosureGroupStyleConfiguration {
    /// The label of a group.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The views in a group.
    nonisolated public struct Content: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The group's label.
    public let label: Label
    /// The views in the group.
    public let content: Content
    /// Whether the group is open.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any DisclosureGroupStyle> { onMainActor { StyleStack(AutomaticDisclosureGroupStyle()) } }
}

extension EnvironmentValues {
    package var disclosureGroupStyle: StyleStack<any DisclosureGroupStyle> {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the groups that open and close in the view look.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        transformEnvironment(\.disclosureGroupStyle) { $0.push(style) }
    }
}

/// The platform's style: a label with an arrow that turns.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ArrowAndContent(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The platform's style: a label with an arrow that turns.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct ArrowAndContent: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.platformProfile) private var profile
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyles) private var styles

    var body: some View {
        VStack(alignment: .leading) {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                if profile.isMac {
                    HStack(spacing: 6) {
                        arrow
                        configuration.label
                    }
                } else {
                    HStack(spacing: 0) {
                        // As a row of a list it is text like that of other rows.
                        configuration.label
                            .foregroundStyle(isInListRow && isEnabled && !styles.isChosen ? AnyShapeStyle(Color.primary) : AnyShapeStyle(.foreground))
                        Spacer(minLength: 8)
                        arrow
                    }
                    // Truth `control-015`.
                    .frame(minHeight: 22)
                }
            }
            .buttonStyle(.borderless)
            .accessibility {
                $0.role = .disclosure
                $0.value = Text(verbatim: configuration.isExpanded ? "expanded" : "collapsed")
            }
            if configuration.isExpanded {
                configuration.content.padding(.leading, profile.controls.disclosureIndent)
            }
        }
    }

    private var arrow: some View {
        let size = profile.controls.disclosureArrowSize
        return Chevron().stroke(style: StrokeStyle(lineWidth: size / 5.5, lineCap: .round, lineJoin: .round))
            .frame(width: size * 0.5, height: size)
            .frame(width: size, height: size)
            .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
    }
}
