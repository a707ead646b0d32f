import SwiftUICore

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    /// What a label looks like.
    associatedtype Body: View

    /// A label.
    typealias Configuration = LabelStyleConfiguration

    /// What a label looks like.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A label as a style sees it.
public struct LabelStyleConfiguration {
    /// The title of a label.
    nonisolated public struct Title: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The icon of a label.
    nonisolated public struct Icon: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The label's title.
    public var title: Title
    /// The label's icon.
    public var icon: Icon
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabelStyle> { onMainActor { StyleStack(DefaultLabelStyle()) } }
}

extension EnvironmentValues {
    package var labelStyle: StyleStack<any LabelStyle> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the labels in the view look.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        transformEnvironment(\.labelStyle) { $0.push(style) }
    }
}

// MARK: - Built-in styles

/// The platform's style for where the label stands: the icon in toolbars, icon and title elsewhere.
public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlacedLabel(configuration: configuration)
    }
}

private struct PlacedLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInBar) private var isInBar

    var body: some View {
        if isInBar {
            IconOnlyLabelStyle().makeBody(configuration: configuration)
        } else {
            TitleAndIcon(configuration: configuration)
        }
    }
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(configuration: configuration)
    }
}

/// The icon; the title is read out.
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon
            .accessibilityHidden(true)
            .accessibilityRepresentation { configuration.title }
    }
}

/// The title.
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

private struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.platformProfile) private var profile

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: profile.controls.labelSpacing) {
            // The title says it all.
            configuration.icon.accessibilityHidden(true)
            configuration.title
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The platform's style for where the label stands.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Icon and title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon; the title is read out.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
