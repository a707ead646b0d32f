internal import _FoundationICU
import Foundation

/// The kinds of parts into which ICU divides a text.
enum TextSegmentation {
    case words, sentences

    struct Segment {
        /// The range of the part.
        var part: Range<String.Index>
        /// The range of the part and of the separators after it. That of the first part includes the separators before it.
        var enclosing: Range<String.Index>
    }

    /// Returns the parts of a text in order; none if ICU has no rules for them. Takes linear time.
    func segments(of text: Substring) -> [Segment] {
        let units = Array(text.utf16)
        guard let end = Int32(exactly: units.count), end > 0 else { return [] }
        var status = U_ZERO_ERROR
        return units.withUnsafeBufferPointer { units in
            let kind = self == .words ? UBRK_WORD : UBRK_SENTENCE
            // The units outlive the iterator, which refers to them.
            guard let iterator = swift_ubrk_open(kind, Locale.current.identifier, units.baseAddress, end, &status) else { return [] }
            defer { swift_ubrk_close(iterator) }
            var segments: [Segment] = []
            var start = text.startIndex
            var offset = swift_ubrk_first(iterator)
            while case let next = swift_ubrk_next(iterator), next > offset {
                let index = text.utf16.index(start, offsetBy: Int(next - offset))
                // Spaces and punctuation have a status below the limit.
                let isPart = self == .sentences || swift_ubrk_getRuleStatus(iterator) >= UBRK_WORD_NONE_LIMIT.rawValue
                if isPart {
                    segments.append(Segment(part: start..<index, enclosing: (segments.isEmpty ? text.startIndex : start)..<index))
                } else if let last = segments.indices.last {
                    segments[last].enclosing = segments[last].enclosing.lowerBound..<index
                }
                (start, offset) = (index, next)
            }
            return segments
        }
    }
}
