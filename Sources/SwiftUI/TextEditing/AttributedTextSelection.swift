import Foundation
import SwiftUICore

/// The selection in an editor for styled text: an insertion point or some ranges of characters.
///
/// ```swift
/// @State private var text: AttributedString = ""
/// @State private var selection = AttributedTextSelection()
///
/// TextEditor(text: $text, selection: $selection)
/// Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
/// ```
///
/// Change the text with the functions of `AttributedString` that take a selection, which keep the selection in place. In a text that was
/// changed in another way, a selection made from indices is at the end.
public struct AttributedTextSelection: Sendable {
    /// The selected positions in a text.
    public enum Indices: Equatable, Sendable {
        /// A position between characters, where nothing is selected.
        case insertionPoint(AttributedString.Index)
        /// The ranges of selected characters.
        case ranges(RangeSet<AttributedString.Index>)
    }

    private enum Place: Equatable, Sendable {
        case start
        case indices(Indices)
        /// Ranges of UTF-8 offsets in the characters, which stay meaningful when the text is replaced by an equal one.
        case offsets([Range<Int>])
    }

    private var place: Place
    /// The attributes of characters that are typed next, as far as they do not follow from the text.
    private(set) var typingOverride: AttributeContainer?
    private var affinity = TextSelectionAffinity.automatic

    private init(_ place: Place, typingOverride: AttributeContainer? = nil) {
        self.place = place
        self.typingOverride = typingOverride
    }

    /// Creates a selection without characters at the beginning of a text.
    public init() {
        self.init(.start)
    }

    /// Creates a selection without characters at a position.
    ///
    /// - Parameters:
    ///   - insertionPoint: The position.
    ///   - typingAttributes: The attributes of the characters that are typed there; nil for those of the character before.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        self.init(.indices(.insertionPoint(insertionPoint)), typingOverride: typingAttributes)
    }

    /// Creates a selection of the characters in a range.
    public init(range: Range<AttributedString.Index>) {
        self.init(range.isEmpty ? .indices(.insertionPoint(range.lowerBound)) : .indices(.ranges(RangeSet(range))))
    }

    /// Creates a selection of the characters in some ranges.
    public init(ranges: RangeSet<AttributedString.Index>) {
        self.init(ranges.isEmpty ? .start : .indices(.ranges(ranges)))
    }

    /// Creates the selection of a range of UTF-8 offsets.
    init(offsets: Range<Int>, affinity: TextSelectionAffinity) {
        self.init(.offsets([offsets]))
        self.affinity = affinity
    }

    /// Returns the selected positions in a text. Positions that are not of this text are its end.
    public func indices(in text: AttributedString) -> Indices {
        let ranges = offsets(in: text).compactMap { text.range(ofOffsets: $0) }
        guard let first = ranges.first, ranges.contains(where: { !$0.isEmpty }) else {
            return .insertionPoint(ranges.first?.lowerBound ?? text.endIndex)
        }
        return first.isEmpty && ranges.count == 1 ? .insertionPoint(first.lowerBound) : .ranges(RangeSet(ranges))
    }

    /// Returns the attributes of the characters that are typed next: those set for the insertion point, or else those of the first selected
    /// character or of the character before the insertion point.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typingOverride { return typingOverride }
        guard text.startIndex < text.endIndex else { return AttributeContainer() }
        switch indices(in: text) {
        case .insertionPoint(let index):
            return text.runs[index > text.startIndex ? text.characters.index(before: index) : index].attributes
        case .ranges(let ranges):
            return ranges.ranges.first.map { text.runs[$0.lowerBound].attributes } ?? AttributeContainer()
        }
    }

    /// Returns the attributes of the selected characters, or those of the characters that are typed next if none are selected.
    public func attributes(in text: AttributedString) -> Attributes {
        guard case .ranges(let ranges) = indices(in: text) else { return Attributes(runs: [typingAttributes(in: text)]) }
        return Attributes(runs: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
    }

    /// The attributes of selected characters.
    ///
    /// ```swift
    /// let isRed = selection.attributes(in: text)[\.foregroundColor] == [.red]
    /// ```
    public struct Attributes: Sendable {
        let runs: [AttributeContainer]

        /// The values that an attribute has in the selection, each once, in order; nil for characters without it.
        public subscript<Value: Hashable>(keyPath: KeyPath<AttributeContainer, Value?>) -> [Value?] {
            var seen: Set<Value?> = []
            return runs.map { $0[keyPath: keyPath] }.filter { seen.insert($0).inserted }
        }
    }

    /// Returns the line on which an insertion point between two lines of a wrapped text is shown.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { affinity }

    /// The ranges of UTF-8 offsets in a text, in order and within the text.
    func offsets(in text: AttributedString) -> [Range<Int>] {
        let count = String(text.characters).utf8.count
        func offset(_ index: AttributedString.Index) -> Int {
            index.isValid(within: text) ? String(text.characters[text.startIndex..<index]).utf8.count : count
        }
        switch place {
        case .start:
            return [0..<0]
        case .indices(.insertionPoint(let index)):
            let place = offset(index)
            return [place..<place]
        case .indices(.ranges(let ranges)):
            return ranges.ranges.map { offset($0.lowerBound)..<max(offset($0.lowerBound), offset($0.upperBound)) }
        case .offsets(let ranges):
            return ranges.map { min($0.lowerBound, count)..<min($0.upperBound, count) }
        }
    }

    /// Fixes the selection at its positions in a text, so that it keeps them when the attributes of the text change.
    mutating func resolve(in text: AttributedString) {
        place = .offsets(offsets(in: text))
    }

    mutating func setTypingAttributes(_ attributes: AttributeContainer) {
        typingOverride = attributes
    }
}

