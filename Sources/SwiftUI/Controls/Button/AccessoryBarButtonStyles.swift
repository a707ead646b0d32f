import SwiftUICore

/// A style for buttons that narrow a search or a list, in a bar above it: the label, on a faint background while the pointer is over it.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: AccessoryBarAppearance(isFilled: false), configuration: configuration)
    }
}

/// A style for buttons that perform an action on what a bar shows: the label on a faint background.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: AccessoryBarAppearance(isFilled: true), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// The label, on a faint background while the pointer is over it.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// The label on a faint background.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

private struct AccessoryBarAppearance: ButtonStyle {
    /// Whether the background is always shown.
    let isFilled: Bool
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlColors) private var colors
    @Environment(\.platformProfile) private var profile
    @Environment(\.foregroundStyles) private var styles

    init(isFilled: Bool) {
        self.isFilled = isFilled
    }

    func makeBody(configuration: Configuration) -> some View {
        let metrics = profile.controls.button(.small)
        let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
        configuration.label
            .changingEnvironment(\.font) { font in
                if font == nil { font = metrics.font }
            }
            .foregroundStyle(foreground)
            .padding(.horizontal, metrics.horizontalPadding)
            .padding(.vertical, metrics.verticalPadding)
            .background {
                if configuration.isPressed {
                    shape.fill(colors.pressedPartFill)
                } else if isFilled || isHovered {
                    shape.fill(colors.buttonFill)
                }
            }
            .contentShape(shape)
            .focusOutline(shape)
            .onHover { isHovered = $0 && isEnabled }
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(colors.disabledLabel) }
        return styles.isChosen ? AnyShapeStyle(ChosenForegroundStyle()) : AnyShapeStyle(colors.label)
    }
}
