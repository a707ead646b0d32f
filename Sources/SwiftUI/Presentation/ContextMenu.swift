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
    /// Takes the picture of the content that is lifted above the dimmed window.
    @State private var source = ViewPictureSource()
    @State private var picture: ViewPicture?
    @Environment(\.isMac) private var isMac
    @Environment(\.displayScale) private var displayScale

    /// Creates a context menu.
    ///
    /// - Parameters:
    ///   - items: The items; an `EmptyView` adds no menu.
    ///   - preview: The preview above the menu on iOS; an `EmptyView` for an image of the view.
    ///   - opensWhenHeld: Whether a long press opens the menu, which on iOS lifts the view.
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
        let (items, place, lifted, picture) = (items, place, lifted, picture)
        let close = { isOpen = false }
        return
            content
            .pictureSource(source)
            // A lifted view is not behind itself.
            .onChange(of: isOpen && lifted != nil) { source.setHidden($1, clippedFor: .contextMenuPreview) }
            .onDisappear { source.setHidden(false, clippedFor: .contextMenuPreview) }
            .changingEnvironment(\.hasContextMenu) { if MenuItems.self != EmptyView.self { $0 = true } }
            .contentShape(Rectangle())
            .gesture(
                PressingGesture(base: LongPressGesture(minimumDuration: 0.5)) { isPressing in
                    // Before the touch changes the look of a button.
                    if isPressing { source.keepPicture(clippedFor: .contextMenuPreview, displayScale: displayScale) }
                }
                .onEnded { _ in open(at: nil) },
                including: MenuItems.self != EmptyView.self && opensWhenHeld ? .all : .subviews
            )
            .onSecondaryPress { point in
                if MenuItems.self != EmptyView.self { open(at: point) }
            }
            .onControlKeyPress(keys: [.menu, .f10]) { press in
                guard MenuItems.self != EmptyView.self, press.key == .menu || press.modifiers.contains(.shift) else { return .ignored }
                open(at: nil)
                return .handled
            }
            .accessibility { $0.actions = [AccessibilityActionEntry(.named, name: Text("Show Menu")) { open(at: nil) }] }
            .transformPreference(OpenContextMenuKey.self) { if isOpen { $0 = true } }
            .anchoredPresentation(isPresented: isOpen, returnsFocus: true) { frame in
                MenuPopup(
                    anchor: place.map { CGRect(origin: $0, size: .zero) } ?? picture?.frame ?? frame,
                    placement: .beside(.bottom, gap: place == nil ? 8 : 0, alignment: .leading), content: items, lifted: lifted, close: close
                )
                .environment(\.dismissMenu, MenuDismissAction(close: close))
            }
    }

    /// The preview in front of the dimmed window while the menu is open; nil for a menu without a preview and without dimming.
    @MainActor private var lifted: AnyView? {
        // Texts that are edited have a menu without a preview.
        guard !isMac, opensWhenHeld else { return nil }
        if Preview.self != EmptyView.self { return AnyView(LiftedPreview { preview }) }
        // A menu that a pointer has opened is at the pointer, without the view.
        guard place == nil, let picture else { return nil }
        return AnyView(LiftedPreview(isClipped: picture.isClipped) { ViewPictureView(picture) }.accessibilityHidden(true))
    }

    @MainActor private func open(at place: CGPoint?) {
        willOpen(place)
        picture = isMac ? nil : source.takePicture(clippedFor: .contextMenuPreview, displayScale: displayScale)
        self.place = place
        isOpen = true
    }
}

/// Whether a context menu of the view is open. On macOS the row of a list then has an outline.
struct OpenContextMenuKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
    }
}

extension EnvironmentValues {
    /// Whether an enclosing view has a context menu. Editable text then leaves the opening of menus to that view.
    @Entry var hasContextMenu = false
}

/// The preview of a context menu, which is lifted above the dimmed window.
private struct LiftedPreview<Content: View>: View {
    /// Whether the content has an outline of its own.
    let isClipped: Bool
    let content: Content
    @State private var isLifted = false
    @Environment(\.surfaces) private var surfaces

    init(isClipped: Bool = false, @ViewBuilder content: () -> Content) {
        self.isClipped = isClipped
        self.content = content()
    }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: isClipped ? 0 : surfaces.profile.controls.menu.cornerRadius, style: .continuous)
        VStack { content }
            .background { if !isClipped { surfaces.page } }
            .clipShape(shape)
            .compositingGroup()
            .panelShadow(color: .black.opacity(0.22), radius: 8, y: 8)
            .scaleEffect(isLifted ? 1 : 0.96)
            .animation(.spring(duration: 0.3, bounce: 0.2), value: isLifted)
            .onAppear { isLifted = true }
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
    ///
    /// On iOS the menu dims the window and lifts an image of the view above it, clipped by the view's content shape for `.contextMenuPreview` if
    /// there is one, unless it opens at a pointer.
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
