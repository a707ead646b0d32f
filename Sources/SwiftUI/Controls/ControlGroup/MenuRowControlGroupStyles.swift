import SwiftUICore

/// A style that shows the buttons of a menu side by side, each as its icon above its title. Elsewhere it is the same as `automatic`.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { MenuRowControls(configuration: configuration, showsTitles: true) }
}

/// A style that shows the buttons of a menu side by side, as their icons. Elsewhere it is the same as `automatic`.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { MenuRowControls(configuration: configuration, showsTitles: false) }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// The buttons of a menu side by side, each as its icon above its title. Elsewhere the same as `automatic`.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The buttons of a menu side by side, as their icons. Elsewhere the same as `automatic`.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The buttons of a control group in a row of a menu.
private struct MenuRowControls: View {
    let configuration: ControlGroupStyleConfiguration
    let showsTitles: Bool
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        if isInMenu {
            HStack(spacing: 0) {
                controls.buttonStyle(MenuRowButtonStyle()).eachSubview { $0.frame(maxWidth: .infinity) }
            }
        } else {
            AutomaticControlGroupStyle().makeBody(configuration: configuration)
        }
    }

    @ViewBuilder private var controls: some View {
        if showsTitles {
            configuration.content.labelStyle(IconAboveTitleStyle())
        } else {
            configuration.content.labelStyle(.iconOnly)
        }
    }
}

private struct IconAboveTitleStyle: LabelStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.accessibilityHidden(true)
            configuration.title.font(.caption).lineLimit(1)
        }
    }
}

private struct MenuRowButtonStyle: PrimitiveButtonStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { MenuRowButton(configuration: configuration) }
}

private struct MenuRowButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false
    @State private var isHovered = false
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused

    var body: some View {
        configuration.label
            .font(.body)
            .foregroundStyle(isEnabled ? configuration.role == .destructive ? colors.destructive : Color.primary : colors.disabledLabel)
            .padding(6)
            .frame(maxWidth: .infinity, minHeight: profile.controls.menu.rowHeight)
            .background {
                if isEnabled, isPressed || isHovered || isFocused {
                    RoundedRectangle(cornerRadius: profile.controls.menu.highlightCornerRadius, style: .continuous).fill(colors.pressedPartFill)
                }
            }
            .menuItem(configuration, isPressed: $isPressed, isHovered: $isHovered)
    }
}
