import SwiftUICore

/// Presents a sheet or a full-screen cover.
struct SheetModifier<Sheet: View> {
    var isPresented: Bool
    var dismiss: @MainActor () -> Void
    var onDismiss: (() -> Void)?
    var coversAll: Bool
    /// Whether the program determines when the sheet is shown, and the background of a cover: the sheet does not wait for others then.
    var isFree = false
    var content: () -> Sheet
}

extension SheetModifier: ViewModifier {
    func body(content: Content) -> some View {
        let sheet = self.content
        return
            content
            .presentation(isPresented: isPresented, isExclusive: !isFree, onDismiss: onDismiss) {
                if coversAll {
                    FullScreenCover(content: sheet(), hasBackground: !isFree, dismiss: dismiss)
                } else {
                    SheetPresentation(content: sheet(), dismiss: dismiss)
                }
            }
    }
}

/// Presents a sheet for an optional item. Another item is another sheet, which appears after that of the previous item has been dismissed.
private struct ItemSheetModifier<Item: Identifiable, Sheet: View> {
    var item: Binding<Item?>
    var onDismiss: (() -> Void)?
    var coversAll: Bool
    var content: (Item) -> Sheet
    @State private var presented = PresentedItems<Item>()

    nonisolated init(item: Binding<Item?>, onDismiss: (() -> Void)?, coversAll: Bool, content: @escaping (Item) -> Sheet) {
        self.item = item
        self.onDismiss = onDismiss
        self.coversAll = coversAll
        self.content = content
        _presented = State(initialValue: PresentedItems())
    }
}

extension ItemSheetModifier: ViewModifier {
    func body(content: Content) -> some View {
        presented.present(item.wrappedValue)
        return
            content
            .modifier(sheet(.first))
            .modifier(sheet(.second))
    }

    @MainActor private func sheet(_ place: PresentedItems<Item>.Place) -> SheetModifier<Group<Sheet?>> {
        let shown = presented[place]
        return SheetModifier(
            isPresented: item.wrappedValue != nil && presented.place == place,
            dismiss: { if presented.place == place { item.wrappedValue = nil } }, onDismiss: onDismiss, coversAll: coversAll
        ) {
            Group { if let shown { self.content(shown) } }
        }
    }
}

/// The items of an item's sheet and of the sheet before it, which is shown while it disappears. It is an object because changing it updates no view.
private final class PresentedItems<Item: Identifiable> {
    enum Place { case first, second }

    /// The place of the latest item.
    private(set) var place = Place.first
    private var first: Item?
    private var second: Item?

    subscript(place: Place) -> Item? { place == .first ? first : second }

    /// Notes the item for which a sheet is shown; nil for none. An item with another identity takes the other place.
    func present(_ item: Item?) {
        guard let item else { return }
        if let latest = self[place], latest.id != item.id { place = place == .first ? .second : .first }
        if place == .first { first = item } else { second = item }
    }
}

private struct BoundSheetModifier<Sheet: View> {
    var isPresented: Binding<Bool>
    var onDismiss: (() -> Void)?
    var coversAll: Bool
    var content: () -> Sheet
}

extension BoundSheetModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            SheetModifier(
                isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
                coversAll: coversAll, content: self.content))
    }
}

extension View {
    /// Presents a sheet while `isPresented` is true.
    ///
    /// The sheet inherits the environment of this view. Its state is new for each presentation. `onDismiss` is called when the binding
    /// becomes false.
    ///
    /// ```swift
    /// .sheet(isPresented: $showsSettings) { SettingsPage() }
    /// ```
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(BoundSheetModifier(isPresented: isPresented, onDismiss: onDismiss, coversAll: false, content: content))
    }

    /// Presents a sheet for the value of `item` while it is not nil. Closing the sheet sets it to nil; a different identity is a new view.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemSheetModifier(item: item, onDismiss: onDismiss, coversAll: false, content: content))
    }

    /// Covers the window with a view while `isPresented` is true.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(BoundSheetModifier(isPresented: isPresented, onDismiss: onDismiss, coversAll: true, content: content))
    }

    /// Covers the window with a view for the value of `item` while it is not nil.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemSheetModifier(item: item, onDismiss: onDismiss, coversAll: true, content: content))
    }
}

extension View {
    /// Presents a sheet, or a cover of the whole window, as long as this view exists. Other sheets of the same views do not delay it.
    ///
    /// - Parameters:
    ///   - coversAll: Whether the view covers the window. Such a view has its own background.
    ///   - dismiss: Called when the sheet or its content asks to be dismissed; removes this view.
    nonisolated package func lastingSheet<Content: View>(
        coversAll: Bool, dismiss: @escaping @MainActor () -> Void, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(isPresented: true, dismiss: dismiss, onDismiss: nil, coversAll: coversAll, isFree: true, content: content))
    }
}

enum SheetMotion {
    static let rise = Animation.spring(duration: 0.45, bounce: 0)
    static let fade = Animation.easeInOut(duration: 0.3)
}

/// A view that covers the whole window.
private struct FullScreenCover<Content: View>: View {
    var content: Content
    var hasBackground: Bool
    var dismiss: @MainActor () -> Void
    @State private var transition = PageTransition()
    @State private var questions = DismissalQuestions()
    @Environment(\.surfaces) private var surfaces

    init(content: Content, hasBackground: Bool, dismiss: @escaping @MainActor () -> Void) {
        self.content = content
        self.hasBackground = hasBackground
        self.dismiss = dismiss
    }

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(DismissTargetProvider(dismiss: questions.asking(before: dismiss)))
            .onPreferenceChange(DismissalQuestionsKey.self) { [questions] in questions.questions = $0 }
            .presentedEnvironment(isOnSheet: false)
            .environment(\.pageTransition, transition)
            .background(hasBackground ? surfaces.page : .clear)
            .transition(.opacity.combined(with: .page(transition, from: .bottom)).animation(SheetMotion.rise))
            .accessibilityAddTraits(.isModal)
    }
}
