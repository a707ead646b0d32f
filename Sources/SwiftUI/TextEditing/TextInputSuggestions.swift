import Foundation
import SwiftUICore

extension EnvironmentValues {
    /// The suggestions for the text fields of the view, set by `textInputSuggestions`.
    @Entry var textInputSuggestions: AnyView?
}

extension ContainerValues {
    /// The text that a suggestion enters; nil for a view that cannot be chosen.
    @Entry var textInputCompletion: String?
}

extension View {
    /// Suggests texts while the user edits a text field inside this view.
    ///
    /// The views appear in a list below the field. A click, or the arrow keys and Return, replace the text of the field by the
    /// `textInputCompletion(_:)` of a view; a view without one cannot be chosen. Escape closes the list until the text changes. Follows
    /// Apple's documentation of `textInputSuggestions(_:)`, which exists on macOS only; here it has the same effect on all platforms.
    ///
    /// ```swift
    /// TextField("Location", text: $address)
    ///     .textInputSuggestions {
    ///         ForEach(venues) { Label($0.name, systemImage: "mappin").textInputCompletion($0.address) }
    ///     }
    /// ```
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.textInputSuggestions, AnyView(suggestions()))
    }

    /// Suggests texts, one for each element of a collection, while the user edits a text field inside this view.
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable {
        textInputSuggestions { ForEach(data, content: content) }
    }

    /// Suggests texts, one for each element of a collection, while the user edits a text field inside this view. The elements are
    /// identified by a key path.
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View {
        textInputSuggestions { ForEach(data, id: id, content: content) }
    }

    /// Sets the text that this view enters when the user chooses it among the `textInputSuggestions`.
    nonisolated public func textInputCompletion(_ completion: String) -> some View {
        containerValue(\.textInputCompletion, completion)
    }
}

/// The texts of the suggestions that can be chosen, while their list is shown.
private final class ShownCompletions {
    var texts: [String] = []

    nonisolated init() {}
}

/// A text field with a list of suggestions while it has the focus.
struct SuggestingField<Placeholder: View>: View {
    var field: EditableField<Placeholder>
    var suggestions: AnyView
    @State private var controller = EditableTextController()
    @State private var completions = ShownCompletions()
    /// The text with which the user has closed the list; nil while it is open.
    @State private var closedText: String?
    /// The index of the highlighted suggestion. Suggestions without a completion are not counted; nil if no suggestion is highlighted.
    @State private var highlighted: Int?
    @FocusState private var isFocused: Bool

    init(field: EditableField<Placeholder>, suggestions: AnyView) {
        self.field = field
        self.suggestions = suggestions
        _controller = State(initialValue: EditableTextController())
        _completions = State(initialValue: ShownCompletions())
    }

    private var isOpen: Bool { isFocused && closedText != field.source.read() }

    var body: some View {
        let (isOpen, highlighted, completions) = (isOpen, highlighted, completions)
        var shown = field
        shown.sharedController = controller
        shown.returnPressed = {
            guard isOpen, let highlighted, completions.texts.indices.contains(highlighted) else { return false }
            choose(completions.texts[highlighted])
            return true
        }
        return
            shown
            .focused($isFocused)
            .onControlKeyPress(.downArrow) { move(by: 1) }
            .onControlKeyPress(.upArrow) { move(by: -1) }
            .onControlKeyPress(.escape) {
                guard isOpen, !completions.texts.isEmpty else { return .ignored }
                close()
                return .handled
            }
            .onChange(of: field.source.read()) { self.highlighted = nil }
            .onChange(of: isFocused) { _, isFocused in
                if !isFocused { closedText = nil }
            }
            .anchoredPresentation(isPresented: isOpen) { frame in
                // The suggestions are below the text of the field, inside of whose border it is.
                let column = frame.insetBy(dx: -SuggestionRow.inset, dy: 0)
                SuggestionPopup(
                    suggestions: suggestions, completions: completions, highlighted: highlighted, choose: choose
                )
                .frame(width: max(column.width, SuggestionPopup.leastWidth))
                .fixedSize(horizontal: false, vertical: true)
                .presentedEnvironment(isOnSheet: true)
                .placed(beside: column, .beside(.bottom, gap: 7, alignment: .leading))
            }
    }

    private func close() {
        closedText = field.source.read()
        highlighted = nil
    }

    private func choose(_ text: String) {
        controller.node?.replaceText(text)
        close()
    }

    private func move(by step: Int) -> KeyPress.Result {
        let count = completions.texts.count
        guard isOpen, count > 0 else { return .ignored }
        let next = highlighted.map { $0 + step } ?? (step > 0 ? 0 : count - 1)
        highlighted = min(max(0, next), count - 1)
        return .handled
    }
}

/// The list of suggestions. Without any it shows nothing.
private struct SuggestionPopup: View {
    /// The width below a narrower field, in points.
    static let leastWidth: CGFloat = 120

    var suggestions: AnyView
    var completions: ShownCompletions
    var highlighted: Int?
    var choose: (String) -> Void

    var body: some View {
        Group(sections: suggestions) { sections in
            let rows = sections.flatMap { Array($0.content) }
            let choices = rows.filter { $0.containerValues.textInputCompletion != nil }
            let _ = completions.texts = choices.compactMap(\.containerValues.textInputCompletion)
            let chosen = highlighted.flatMap { choices.indices.contains($0) ? choices[$0].id : nil }
            if !rows.isEmpty {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(sections) { section in
                        section.header.font(.caption).foregroundStyle(Color.secondary).padding(.horizontal, SuggestionRow.inset).padding(.top, 4)
                        ForEach(section.content) { row in
                            SuggestionRow(row: row, isHighlighted: row.id == chosen, choose: choose)
                        }
                    }
                }
                .padding(.vertical, 5)
                .background { SuggestionBackground() }
                .foregroundStyle(Color.primary)
            }
        }
        .environment(\.textInputSuggestions, nil)
    }
}

private struct SuggestionRow: View {
    /// The distance of a suggestion from the edge of the list, in points.
    static let inset: CGFloat = 10

    var row: Subview
    var isHighlighted: Bool
    var choose: (String) -> Void
    @State private var isHovered = false

    var body: some View {
        if let completion = row.containerValues.textInputCompletion {
            Button {
                choose(completion)
            } label: {
                label
                    .foregroundStyle(isHighlighted || isHovered ? Color.white : Color.primary)
                    .background { if isHighlighted || isHovered { RoundedRectangle(cornerRadius: 4, style: .continuous).fill(.tint) } }
            }
            .buttonStyle(.plain)
            // The field keeps the focus.
            .partOfButton()
            .onHover { isHovered = $0 }
            .padding(.horizontal, Self.inset / 2)
            .accessibilityAddTraits(isHighlighted ? .isSelected : [])
        } else {
            label.padding(.horizontal, Self.inset / 2)
        }
    }

    private var label: some View {
        row.padding(.horizontal, Self.inset / 2).frame(maxWidth: .infinity, minHeight: 24, alignment: .leading).contentShape(Rectangle())
    }
}
