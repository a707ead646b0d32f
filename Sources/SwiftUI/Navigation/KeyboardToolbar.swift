import SwiftUICore

/// Shows toolbar items on the keyboard while a text in the content is edited.
///
/// Where there is no keyboard on the screen the bar lies at the bottom of the window, as with a keyboard of its own on an iPad. On
/// macOS such items belong into the Touch Bar, and so are not shown.
struct KeyboardToolbar: ViewModifier {
    var entries: [ToolbarEntry]
    @Namespace private var namespace
    @FocusedValue(\.keyboardToolbar) private var toolbar
    @FocusedValue(\.isEditingText) private var isEditingText
    @Environment(\.isMac) private var isMac

    nonisolated init(entries: [ToolbarEntry]) {
        self.entries = entries
    }

    func body(content: Content) -> some View {
        content
            .focusedValue(\.keyboardToolbar, entries.isEmpty ? nil : namespace)
            .presentation(isPresented: !isMac && !entries.isEmpty && isEditingText == true && toolbar == namespace, level: 0.5) {
                KeyboardToolbarView(entries: entries)
            }
    }
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
                    .background { surfaces.bar.ignoresSafeArea(edges: .bottom) }
                    .overlay(alignment: .top) { Hairline() }
                    .defaultForegroundStyle(.tint)
                    .accessibilityElement(children: .contain)
                    // What is free of the keyboard ends where the bar begins.
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
    /// Whose items stand on the keyboard.
    var keyboardToolbar: Namespace.ID? {
        get { self[KeyboardToolbarKey.self] }
        set { self[KeyboardToolbarKey.self] = newValue }
    }

    /// Whether a text is edited that a keyboard on the screen would come up for.
    var isEditingText: Bool? {
        get { self[IsEditingTextKey.self] }
        set { self[IsEditingTextKey.self] = newValue }
    }
}