extension AttributedTextSelection: Equatable {
    public static func == (left: AttributedTextSelection, right: AttributedTextSelection) -> Bool {
        left.place == right.place && left.typingOverride == right.typingOverride && left.affinity == right.affinity
    }
}

extension AttributedString {
    /// The selected characters, or none at the insertion point.
    public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        switch selection.indices(in: self) {
        case .insertionPoint(let index): self[RangeSet(index..<index)]
        case .ranges(let ranges): self[ranges]
        }
    }

    /// Changes the attributes of the selected characters, or those of the characters that are typed next if none are selected.
    ///
    /// - Parameters:
    ///   - selection: The selection, which keeps its place.
    ///   - body: A function that changes the attributes of a run of characters.
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        guard case .ranges(let ranges) = selection.indices(in: self) else {
            var attributes = selection.typingAttributes(in: self)
            try body(&attributes)
            selection.resolve(in: self)
            return selection.setTypingAttributes(attributes)
        }
        selection.resolve(in: self)
        var changes: [(Range<Index>, AttributeContainer)] = []
        for range in ranges.ranges {
            for run in self[range].runs {
                var attributes = run.attributes
                try body(&attributes)
                changes.append((run.range, attributes))
            }
        }
        var changed = self
        for (range, attributes) in changes { changed[range].setAttributes(attributes) }
        self = changed
    }

    /// Replaces the selected characters, or inserts characters at the insertion point. They get the typing attributes of the selection, which
    /// is behind them afterwards.
    public mutating func replaceSelection(_ selection: inout AttributedTextSelection, withCharacters characters: some Collection<Character>) {
        replaceSelection(&selection, with: AttributedString(String(characters), attributes: selection.typingAttributes(in: self)))
    }

    /// Replaces the selected characters, or inserts a text at the insertion point. The selection is behind it afterwards.
    public mutating func replaceSelection(_ selection: inout AttributedTextSelection, with content: some AttributedStringProtocol) {
        let ranges = selection.offsets(in: self)
        // From the last to the first, so that the offsets of the others stay valid.
        for (index, offsets) in ranges.enumerated().reversed() {
            guard let range = range(ofOffsets: offsets) else { continue }
            if index == 0 { replaceSubrange(range, with: content) } else { removeSubrange(range) }
        }
        let end = (ranges.first?.lowerBound ?? 0) + String(content.characters).utf8.count
        selection = AttributedTextSelection(offsets: end..<end, affinity: .automatic)
    }
}
