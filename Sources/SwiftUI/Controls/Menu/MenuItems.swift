import SwiftUICore

private enum OpensSubmenuKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether an item of a menu opens another one.
    package var opensSubmenu: Bool {
        get { self[OpensSubmenuKey.self] }
        set { self[OpensSubmenuKey.self] = newValue }
    }
}

/// The items of a menu, one under the other.
struct MenuItems<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors

    var body: some View {
        MenuRows(rowsStyle) { content }
            .padding(.vertical, profile.isMacOS ? 5 : 0)
            .environment(\.isInMenu, true)
            .environment(\.font, profile.isMacOS ? .subheadline : .footnote)
            .foregroundStyle(.secondary)
            .transformEnvironment(\.primitiveButtonStyle) { $0.push(MenuItemStyle()) }
            .transformEnvironment(\.labelStyle) { $0.push(MenuLabelStyle()) }
            .environment(\.multilineTextAlignment, .leading)
    }

    private var rowsStyle: MenuRowsStyle {
        let padding = profile.controls.menuRowPadding
        return MenuRowsStyle(
            minimumWidth: profile.controls.menuWidth, lineColor: profile.isMacOS ? nil : colors.menuSeparator,
            gapHeight: profile.isMacOS ? 11 : 8, gapColor: profile.isMacOS ? colors.menuSeparator : colors.menuSectionGap,
            isGapFilled: !profile.isMacOS,
            textInsets: EdgeInsets(top: profile.isMacOS ? 4 : 9, leading: padding, bottom: profile.isMacOS ? 4 : 9, trailing: padding))
    }
}

/// An item of a menu, which closes it when it is chosen.
struct MenuItemStyle: PrimitiveButtonStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        MenuItem(configuration: configuration)
    }
}

private struct MenuItem: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false
    @State private var isHovered = false
    @Environment(\.platformProfile) private var profile
    @Environment(\.opensSubmenu) private var opensSubmenu
    @Environment(\.dismissMenu) private var dismissMenu
    @Environment(\.menuActionDismissBehavior) private var dismissBehavior

    var body: some View {
        MenuItemRow(
            label: configuration.label, isDestructive: configuration.role == .destructive, isPressed: isPressed, isHovered: isHovered)
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
            .onPress(tolerance: 0, pressed: { isPressed = $0 }, perform: choose)
            .primaryAction(perform: choose)
            .focusEffectDisabled()
    }

    private func choose() {
        configuration.trigger()
        if !opensSubmenu, dismissBehavior != .disabled { dismissMenu() }
    }
}

private struct MenuItemRow: View {
    let label: PrimitiveButtonStyleConfiguration.Label
    let isDestructive: Bool
    let isPressed: Bool
    let isHovered: Bool
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isMenuItemChosen) private var isChosen
    @Environment(\.opensSubmenu) private var opensSubmenu
    @Environment(\.keyboardShortcut) private var shortcut

    var body: some View {
        let metrics = profile.controls
        let isLit = isEnabled && (isPressed || isHovered || isFocused)
        HStack(spacing: profile.isMacOS ? 5 : 8) {
            if let isChosen {
                CheckMark()
                    .stroke(style: StrokeStyle(lineWidth: profile.isMacOS ? 1.6 : 2, lineCap: .round, lineJoin: .round))
                    .frame(width: profile.isMacOS ? 9 : 12, height: profile.isMacOS ? 8 : 11)
                    .opacity(isChosen ? 1 : 0)
            }
            label.frame(maxWidth: .infinity, alignment: .leading)
            if profile.isMacOS, let shortcut {
                Text(verbatim: shortcut.title)
                    .foregroundStyle(isLit ? foreground(isLit: true) : colors.disabledLabel)
                    .fixedSize()
                    .padding(.leading, 16)
            }
            if opensSubmenu {
                Chevron()
                    .stroke(style: StrokeStyle(lineWidth: profile.isMacOS ? 1.5 : 2, lineCap: .round, lineJoin: .round))
                    .frame(width: profile.isMacOS ? 4 : 6, height: profile.isMacOS ? 8 : 11)
            }
        }
        .font(.body)
        .foregroundStyle(foreground(isLit: isLit))
        .padding(.horizontal, profile.isMacOS ? metrics.menuRowPadding - 5 : metrics.menuRowPadding)
        .frame(minHeight: profile.isMacOS ? metrics.menuRowHeight - 2 : metrics.menuRowHeight)
        .background { if isLit { highlight } }
        .padding(.horizontal, profile.isMacOS ? 5 : 0)
        .accessibility { if isChosen == true { $0.addedTraits = .isSelected } }
    }

    @ViewBuilder private var highlight: some View {
        if profile.isMacOS {
            RoundedRectangle(cornerRadius: 5, style: .continuous).fill(colors.menuHighlight.opacity(isChosen == nil ? 1 : 0.3))
        } else {
            colors.menuHighlight
        }
    }

    private func foreground(isLit: Bool) -> Color {
        if !isEnabled { return colors.disabledLabel }
        // The texts of a picker keep their colour.
        if profile.isMacOS, isLit, isChosen == nil { return colors.onAccent }
        return isDestructive ? colors.destructive : Color.primary
    }
}

/// Labels in menus: the icon at the far end on iOS, before the title on macOS.
struct MenuLabelStyle: LabelStyle {
    @Environment(\.platformProfile) private var profile

    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: profile.isMacOS ? 6 : 12) {
            if profile.isMacOS { configuration.icon.accessibilityHidden(true) }
            configuration.title
            if !profile.isMacOS {
                Spacer(minLength: 0)
                configuration.icon.accessibilityHidden(true)
            }
        }
    }
}
