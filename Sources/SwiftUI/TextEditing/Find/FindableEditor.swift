import SwiftUICore

/// The part of an editor that has the focus.
enum EditorPart: Hashable {
    case text, query, replacement
}

/// An editor with the bar that finds text in it.
struct FindableEditor<Placeholder: View>: View {
    var field: EditableField<Placeholder>
    /// The insets of the text in the editor.
    var insets: EdgeInsets
    @State private var finder = TextFinder()
    /// Whether the bar is presented, where the program has no binding for it.
    @State private var isShownAlone = false
    @FocusState private var focus: EditorPart?
    @Environment(\.findSettings) private var settings

    init(field: EditableField<Placeholder>, insets: EdgeInsets) {
        self.field = field
        self.insets = insets
        _finder = State(initialValue: TextFinder())
    }

    private var isPresented: Binding<Bool> { settings.isPresented ?? $isShownAlone }

    private var isShown: Bool {
        !settings.isFindDisabled && isPresented.wrappedValue && settings.editors?.presents(finder) ?? true
    }

    var body: some View {
        let isShown = isShown
        let found = isShown ? finder.found(in: field.source.read()) : FoundText()
        finder.isStyled = field.styled != nil
        // The finder is kept in the state for the lifetime of the view, so it must not retain the view.
        finder.present = { [$focus, isPresented] in if isShown { $focus.wrappedValue = .query } else { isPresented.wrappedValue = true } }
        return VStack(spacing: 0) {
            if isShown {
                FindBar(finder: finder, found: found, replaces: !settings.isReplaceDisabled, focus: $focus, done: close)
                    .onAppear { focus = .query }
                    .onChange(of: finder.query) { finder.findFirst() }
            }
            finding(found).focused($focus, equals: .text).padding(insets)
        }
        .onControlKeyPress(phases: .down, action: respond)
        .onChange(of: focus) { _, focus in
            if focus != nil { settings.editors?.focus(finder) }
        }
        .onAppear { settings.editors?.add(finder) }
        .onDisappear { settings.editors?.remove(finder) }
        .focusedValue(\.textFinder, settings.isFindDisabled ? nil : finder)
    }

    private func finding(_ found: FoundText) -> some View {
        var field = field
        field.sharedController = finder.controller
        field.found = found
        return field
    }

    private func close() {
        // Before the bar goes, since fields that end take the focus with them.
        finder.controller.node?.takeFocus()
        isPresented.wrappedValue = false
    }

    /// Handles Command-F, which opens the bar, and Command-G, which moves to the next occurrence or, with Shift, to the previous
    /// one, and Command-E, which takes over the selected text.
    private func respond(to press: KeyPress) -> KeyPress.Result {
        guard !settings.isFindDisabled, press.modifiers.subtracting(.shift) == .command else { return .ignored }
        switch press.key.character.lowercased() {
        case "f" where !press.modifiers.contains(.shift): finder.present?()
        case "g" where press.modifiers.contains(.shift): finder.performCommand(finder.findPrevious)
        case "g": finder.performCommand(finder.findNext)
        case "e" where !press.modifiers.contains(.shift): finder.useSelection()
        default: return .ignored
        }
        return .handled
    }
}

private enum TextFindingKey: FocusedValueKey {
    typealias Value = TextFinder
}

extension FocusedValues {
    /// Finds text in the focused editor; nil if no editor that allows it has the focus.
    var textFinder: TextFinder? {
        get { self[TextFindingKey.self] }
        set { self[TextFindingKey.self] = newValue }
    }
}
