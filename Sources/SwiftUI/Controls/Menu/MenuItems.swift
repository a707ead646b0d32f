import SwiftUICore

extension EnvironmentValues {
    /// Whether a menu item opens a submenu.
    @Entry package var opensSubmenu = false
}

/// The items of a menu, stacked vertically.
package struct MenuItems<Content: View>: View {
    let content: Content
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.menuOrder) private var order

    package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    package var body: some View {
        MenuRows(rowsStyle) { content }
            .padding(.vertical, profile.controls.menu.verticalPadding)
            .environment(\.isInMenu, true)
            .environment(\.font, .system(profile.controls.menu.headerStyle))
            .foregroundStyle(.secondary)
            .changingEnvironment(\.primitiveButtonStyle) { $0.push(MenuItemStyle()) }
            .changingEnvironment(\.labelStyle) { $0.push(MenuLabelStyle()) }
            .environment(\.multilineTextAlignment, .leading)
    }

    private var rowsStyle: MenuRowsStyle {
        let menu = profile.controls.menu
        return MenuRowsStyle(
            minimumWidth: menu.minimumWidth, lineColor: menu.separatesRows ? colors.menuSeparator : nil,
            gapHeight: menu.sectionGap, gapColor: menu.separatesRows ? colors.menuSectionGap : colors.menuSeparator,
            isGapFilled: menu.separatesRows,
            textInsets: EdgeInsets(
                top: menu.headerPadding, leading: menu.rowPadding, bottom: menu.headerPadding, trailing: menu.rowPadding),
            startsAtButton: !profile.isMac && order.startsAtButton(automatically: false))
    }
}

/// A style for menu items, which close the menu when they are chosen.
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

    var body: some View {
        MenuItemRow(
            label: configuration.label, isDestructive: configuration.role == .destructive, isPressed: isPressed, isHovered: isHovered
        )
        .menuItem(configuration, isPressed: $isPressed, isHovered: $isHovered)
    }
}

/// The behaviour of a menu item: a press, a key or an assistive technology performs its action and closes the menu.
private struct MenuItemBehavior {
    var configuration: PrimitiveButtonStyleConfiguration
    @Binding var isPressed: Bool
    @Binding var isHovered: Bool
    @Environment(\.opensSubmenu) private var opensSubmenu
    @Environment(\.dismissMenu) private var dismissMenu
    @Environment(\.menuActionDismissBehavior) private var dismissBehavior

    init(configuration: PrimitiveButtonStyleConfiguration, isPressed: Binding<Bool>, isHovered: Binding<Bool>) {
        self.configuration = configuration
        _isPressed = isPressed
        _isHovered = isHovered
    }

    private func choose() {
        configuration.trigger()
        if !opensSubmenu, dismissBehavior != .disabled { dismissMenu() }
    }
}

extension MenuItemBehavior: ViewModifier {
    func body(content: Content) -> some View {
        content
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
            .onPress(tolerance: 0, pressed: { isPressed = $0 }, perform: choose)
            .primaryAction(perform: choose)
            .focusEffectDisabled()
    }
}

extension View {
    /// Makes the view a menu item that performs the action of a button.
    func menuItem(_ configuration: PrimitiveButtonStyleConfiguration, isPressed: Binding<Bool>, isHovered: Binding<Bool>) -> some View {
        modifier(MenuItemBehavior(configuration: configuration, isPressed: isPressed, isHovered: isHovered))
    }
}

/// Gives a control in a menu the margins, the height and the text of an item.
struct MenuRowAppearance: ViewModifier {
    let isRow: Bool
    @Environment(\.platformProfile) private var profile

    func body(content: Content) -> some View {
        if isRow {
            let menu = profile.controls.menu
            content
                .font(.body)
                .foregroundStyle(Color.primary)
                .padding(.horizontal, menu.rowPadding)
                .frame(minHeight: menu.rowHeight)
        } else {
            content
        }
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
    @Environment(\.lengthScale) private var scale

    var body: some View {
        let menu = profile.controls.menu
        let isLit = isEnabled && (isPressed || isHovered || isFocused)
        HStack(spacing: menu.spacing) {
            if let isChosen {
                CheckMark()
                    .stroke(style: StrokeStyle(lineWidth: scale(menu.checkLineWidth), lineCap: .round, lineJoin: .round))
                    .frame(width: scale(menu.checkSize.width), height: scale(menu.checkSize.height))
                    .opacity(isChosen ? 1 : 0)
            }
            label.frame(maxWidth: .infinity, alignment: .leading)
            if menu.showsShortcuts, let shortcut {
                Text(verbatim: shortcut.title)
                    .foregroundStyle(isLit ? foreground(isLit: true) : colors.disabledLabel)
                    .fixedSize()
                    .padding(.leading, 16)
            }
            if opensSubmenu {
                Chevron()
                    .stroke(style: StrokeStyle(lineWidth: menu.arrowLineWidth, lineCap: .round, lineJoin: .round))
                    .frame(width: menu.arrowSize.width, height: menu.arrowSize.height)
            }
        }
        .font(.body)
        .foregroundStyle(foreground(isLit: isLit))
        .padding(.horizontal, menu.rowPadding - menu.highlightInset)
        .frame(minHeight: menu.rowHeight)
        .background { if isLit { highlight } }
        .padding(.horizontal, menu.highlightInset)
        .accessibility { if isChosen == true { $0.addedTraits = .isSelected } }
    }

    @ViewBuilder private var highlight: some View {
        let menu = profile.controls.menu
        RoundedRectangle(cornerRadius: menu.highlightCornerRadius, style: .continuous)
            .fill(colors.menuHighlight.opacity(menu.highlightsInAccent && isChosen != nil ? 0.3 : 1))
    }

    private func foreground(isLit: Bool) -> Color {
        if !isEnabled { return colors.disabledLabel }
        // The choices of a picker keep their text colour.
        if profile.controls.menu.highlightsInAccent, isLit, isChosen == nil { return colors.onAccent }
        // The items of menus on macOS have no colours.
        return isDestructive && !profile.isMac ? colors.destructive : Color.primary
    }
}
