import SwiftUICore

/// A view that shows or hides its content when the user activates its label.
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

    /// Creates a group that manages its state itself and is initially collapsed.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: nil, labelView: label(), content: content)
    }

    /// Creates a group that is expanded while `isExpanded` is true.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: isExpanded, labelView: label(), content: content)
    }
}

extension DisclosureGroup: View {
    public var body: some View {
        let isOpen = isExpanded ?? $isOpen
        let label = AnyView(LabelStack(label))
        let content = AnyView(LaterContent(make: content))
        AnyView.control(in: styles, \.disclosureGroupStyle) {
            .styled(
                $0, DisclosureGroupStyleConfiguration(label: .init(content: label), content: .init(content: content), isExpanded: isOpen))
        }
    }
}

/// Evaluates its content only when it is shown.
private struct LaterContent<Content: View>: View {
    let make: () -> Content

    var body: some View { make() }
}

extension AnyView {
    /// Returns the body of `style` for a group, type-erased.
    @MainActor fileprivate static func styled<Style: DisclosureGroupStyle>(
        _ style: Style, _ configuration: DisclosureGroupStyleConfiguration
    ) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, labelView: Text(titleKey), content: content)
    }

    /// Creates a group with a localized title that is expanded while `isExpanded` is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, labelView: Text(titleKey), content: content)
    }

    /// Creates a group with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, labelView: Text(label), content: content)
    }

    /// Creates a group with a title that is not localized, which is expanded while `isExpanded` is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, labelView: Text(label), content: content)
    }
}

/// A type that defines the appearance and behaviour of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// The type of the view that represents a group.
    associatedtype Body: View

    /// The properties of a group.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Returns the view that represents a group and changes the `isExpanded` of the configuration.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a disclosure group that are passed to its style.
public struct DisclosureGroupStyleConfiguration {
    /// The type-erased label of a group.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The type-erased content of a group.
    nonisolated public struct Content: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The label of the group.
    public let label: Label
    /// The content of the group.
    public let content: Content
    /// Whether the group is expanded.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension EnvironmentValues {
    @Entry package var disclosureGroupStyle: StyleStack<any DisclosureGroupStyle> = onMainActor { StyleStack(AutomaticDisclosureGroupStyle()) }
}

extension View {
    /// Sets the style of the disclosure groups inside this view.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        changingEnvironment(\.disclosureGroupStyle) { $0.push(style) }
    }
}

/// The default style of the platform, which shows the label with an arrow that turns.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        RowsInList(rows: DisclosureRows(configuration: configuration), column: ArrowAndContent(configuration: configuration))
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style of the platform: a label with an arrow that turns.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
