import SwiftUICore

/// A context menu, opened with the secondary pointer button, a long press, the menu key, Shift-F10 or an assistive technology.
struct ContextMenuModifier<MenuItems: View, Preview: View> {
    private let items: MenuItems
    private let preview: Preview
    private let opensWhenHeld: Bool
    private let willOpen: (CGPoint?) -> Void
    @State private var isOpen = false
    /// The position where the menu opens, in window coordinates; nil for next to the view.
    @State private var place: CGPoint?
    @Environment(\.isMac) private var isMac

    /// Creates a context menu.
    ///
    /// - Parameters:
    ///   - items: The items; an `EmptyView` adds no menu.
    ///   - preview: The preview above the items, shown on iOS.
    ///   - opensWhenHeld: Whether a long press opens the menu.
    ///   - willOpen: Called before the menu opens, with the position of a press of the secondary button, in window coordinates, else nil.
    nonisolated init(items: MenuItems, preview: Preview, opensWhenHeld: Bool = true, willOpen: @escaping (CGPoint?) -> Void = { _ in }) {
        self.items = items
        self.preview = preview
        self.opensWhenHeld = opensWhenHeld
        self.willOpen = willOpen
    }
}

extension ContextMenuModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (items, preview, isMac, place) = (items, preview, isMac, place)
        let close = { isOpen = false }
        return
            content
            .transformEnvironment(\.hasContextMenu) { if MenuItems.self != EmptyView.self { $0 = true } }
            .contentShape(Rectangle())
            .gesture(
                LongPressGesture(minimumDuration: 0.5).onEnded { _ in open(at: nil) },
                including: MenuItems.self != EmptyView.self && opensWhenHeld ? .all : .subviews
            )
            .onSecondaryPress { point in
                if MenuItems.self != EmptyView.self { open(at: point) }
            }
            .onKeyPress(keys: [.menu, .f10]) { press in
                guard MenuItems.self != EmptyView.self, press.key == .menu || press.modifiers.contains(.shift) else { return .ignored }
                open(at: nil)
                return .handled
            }
            .accessibility { $0.actions = [AccessibilityActionEntry(.named, name: Text("Show Menu")) { open(at: nil) }] }
            .anchoredPresentation(isPresented: isOpen, returnsFocus: true) { frame in
                MenuPopup(
                    anchor: place.map { CGRect(origin: $0, size: .zero) } ?? frame,
                    placement: .beside(.bottom, gap: place == nil ? 8 : 0, alignment: .leading),
                    content: ContextMenuContent(items: items, preview: preview, isMac: isMac), close: close
                )
                .environment(\.dismissMenu, MenuDismissAction(close: close))
            }
    }

    private func open(at place: CGPoint?) {
        willOpen(place)
        self.place = place
        isOpen = true
    }
}

extension EnvironmentValues {
    /// Whether an enclosing view has a context menu. Editable text then leaves the opening of menus to that view.
    @Entry var hasContextMenu = false
}

/// The items of a context menu, below the preview if there is one.
private struct ContextMenuContent<MenuItems: View, Preview: View>: View {
    var items: MenuItems
    var preview: Preview
    var isMac: Bool

    var body: some View {
        if Preview.self != EmptyView.self, !isMac { preview }
        items
    }
}

/// A description of a context menu. Superseded by `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Creates a menu with the given items.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}

extension View {
    /// Adds a context menu, which opens on a press of the secondary pointer button, a long press, the menu key or Shift-F10.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
    }

    /// Adds a context menu that shows a preview above its items on iOS.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }

    /// Adds a context menu; nil adds none.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items, preview: EmptyView()))
    }
}
