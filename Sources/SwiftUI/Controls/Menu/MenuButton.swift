import CoreGraphics
import SwiftUICore

/// The button that opens a menu, either standalone or as an item of another menu.
struct MenuButton: View {
    let configuration: MenuStyleConfiguration
    @State private var isOpenAlone = false
    /// Whether the button is in a scroll view.
    @State private var isScrolled = false
    @FocusState private var hasFocus: Bool
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.menuBarPlace) private var barPlace
    @Environment(\.platformProfile) private var profile
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.dismissMenu) private var dismissOuter
    @Environment(\.layoutDirection) private var direction
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.primitiveButtonStyle) private var buttonStyle
    @Environment(\.isInBar) private var isInBar
    @Environment(\.isInGroupedForm) private var isInGroupedForm

    init(configuration: MenuStyleConfiguration) {
        self.configuration = configuration
    }

    /// Whether the button is as wide as possible. Up to macOS 15 buttons that open menus are, unlike other buttons: programs for macOS 26 get
    /// that width back by `buttonSizing(.flexible)`.
    private var fillsWidth: Bool {
        guard sizing == .automatic else { return sizing == .flexible }
        let hasBezel = buttonStyle.current is DefaultButtonStyle || buttonStyle.current is BorderedButtonStyle
        return hasBezel && profile.controls.popUp.fillsWidth && !isInBar && !isInGroupedForm
    }

    /// In a menu bar, the bar stores which menu is open.
    private var isOpen: Bool {
        get { barPlace?.isOpen.wrappedValue ?? isOpenAlone }
        nonmutating set {
            if let barPlace { barPlace.isOpen.wrappedValue = newValue } else { isOpenAlone = newValue }
        }
    }

    var body: some View {
        button
            .focused($hasFocus)
            .onGeometryChange(for: Bool.self, of: { $0.bounds(of: .scrollView) != nil }) { isScrolled = $0 }
            .accessibility {
                $0.role = .menu
                $0.value = Text(verbatim: isOpen ? "expanded" : "collapsed")
                $0.actions = actions
            }
            .anchoredPresentation(isPresented: isOpen, returnsFocus: true) { frame in
                MenuPopup(anchor: frame, placement: placement, content: configuration.content, close: close)
                    .changingEnvironment(\.menuOrder) { if $0 == .automatic { $0 = isScrolled ? .fixed : .priority } }
                    .environment(
                        \.dismissMenu,
                        MenuDismissAction {
                            close()
                            if isInMenu { dismissOuter() }
                        })
            }
    }

    /// The accessibility actions. A menu with a primary action is opened by an action of its own.
    private var actions: [AccessibilityActionEntry] {
        guard let primary = configuration.primaryAction, !isInMenu else { return [AccessibilityActionEntry(.activate) { isOpen = true }] }
        return [
            AccessibilityActionEntry(.activate) { primary() },
            AccessibilityActionEntry(.named, name: Text("Show Menu")) { isOpen = true },
        ]
    }

    @ViewBuilder private var button: some View {
        if isInMenu {
            Button {
                isOpen = true
            } label: {
                configuration.label
            }
            .onControlKeyPress(direction == .rightToLeft ? .leftArrow : .rightArrow) {
                isOpen = true
                return .handled
            }
            .environment(\.opensSubmenu, true)
        } else if let action = configuration.primaryAction {
            Button(action: { action() }, label: { labelWithIndicator })
                .highPriorityGesture(LongPressGesture(minimumDuration: 0.4).onEnded { _ in isOpen = true })
                .onControlKeyPress(.downArrow) {
                    isOpen = true
                    return .handled
                }
        } else {
            Button {
                isOpen.toggle()
            } label: {
                labelWithIndicator
            }
            .changingEnvironment(\.buttonSizing) { if fillsWidth { $0 = .flexible } }
        }
    }

    @ViewBuilder private var labelWithIndicator: some View {
        if indicator == .hidden || (!profile.controls.menu.showsIndicator && indicator != .visible) {
            configuration.label
        } else {
            HStack(spacing: 6) {
                configuration.label
                    .frame(maxWidth: fillsWidth && configuration.primaryAction == nil ? .infinity : nil, alignment: .leading)
                Chevron().stroke(style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round))
                    .frame(width: 3.5, height: 7).pointingDown().frame(width: 8, height: 8)
            }
        }
    }

    private var placement: PresentationPlacement? {
        let menu = profile.controls.menu
        if isInMenu {
            return menu.opensAtLeadingEdge ? .beside(.trailing, gap: -4, alignment: .top) : .over(alignment: .top)
        }
        if menu.coversButton { return nil }
        return .beside(.bottom, gap: menu.gap, alignment: menu.opensAtLeadingEdge ? .leading : .center)
    }

    private func close() {
        isOpen = false
    }
}

