import SwiftUICore

/// The default style of the platform: borderless on iOS, bordered on macOS.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: AutomaticAppearance(), configuration: configuration)
    }
}

/// A style that shows only the label, which fades while the button is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: PlainAppearance(), configuration: configuration)
    }
}

/// A style that shows the label in the tint, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BorderlessAppearance(), configuration: configuration)
    }
}

/// A style that shows the label on a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BorderedAppearance(isProminent: false), configuration: configuration)
    }
}

/// A style that shows the label on a background in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BorderedAppearance(isProminent: true), configuration: configuration)
    }
}

/// A style that shows the label in the colour of links.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: LinkAppearance(), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style of the platform: borderless on iOS, bordered on macOS.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Only the label, which fades while the button is pressed.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint, without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a faint background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a background in the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label in the colour of links.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
