import Foundation
import Observation
import SwiftUICore

/// Finds and replaces text in an editor.
@MainActor @Observable final class TextFinder {
    var query = ""
    var replacement = ""
    /// The occurrence that the user has moved to, as UTF-8 offsets; nil for none.
    private(set) var current: Range<Int>?
    let controller = EditableTextController()
    /// Whether occurrences are replaced one by one, since the text has styles that the rest of it must keep.
    @ObservationIgnored var isStyled = false

    /// Presents the bar, or gives it the focus; nil until the editor is shown.
    @ObservationIgnored var present: (@MainActor () -> Void)?

    nonisolated init() {}

    /// Looks for the selected text from now on, as with Command-E. Without a selection it does nothing.
    func useSelection() {
        guard let text = node?.selectedText else { return }
        query = text
        current = node?.model.selection.range
    }

    /// Performs a command of a key or a menu, or presents the bar if the user has not looked for anything yet.
    func performCommand(_ command: () -> Void) {
        if query.isEmpty { present?() } else { command() }
    }

    private var node: EditableTextNode? { controller.node }

    /// Returns the occurrences in a text, and the current one if it is still among them.
    func found(in text: String) -> FoundText {
        let ranges = Self.occurrences(of: query, in: text)
        return FoundText(ranges: ranges, current: current.flatMap { ranges.contains($0) ? $0 : nil })
    }

    /// Returns the occurrences of a string, without regard to case, that consist of whole characters and do not overlap. The ranges are
    /// UTF-8 offsets.
    nonisolated static func occurrences(of query: String, in text: String) -> [Range<Int>] {
        guard !query.isEmpty, !text.isEmpty,
            let pattern = try? NSRegularExpression(pattern: NSRegularExpression.escapedPattern(for: query), options: .caseInsensitive)
        else { return [] }
        var ranges: [Range<Int>] = []
        // The positions are converted in one pass, since each conversion counts from the previous one.
        var (index, utf16, utf8) = (text.startIndex, 0, 0)
        func advance(to position: Int) {
            let next = text.utf16.index(index, offsetBy: position - utf16)
            utf8 += text.utf8.distance(from: index, to: next)
            (index, utf16) = (next, position)
        }
        for match in pattern.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)) {
            advance(to: match.range.location)
            let (lower, start) = (utf8, index)
            advance(to: match.range.location + match.range.length)
            let isWhole = start.samePosition(in: text) != nil && index.samePosition(in: text) != nil
            if isWhole, lower < utf8 { ranges.append(lower..<utf8) }
        }
        return ranges
    }

    /// Moves to the first occurrence at or after the beginning of the selection.
    func findFirst() {
        guard let node else { return }
        let ranges = found(in: node.model.text).ranges
        let start = node.model.selection.lower
        move(to: ranges.first { $0.lowerBound >= start } ?? ranges.first)
    }

    /// Moves to the next occurrence after the selection; after the last one, to the first.
    func findNext() {
        guard let node else { return }
        let ranges = found(in: node.model.text).ranges
        let end = node.model.selection.upper
        move(to: ranges.first { $0.lowerBound >= end } ?? ranges.first)
    }

    /// Moves to the last occurrence before the selection; before the first one, to the last.
    func findPrevious() {
        guard let node else { return }
        let ranges = found(in: node.model.text).ranges
        let start = node.model.selection.lower
        move(to: ranges.last { $0.upperBound <= start } ?? ranges.last)
    }

    private func move(to range: Range<Int>?) {
        current = range
        if let range { node?.reveal(range) }
    }

    /// Replaces the current occurrence and moves to the next one. Without a current occurrence it only moves.
    func replace() {
        guard let node else { return }
        if let range = found(in: node.model.text).current { node.replace(range, with: replacement) }
        findNext()
    }

    /// Replaces all occurrences.
    func replaceAll() {
        guard let node else { return }
        let text = node.model.text
        let ranges = found(in: text).ranges
        guard let first = ranges.first, let last = ranges.last else { return }
        if isStyled {
            for range in ranges.reversed() { node.replace(range, with: replacement) }
        } else {
            var (result, end) = ("", first.lowerBound)
            for range in ranges {
                result += node.model.substring(end..<range.lowerBound) + replacement
                end = range.upperBound
            }
            node.replace(first.lowerBound..<last.upperBound, with: result)
        }
        current = nil
    }
}
