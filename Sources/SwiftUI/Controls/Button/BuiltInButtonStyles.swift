import SwiftUICore

/// The platform's style for where the button stands: no more than its label on iOS, bordered on macOS.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: AutomaticAppearance(), configuration: configuration)
    }
}

/// No more than the label, which fades while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: PlainAppearance(), configuration: configuration)
    }
}

/// A label in the tint, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BorderlessAppearance(), configuration: configuration)
    }
}

/// A label on a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BorderedAppearance(isProminent: false), configuration: configuration)
    }
}

/// A label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BorderedAppearance(isProminent: true), configuration: configuration)
    }
}

/// A label that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: LinkAppearance(), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The platform's style for where the button stands.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// No more than the label, which fades while it is pressed.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A label in the tint, without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A label on a faint background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A label on the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A label that looks like a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
