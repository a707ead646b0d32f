import SwiftUICore

/// A style that shows up to four buttons of a menu side by side, each as its icon above its title; four as icons. Elsewhere it is the same as
/// `automatic`.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { MenuRowControls(configuration: configuration, showsTitles: true) }
}

/// A style that shows up to four buttons of a menu side by side, as their icons. Elsewhere it is the same as `automatic`.
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

/// The buttons of a control group in a row of a menu. A row has room for four, of which up to three have their titles below their icons; more
/// buttons are items of their own.
private struct MenuRowControls: View {
    let configuration: ControlGroupStyleConfiguration
    let showsTitles: Bool
    @Environment(\.isInMenu) private var isInMenu

    private static let limit = 4

    var body: some View {
        if isInMenu {
            Group(subviews: configuration.content) { controls in
                if controls.count > Self.limit {
                    controls
                } else {
                    row(of: controls)
                        .buttonStyle(MenuRowButtonStyle())
                        .changingEnvironment(\.labelStyle) {
                            if showsTitles, controls.count < Self.limit { $0.push(IconAboveTitleStyle()) } else { $0.push(IconOnlyLabelStyle()) }
                        }
                }
            }
        } else {
            AutomaticControlGroupStyle().makeBody(configuration: configuration)
        }
    }

    private func row(of controls: SubviewsCollection) -> some View {
        HStack(spacing: 0) {
            ForEach(controls) { $0.frame(maxWidth: .infinity) }
        }
    }
}

private struct IconAboveTitleStyle: LabelStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            // Icons differ in height; titles stand on one line.
            configuration.icon.frame(minHeight: 22).accessibilityHidden(true)
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
            .foregroundStyle(
                isEnabled ? configuration.role == .destructive && !profile.isMac ? colors.destructive : Color.primary : colors.disabledLabel
            )
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
