import SwiftUICore

/// Shows toolbar items above the on-screen keyboard while text in the content is edited.
///
/// Without an on-screen keyboard the bar lies at the bottom of the window, as on an iPad with a hardware keyboard. On macOS such items
/// belong in the Touch Bar and are therefore not shown.
struct KeyboardToolbar {
    var entries: [ToolbarEntry]
    @Namespace private var namespace
    @FocusedValue(\.keyboardToolbar) private var toolbar
    @FocusedValue(\.isEditingText) private var isEditingText
    @Environment(\.isMac) private var isMac
    @Environment(\.isInPresentation) private var isInPresentation
    @Environment(\.outerKeyboardItems) private var outerItems

    nonisolated init(entries: [ToolbarEntry]) {
        self.entries = entries
    }
}

extension KeyboardToolbar: ViewModifier {
    func body(content: Content) -> some View {
        // The innermost toolbar around the text view shows the items of all, the outer ones first.
        let items = outerItems + entries
        content
            .environment(\.outerKeyboardItems, items)
            .focusedValue(\.keyboardToolbar, entries.isEmpty ? nil : namespace)
            .presentation(
                isPresented: !isMac && !entries.isEmpty && isEditingText == true && toolbar == namespace, level: isInPresentation ? 2 : 0.5
            ) {
                KeyboardToolbarView(entries: items)
            }
    }
}

extension EnvironmentValues {
    /// The items above the keyboard that views around this one declare.
    @Entry var outerKeyboardItems: [ToolbarEntry] = []
}

private struct KeyboardToolbarView: View {
    var entries: [ToolbarEntry]
    @Environment(\.surfaces) private var surfaces

    private static let height: CGFloat = 44

    init(entries: [ToolbarEntry]) {
        self.entries = entries
    }

    var body: some View {
        Color.clear
            .allowsHitTesting(false)
            .overlay(alignment: .bottom) {
                HStack(spacing: 16) { ToolbarRow(entries: entries) }
                    .padding(.horizontal, surfaces.profile.bars.margin)
                    .frame(maxWidth: .infinity)
                    .frame(height: Self.height)
                    .background { BarBackground().ignoresSafeArea(edges: .bottom) }
                    .overlay(alignment: .top) { Hairline() }
                    .defaultForegroundStyle(.primary)
                    .accessibilityElement(children: .contain)
                    // The area above the keyboard ends where the bar begins.
                    .alignmentGuide(.bottom) { $0[.top] }
            }
            .keyboardBar(height: Self.height)
    }
}

private enum KeyboardToolbarKey: FocusedValueKey {
    typealias Value = Namespace.ID
}

private enum IsEditingTextKey: FocusedValueKey {
    typealias Value = Bool
}

extension FocusedValues {
    /// The identity of the view whose items are shown above the keyboard.
    var keyboardToolbar: Namespace.ID? {
        get { self[KeyboardToolbarKey.self] }
        set { self[KeyboardToolbarKey.self] = newValue }
    }

    /// Whether a text view that would bring up an on-screen keyboard is being edited.
    var isEditingText: Bool? {
        get { self[IsEditingTextKey.self] }
        set { self[IsEditingTextKey.self] = newValue }
    }
}
