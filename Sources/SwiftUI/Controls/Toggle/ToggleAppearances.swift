import SwiftUICore

/// The default toggle for the context: a checked item in menus, a button in bars, a switch on iOS and in grouped forms, else a check box. On macOS
/// the value of labelled content is a check box in grouped forms, too (as `LabeledContent` is documented).
struct AutomaticToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.platformProfile) private var profile
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isInBar) private var isInBar
    @Environment(\.spreadsLabels) private var spreadsLabels
    @Environment(\.isInLabeledContent) private var isInLabeledContent

    var body: some View {
        if isInMenu {
            ToggleButton(configuration: configuration).environment(\.isMenuItemChosen, configuration.isOn)
        } else if isInBar, let height = profile.bars.bezellessButtonHeight {
            ToggleButton(configuration: configuration).buttonStyle(ToolbarButtonAppearance(height: height, isOn: configuration.isOn))
        } else if isInBar {
            ButtonToggleStyle().makeBody(configuration: configuration)
        } else if !spreadsLabels || isInLabeledContent && profile.isMac {
            CheckboxToggle(configuration: configuration)
        } else {
            SwitchToggle(configuration: configuration, color: nil)
        }
    }
}

/// A button that changes the value of a toggle, in the style of the buttons around it.
struct ToggleButton: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
    }
}

/// A switch after its label.
struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    let color: Color?
    @State private var isPressed = false
    @Environment(\.areLabelsHidden) private var hidesLabel
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.platformProfile) private var profile
    @Environment(\.spreadsLabels) private var spreadsLabels

    var body: some View {
        HStack(spacing: 0) {
            if !hidesLabel {
                configuration.label.opacity(isEnabled ? 1 : profile.controls.disabledSwitchLabelOpacity)
                if !spreadsLabels {
                    Spacer().frame(width: profile.controls.labelToControl)
                } else {
                    Spacer(minLength: profile.controls.labelToControl)
                }
            }
            SwitchMark(isOn: configuration.isOn, isMixed: configuration.isMixed, isPressed: isPressed, color: color)
        }
        .contentShape(Rectangle())
        .onPress(tolerance: profile.controls.pressTolerance, pressed: { isPressed = $0 }) { configuration.isOn.toggle() }
        .primaryAction { configuration.isOn.toggle() }
    }
}

struct SwitchMark: View {
    let isOn: Bool
    var isMixed = false
    var isPressed = false
    var color: Color?
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.tintStyle) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.isInGroupedForm) private var isInGroupedForm

    var body: some View {
        let controls = profile.controls
        // The human interface guidelines recommend mini switches for the rows of grouped forms on macOS.
        let size = controls.smallSwitchSizes[isInGroupedForm && controlSize == .regular ? .mini : controlSize] ?? controls.switchSize
        let scale = size.height / controls.switchSize.height
        let inset = controls.switchKnobInset * scale
        let knob = size.height - 2 * inset
        // The knob grows towards the middle while the switch is pressed.
        let length = controls.switchKnobWidth * scale + (isPressed && isEnabled ? knob * 0.22 : 0)
        let reach = (size.width - length) / 2 - inset
        ZStack {
            Capsule().fill(bed)
            Capsule().fill(ControlAppearances.switches.knob ?? colors.knob)
                .panelShadow(color: .black.opacity(0.15), radius: 1.5, y: 2)
                .frame(width: length, height: knob)
                .offset(x: isMixed ? 0 : isOn ? reach : -reach)
        }
        .animation(.easeInOut(duration: 0.2), value: isOn)
        .animation(.easeInOut(duration: 0.15), value: isPressed)
        .frame(width: size.width, height: size.height)
        .focusOutline(Capsule())
        .groupOpacity(isEnabled ? 1 : 0.5)
        .frame(width: size.width - controls.switchOverhang, alignment: .leading)
    }

    private var bed: AnyShapeStyle {
        guard isOn || isMixed else { return AnyShapeStyle(colors.switchOff) }
        return color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(ControlAppearances.switches.on ?? colors.switchOn)
    }
}

/// A check box before its label.
struct CheckboxToggle: View {
    let configuration: ToggleStyleConfiguration
    @State private var isPressed = false
    @Environment(\.areLabelsHidden) private var hidesLabel
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.platformProfile) private var profile

    var body: some View {
        let controls = profile.controls
        HStack(alignment: .firstTextBaseline, spacing: controls.checkboxGap) {
            CheckboxMark(isOn: configuration.isOn, isMixed: configuration.isMixed, isPressed: isPressed)
                .alignmentGuide(.firstTextBaseline) { $0.height - controls.checkboxDescent }
            if !hidesLabel { configuration.label.opacity(isEnabled ? 1 : 0.4) }
        }
        .contentShape(Rectangle())
        .onPress(tolerance: controls.pressTolerance, pressed: { isPressed = $0 }) { configuration.isOn.toggle() }
        .primaryAction { configuration.isOn.toggle() }
    }
}

struct CheckboxMark: View {
    let isOn: Bool
    var isMixed = false
    var isPressed = false
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.controlTint) private var tint
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let size = profile.controls.checkboxSize
        let shape = RoundedRectangle(cornerRadius: profile.controls.checkboxCornerRadius, style: .continuous)
        let stroke = StrokeStyle(lineWidth: size / 8, lineCap: .round, lineJoin: .round)
        ZStack {
            shape.fill(isOn || isMixed ? tint : AnyShapeStyle(colors.boxFill))
            if !(isOn || isMixed) { shape.strokeBorder(colors.boxBorder, lineWidth: 1.5) }
            if isMixed {
                Capsule().fill(colors.onAccent).frame(width: size / 2, height: size / 8)
            } else if isOn {
                CheckMark().stroke(colors.onAccent, style: stroke).frame(width: size * 0.48, height: size * 0.42)
            }
            if isPressed { shape.fill(Color.black.opacity(0.12)) }
        }
        .frame(width: size, height: size)
        .focusOutline(shape)
        .groupOpacity(isEnabled ? 1 : 0.5)
    }
}

/// The appearance of a button that stays highlighted while its toggle is on.
struct ToggleButtonAppearance: ButtonStyle {
    let isOn: Bool
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlSize) private var size
    @Environment(\.controlTint) private var tint
    @Environment(\.controlColors) private var colors
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.isEnabled) private var isEnabled

    init(isOn: Bool) {
        self.isOn = isOn
    }

    func makeBody(configuration: Configuration) -> some View {
        let metrics = profile.controls.button(size)
        let shape = borderShape.shape(metrics)
        configuration.label
            .foregroundStyle(foreground)
            .padding(.horizontal, metrics.horizontalPadding)
            .padding(.vertical, metrics.verticalPadding)
            .background { shape.fill(background) }
            .contentShape(shape)
            .groupOpacity(configuration.isPressed ? 0.7 : 1)
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(colors.disabledLabel) }
        if profile.controls.tintsButtonLabels { return tint }
        return AnyShapeStyle(isOn ? colors.onAccent : colors.label)
    }

    private var background: AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(profile.controls.hasBorderedToggleButtons ? colors.buttonFill : .clear) }
        if !isEnabled { return AnyShapeStyle(colors.disabledButtonFill) }
        return profile.controls.hasBorderedToggleButtons ? tint : AnyShapeStyle(tint.opacity(0.15))
    }
}
