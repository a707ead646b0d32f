import SwiftUICore

/// A menu that belongs to a view: the mouse's second button, the keys for menus and assistive programs open it, holding the view too.
struct ContextMenuModifier<MenuItems: View, Preview: View> {
    private let items: MenuItems
    private let preview: Preview
    private let opensWhenHeld: Bool
    private let willOpen: (CGPoint?) -> Void
    @State private var isOpen = false
    /// Where the menu opens, in points of the window; nil for beside the view.
    @State private var place: CGPoint?
    @Environment(\.isMac) private var isMac

    /// - Parameters:
    ///   - opensWhenHeld: Whether it opens when the view is held.
    ///   - willOpen: Called before it opens, with the place in the window where the second button was pressed, if it was.
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
        return content
            .transformEnvironment(\.hasContextMenu) { if MenuItems.self != EmptyView.self { $0 = true } }
            .contentShape(Rectangle())
            .gesture(
                LongPressGesture(minimumDuration: 0.5).onEnded { _ in open(at: nil) },
                including: MenuItems.self != EmptyView.self && opensWhenHeld ? .all : .subviews)
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

private enum HasContextMenuKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether a view around has a menu, which texts that are edited then leave to open.
    var hasContextMenu: Bool {
        get { self[HasContextMenuKey.self] }
        set { self[HasContextMenuKey.self] = newValue }
    }
}

/// The items, under a preview if there is one.
private struct ContextMenuContent<MenuItems: View, Preview: View>: View {
    var items: MenuItems
    var preview: Preview
    var isMac: Bool

    var body: some View {
        if Preview.self != EmptyView.self, !isMac { preview }
        items
    }
}

/// A menu that belongs to a view, as programs described it before `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// A menu of the views that the closure builds.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}

extension View {
    /// Gives the view a menu, which opens when the view is held.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
    }

    /// Gives the view a menu, which opens under a preview when the view is held.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }

    /// Gives the view a menu, which opens when the view is held; nil for none.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items, preview: EmptyView()))
    }
}