/// An open menu. A click outside of it closes it.
struct MenuPopup<Content: View>: View {
    let anchor: CGRect
    /// The place of the menu; nil to cover the anchor.
    let placement: PresentationPlacement?
    let content: Content
    /// The preview at the anchor, above the menu, in front of the dimmed window; nil for a menu without a preview and without dimming.
    let lifted: AnyView?
    let close: () -> Void
    @FocusState private var hasFocus: Bool
    @Environment(\.surfaces) private var surfaces
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.menuBarPlace) private var barPlace
    @Environment(\.layoutDirection) private var direction

    init(anchor: CGRect, placement: PresentationPlacement?, content: Content, lifted: AnyView? = nil, close: @escaping () -> Void) {
        self.anchor = anchor
        self.placement = placement
        self.content = content
        self.lifted = lifted
        self.close = close
    }

    var body: some View {
        GeometryReader { proxy in
            backdrop
            let window = proxy.frame(in: .global)
            // A menu over or below a view is on the same side of the window as the view.
            let isMirrored = direction == .rightToLeft
            let isTrailing = isMirrored ? anchor.midX < window.midX - 1 : anchor.midX > window.midX + 1
            if let lifted {
                // The view stays in its place, even at the edge of the window; its menu keeps the distance from the edges that menus have.
                let margin = Self.margin
                let (left, right) = (anchor.minX - window.minX, window.maxX - anchor.maxX)
                VStack(alignment: isTrailing ? .trailing : .leading, spacing: 12) {
                    lifted.onTapGesture(perform: close)
                    panel
                        .padding(.leading, isTrailing ? margin : max(0, margin - (isMirrored ? right : left)))
                        .padding(.trailing, isTrailing ? max(0, margin - (isMirrored ? left : right)) : margin)
                        .layoutPriority(1)
                }
                .padding(.bottom, margin)
                .transition(.opacity)
                .placed(beside: anchor, .over(alignment: isTrailing ? .topTrailing : .topLeading, margin: 0))
            } else {
                panel
                    .transition(.opacity)
                    .placed(beside: anchor, placement ?? covering(isTrailing: isTrailing, in: window))
            }
        }
        .onAppear { hasFocus = true }
    }

    /// Returns the place over the anchor at which the top of the menu is that of the anchor, or the bottom if there is more room above.
    private func covering(isTrailing: Bool, in window: CGRect) -> PresentationPlacement {
        let isCentered = abs(anchor.midX - window.midX) <= 1
        return .beside(.bottom, gap: -anchor.height, alignment: isCentered ? .center : isTrailing ? .trailing : .leading)
    }

    /// The distance of the menu below a lifted view from the edges of the safe area, in points.
    private static var margin: CGFloat { 8 }

    /// What receives the clicks outside of the menu.
    private var backdrop: some View {
        (lifted == nil ? Color.clear : surfaces.dimming)
            .contentShape(Rectangle())
            .onTapGesture(perform: close)
            .ignoresSafeArea()
            .transition(.opacity.animation(.easeOut(duration: lifted == nil ? 0 : 0.2)))
            .accessibilityHidden(true)
    }

    private var panel: some View {
        MenuPanel { content.environment(\.menuBarPlace, nil) }
            .focusable(interactions: .activate)
            .focusEffectDisabled()
            .focused($hasFocus)
            .movesFocusByArrows()
            .onControlKeyPress(.escape) {
                close()
                return .handled
            }
            .onControlKeyPress(direction == .rightToLeft ? .rightArrow : .leftArrow) {
                // Returns to the parent menu, or moves to the adjacent menu of the menu bar.
                if isInMenu { close() } else if let barPlace { barPlace.move(-1) } else { return .ignored }
                return .handled
            }
            .onControlKeyPress(direction == .rightToLeft ? .leftArrow : .rightArrow) {
                guard !isInMenu, let barPlace else { return .ignored }
                barPlace.move(1)
                return .handled
            }
            .accessibility {
                $0.childBehavior = .contain
                $0.role = .menu
                $0.addedTraits = .isModal
                $0.actions = [AccessibilityActionEntry(.escape, perform: close)]
            }
    }
}

extension View {
    /// Gives controls in a popup with a menu background their normal appearance instead of that of menu items.
    func outsideOfMenus() -> some View {
        environment(\.isInMenu, false)
            .changingEnvironment(\.primitiveButtonStyle) { if $0.current is MenuItemStyle { $0 = $0.outer } }
            .changingEnvironment(\.labelStyle) { if $0.current is MenuLabelStyle { $0 = $0.outer } }
            .foregroundStyle(Color.primary)
    }
}

/// The background of a menu with its items.
struct MenuPanel<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: profile.controls.menu.cornerRadius, style: .continuous)
        MenuItems { content }
            .background { shape.fill(colors.menuBackground) }
            .clipShape(shape)
            .overlay { shape.strokeBorder(Color.primary.opacity(0.08), lineWidth: 0.5) }
            .shadow(profile.controls.menu.shadow)
    }
}
