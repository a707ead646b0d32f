import SwiftUICore

/// A type that defines the appearance of labels.
@MainActor @preconcurrency public protocol LabelStyle {
    /// The type of the view that represents a label.
    associatedtype Body: View

    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration

    /// Returns the view that represents a label with the given properties.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a label that are passed to its style.
public struct LabelStyleConfiguration {
    /// The type-erased title of a label.
    nonisolated public struct Title: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The type-erased icon of a label.
    nonisolated public struct Icon: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The title of the label.
    public var title: Title
    /// The icon of the label.
    public var icon: Icon
}

extension EnvironmentValues {
    @Entry package var labelStyle: StyleStack<any LabelStyle> = onMainActor { StyleStack(DefaultLabelStyle()) }
}

extension View {
    /// Sets the style of the labels inside this view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        changingEnvironment(\.labelStyle) { $0.push(style) }
    }
}

// MARK: - Built-in styles

/// The default style for the context: only the icon in toolbars, icon and title elsewhere.
public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlacedLabel(configuration: configuration)
    }
}

private struct PlacedLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInBar) private var isInBar
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        if isInMenu {
            MenuLabel(configuration: configuration)
        } else if isInBar {
            IconOnlyLabelStyle().makeBody(configuration: configuration)
        } else {
            TitleAndIcon(configuration: configuration)
        }
    }
}

/// A style that shows the icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(configuration: configuration)
    }
}

/// A style that shows only the icon. Assistive programs read the title.
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon
            .accessibilityHidden(true)
            .accessibilityRepresentation { configuration.title }
    }
}

/// A style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

private struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.platformProfile) private var profile
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth
    @Environment(\.isInMenu) private var isInMenu
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        if isInMenu {
            MenuLabel(configuration: configuration, showsIcon: true)
        } else {
            HStack(alignment: .firstTextBaseline, spacing: spacing ?? profile.controls.labelSpacing) {
                // The title suffices for assistive programs.
                configuration.icon.frame(minWidth: iconWidth ?? profile.controls.labelIconWidth * textScale).accessibilityHidden(true)
                configuration.title
            }
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style for the context: only the icon in toolbars, icon and title elsewhere.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon and the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Only the icon. Assistive programs read the title.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Only the title.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
