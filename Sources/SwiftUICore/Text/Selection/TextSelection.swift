/// A selection in an editable text: an insertion point or a range.
///
///     @State private var selection: TextSelection?
///
///     TextField("Note", text: $note, selection: $selection)
///     Button("Select All") { selection = TextSelection(range: note.startIndex..<note.endIndex) }
public struct TextSelection: Hashable, Sendable {
    /// The positions of a selection.
    public enum Indices: Hashable, Sendable {
        /// A range; an empty one is an insertion point.
        case selection(Range<String.Index>)
        /// Several ranges. Fields here have one selection: they select from the first to the last one.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The positions in the text.
    public var indices: Indices
    /// The line on which an insertion point at the end of a wrapped line is shown.
    public var affinity: TextSelectionAffinity = .automatic

    /// Creates a selection of a range.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Creates a selection of several ranges.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// Creates an insertion point.
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    /// Whether the selection is an insertion point.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

/// The line on which an insertion point between two lines of a wrapped text is shown.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// The default: that of `downstream`.
    case automatic
    /// The line that ends there.
    case upstream
    /// The line that begins there.
    case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey { static let defaultValue = TextSelectionAffinity.automatic }

extension EnvironmentValues {
    /// The line on which an insertion point between two lines of a wrapped text is shown.
    public internal(set) var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets the line on which an insertion point between two lines of a wrapped text is shown.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}

extension TextSelection {
    /// Creates the selection of a range of UTF-8 offsets in a text.
    package init(offsets: Range<Int>, in text: String, affinity: TextSelectionAffinity) {
        func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: min(max(0, offset), text.utf8.count)) }
        self.init(range: index(offsets.lowerBound)..<index(offsets.upperBound))
        self.affinity = affinity
    }

    /// The range from the first to the last position, as UTF-8 offsets; positions beyond the text count as its end. Nil for no range.
    package func offsets(in text: String) -> Range<Int>? {
        let range: Range<String.Index>
        switch indices {
        case .selection(let selected): range = selected
        case .multiSelection(let selected):
            guard let first = selected.ranges.first, let last = selected.ranges.last else { return nil }
            range = first.lowerBound..<last.upperBound
        }
        func offset(_ index: String.Index) -> Int {
            text.utf8.distance(from: text.startIndex, to: min(max(index, text.startIndex), text.endIndex))
        }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }
}
