import SwiftUICore

/// The appearance of buttons without an explicit style.
struct AutomaticAppearance: ButtonStyle {
    @Environment(\.platformProfile) private var profile
    @Environment(\.isInBar) private var isInBar

    func makeBody(configuration: Configuration) -> some View {
        if isInBar, profile.bars.glass != nil {
            StyledView(GlassBarItemAppearance(isProminent: false), configuration) { $0.makeBody(configuration: $1) }
        } else if isInBar, let height = profile.bars.bezellessButtonHeight {
            StyledView(ToolbarButtonAppearance(height: height), configuration) { $0.makeBody(configuration: $1) }
        } else if profile.controls.hasBorderedButtons {
            StyledView(BorderedAppearance(isProminent: false), configuration) { $0.makeBody(configuration: $1) }
        } else {
            StyledView(BorderlessAppearance(), configuration) { $0.makeBody(configuration: $1) }
        }
    }
}

struct PlainAppearance: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(!isEnabled ? 0.4 : configuration.isPressed ? 0.5 : 1)
    }
}

struct BorderlessAppearance: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlTint) private var tint
    @Environment(\.controlColors) private var colors
    @Environment(\.platformProfile) private var profile
    @Environment(\.foregroundStyles) private var styles
    @Environment(\.backgroundProminence) private var backgroundProminence
    @Environment(\.isInBar) private var isInBar

    func makeBody(configuration: Configuration) -> some View {
        if isInBar, profile.bars.glass != nil {
            StyledView(GlassBarItemAppearance(isProminent: false), configuration) { $0.makeBody(configuration: $1) }
        } else {
            label(configuration)
        }
    }

    private func label(_ configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(foreground(configuration))
            .opacity(configuration.isPressed ? profile.controls.pressedLabelOpacity : 1)
            // Fades at once and returns slowly (truth `animation-025`).
            .animation(configuration.isPressed ? nil : .easeOut(duration: 0.25), value: configuration.isPressed)
    }

    private func foreground(_ configuration: Configuration) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(colors.disabledLabel) }
        if styles.isChosen { return AnyShapeStyle(ChosenForegroundStyle()) }
        if backgroundProminence == .increased { return AnyShapeStyle(.primary) }
        return profile.controls.buttonLabel(configuration.role, tint: tint, colors: colors)
    }
}

extension ControlProfile {
    /// Returns the style of an enabled button's label that is not filled: a tint inside the label counts before that of the role and platform.
    fileprivate func buttonLabel(_ role: ButtonRole?, tint: AnyShapeStyle, colors: ControlColors) -> AnyShapeStyle {
        let usual = role == .destructive ? AnyShapeStyle(colors.destructive) : tintsButtonLabels ? tint : AnyShapeStyle(colors.label)
        return AnyShapeStyle(TintOrDefaultShapeStyle(default: usual))
    }
}

struct LinkAppearance: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlColors) private var colors
    @Environment(\.backgroundProminence) private var backgroundProminence

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(foreground)
            .opacity(configuration.isPressed ? 0.5 : 1)
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(colors.disabledLabel) }
        return backgroundProminence == .increased ? AnyShapeStyle(.primary) : AnyShapeStyle(.link)
    }
}

/// A label on a faint background, or on a background in the tint if prominent. On a strong background, such as that of a selected row on macOS,
/// the label is white and its background faint, since the accent colour would not stand out there.
struct BorderedAppearance: ButtonStyle {
    private let hasProminentStyle: Bool
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlTint) private var tint
    @Environment(\.tintStyle) private var explicitTint
    @Environment(\.controlColors) private var colors
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.platformProfile) private var profile
    @Environment(\.colorScheme) private var scheme
    @Environment(\.foregroundStyles) private var styles
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.backgroundProminence) private var backgroundProminence
    @Environment(\.isInBar) private var isInBar

    init(isProminent: Bool) {
        hasProminentStyle = isProminent
    }

    private var isProminent: Bool {
        hasProminentStyle || (shortcut == .defaultAction && profile.controls.fillsDefaultButtons)
    }

    func makeBody(configuration: Configuration) -> some View {
        if isInBar, profile.bars.glass != nil {
            StyledView(GlassBarItemAppearance(isProminent: hasProminentStyle), configuration) { $0.makeBody(configuration: $1) }
        } else {
            bordered(configuration)
        }
    }

    private func bordered(_ configuration: Configuration) -> some View {
        let metrics = profile.controls.button(size)
        let shape = borderShape.shape(metrics)
        let isRound = borderShape == .circle
        return configuration.label
            .changingEnvironment(\.font) { font in
                if font == nil { font = metrics.font }
            }
            .foregroundStyle(foreground(configuration))
            .opacity(configuration.isPressed ? profile.controls.pressedBezelLabelOpacity : 1)
            .frame(maxWidth: sizing == .flexible ? .infinity : nil)
            .padding(.horizontal, isRound ? metrics.verticalPadding : metrics.horizontalPadding)
            .padding(.vertical, metrics.verticalPadding)
            .background {
                shape.fill(background(configuration))
                if configuration.isPressed, hasTintedFill(configuration) { shape.fill(Color.black.opacity(0.12)) }
                if isHovered, !configuration.isPressed { shape.fill(Color.primary.opacity(0.03)) }
            }
            .contentShape(shape)
            .focusOutline(shape)
            .onHover { isHovered = $0 && profile.controls.showsHover && isEnabled }
    }

    private func hasTintedFill(_ configuration: Configuration) -> Bool {
        isEnabled && backgroundProminence == .standard
            && (isProminent || explicitTint != nil || (configuration.role == .destructive && profile.controls.tintsButtonLabels))
    }

    private func color(_ configuration: Configuration) -> AnyShapeStyle {
        configuration.role == .destructive && explicitTint == nil ? AnyShapeStyle(colors.destructive) : tint
    }

    private func foreground(_ configuration: Configuration) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(colors.disabledLabel) }
        if styles.isChosen { return AnyShapeStyle(ChosenForegroundStyle()) }
        if backgroundProminence == .increased { return AnyShapeStyle(.primary) }
        if isProminent { return AnyShapeStyle(colors.onAccent) }
        return profile.controls.buttonLabel(configuration.role, tint: tint, colors: colors)
    }

    private func background(_ configuration: Configuration) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(colors.disabledButtonFill) }
        if backgroundProminence == .increased {
            return AnyShapeStyle(configuration.isPressed || isProminent ? colors.pressedButtonFill : colors.buttonFill)
        }
        if isProminent { return color(configuration) }
        if hasTintedFill(configuration) { return AnyShapeStyle(color(configuration).opacity(scheme == .dark ? 0.24 : 0.15)) }
        return AnyShapeStyle(configuration.isPressed ? colors.pressedButtonFill : colors.buttonFill)
    }
}
