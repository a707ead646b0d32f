import Foundation
import SwiftUICore

extension AttributedString {
    /// Replaces the characters by those of an edited text. Kept characters keep their attributes; new ones get those of the character
    /// before them, or of the first one at the beginning.
    ///
    /// - Parameters:
    ///   - text: The edited text.
    ///   - attributes: The attributes of new characters; nil for those of their neighbour.
    mutating func setCharacters(_ text: String, attributes: AttributeContainer? = nil) {
        let (old, new) = (Array(characters), Array(text))
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        guard start + end < max(old.count, new.count) else { return }
        let lower = characters.index(startIndex, offsetBy: start)
        let upper = characters.index(lower, offsetBy: old.count - start - end)
        var inserted = AttributedString(String(new[start..<new.count - end]))
        if let attributes {
            inserted.mergeAttributes(attributes)
        } else if !old.isEmpty {
            let model = start > 0 ? characters.index(before: lower) : startIndex
            inserted.mergeAttributes(runs[model].attributes)
        }
        replaceSubrange(lower..<upper, with: inserted)
    }

    /// The range of UTF-8 offsets in the characters.
    func range(ofOffsets offsets: Range<Int>) -> Range<AttributedString.Index>? {
        let text = String(characters)
        guard offsets.lowerBound >= 0, offsets.upperBound <= text.utf8.count else { return nil }
        func index(_ offset: Int) -> AttributedString.Index {
            let count = text.distance(from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: offset))
            return characters.index(startIndex, offsetBy: count)
        }
        return index(offsets.lowerBound)..<index(offsets.upperBound)
    }
}

/// The formats that the commands of an editor for styled text change.
enum TextFormat: CaseIterable {
    case bold, italic, underline

    var title: LocalizedStringKey {
        switch self {
        case .bold: "Bold"
        case .italic: "Italic"
        case .underline: "Underline"
        }
    }

    var key: KeyEquivalent {
        switch self {
        case .bold: "b"
        case .italic: "i"
        case .underline: "u"
        }
    }

    private var intent: InlinePresentationIntent? {
        switch self {
        case .bold: .stronglyEmphasized
        case .italic: .emphasized
        case .underline: nil
        }
    }

    private func isSet(in run: AttributedString.Runs.Run) -> Bool {
        guard let intent else { return run.underlineStyle != nil }
        return run.inlinePresentationIntent?.contains(intent) ?? false
    }

    /// Sets the format of a range, or removes it if the whole range has it.
    func toggle(in text: inout AttributedString, range: Range<AttributedString.Index>) {
        let isRemoved = text[range].runs.allSatisfy(isSet)
        for run in text[range].runs {
            if let intent {
                var intents = run.inlinePresentationIntent ?? []
                if isRemoved { intents.remove(intent) } else { intents.insert(intent) }
                text[run.range].inlinePresentationIntent = intents.isEmpty ? nil : intents
            } else {
                text[run.range].underlineStyle = isRemoved ? nil : .single
            }
        }
    }
}

/// A styled text that a field edits.
struct StyledSource {
    var text: Binding<AttributedString>
    /// The selection that the program reads and sets; nil if it does not.
    var selection: Binding<AttributedTextSelection>?

    /// Returns the text with the formatting that a rule allows, which is also written.
    func constrained(by rule: TextFormattingRule?) -> StyledSource {
        guard let rule else { return self }
        let text = text
        var result = self
        result.text = Binding {
            rule.constrained(text.wrappedValue)
        } set: {
            text.wrappedValue = rule.constrained($0)
        }
        return result
    }

    /// The source of the characters.
    var characters: TextFieldSource {
        let (text, selection) = (text, selection)
        return TextFieldSource(
            read: { String(text.wrappedValue.characters) },
            write: { new in
                var changed = text.wrappedValue
                changed.setCharacters(new, attributes: selection?.wrappedValue.typingOverride)
                text.wrappedValue = changed
            },
            commit: { _ in nil })
    }

    /// The selection in the characters; nil if the program does not read it.
    var characterSelection: Binding<TextSelection?>? {
        guard let selection else { return nil }
        let text = text
        return Binding {
            let (value, offsets) = (text.wrappedValue, selection.wrappedValue.offsets(in: text.wrappedValue))
            guard let first = offsets.first, let last = offsets.last else { return nil }
            return TextSelection(
                offsets: first.lowerBound..<last.upperBound, in: String(value.characters),
                affinity: selection.wrappedValue.affinity(in: value))
        } set: { selected in
            guard let selected, let offsets = selected.offsets(in: String(text.wrappedValue.characters)) else { return }
            selection.wrappedValue = AttributedTextSelection(offsets: offsets, affinity: selected.affinity)
        }
    }

    /// Toggles a format in a range of UTF-8 offsets; does nothing for an empty range.
    func toggle(_ format: TextFormat, in offsets: Range<Int>) {
        var changed = text.wrappedValue
        guard !offsets.isEmpty, let range = changed.range(ofOffsets: offsets) else { return }
        format.toggle(in: &changed, range: range)
        text.wrappedValue = changed
    }
}

/// Toggles the format of a key that is pressed with the command key, in an editor for styled text.
struct TextFormatKeys {
    var styled: StyledSource?
    var controller: EditableTextController
}

extension TextFormatKeys: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        if let styled {
            content.onControlKeyPress(keys: Set(TextFormat.allCases.map(\.key)), phases: .down) { [controller] press in
                let format = TextFormat.allCases.first { String($0.key.character) == press.key.character.lowercased() }
                guard let format, let node = controller.node, press.modifiers.forCommands == .command else { return .ignored }
                styled.toggle(format, in: node.model.selection.range)
                return .handled
            }
            .focusedValue(\.textFormatKeys, self)
        } else {
            content
        }
    }
}

extension TextFormatKeys {
    /// Toggles a format in the selection.
    func toggle(_ format: TextFormat) {
        if let styled, let node = controller.node { styled.toggle(format, in: node.model.selection.range) }
    }
}

private enum TextFormatKeysKey: FocusedValueKey {
    typealias Value = TextFormatKeys
}

extension FocusedValues {
    /// Formats the text of the focused editor; nil unless an editor for styled text has the focus.
    var textFormatKeys: TextFormatKeys? {
        get { self[TextFormatKeysKey.self] }
        set { self[TextFormatKeysKey.self] = newValue }
    }
}

/// The places of controls that format text.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
    /// A set of places.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The context menu of a text.
        public static let contextMenu = Set(rawValue: 1 << 0)
        /// The bar above an on-screen keyboard, which has no such controls here.
        public static let inputAssistant = Set(rawValue: 1 << 1)
        /// The places that the platform uses.
        public static let `default`: Set = [.contextMenu, .inputAssistant]
        /// All places.
        public static let all: Set = [.contextMenu, .inputAssistant]
    }
}

extension EnvironmentValues {
    /// The places in which the controls that format text are hidden.
    @Entry var hiddenTextFormatting: TextInputFormattingControlPlacement.Set = []
}

extension View {
    /// Shows or hides the controls that format the text of editors in the view, such as the items of the context menu.
    nonisolated public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View {
        changingEnvironment(\.hiddenTextFormatting) { hidden in
            if visibility == .hidden { hidden.formUnion(placement) } else { hidden.subtract(placement) }
        }
    }
}
