import CoreGraphics

/// Selection with a pointer: by characters, by words after a double click, by paragraphs after a triple click.
struct PointerSelection {
    private var clicks: (count: Int, time: Double, place: CGPoint) = (0, -1, .zero)
    /// The range selected when the pointer went down; nil while it is up.
    private var origin: Range<Int>?

    /// The longest interval, in seconds, and distance, in points, between clicks of a double or triple click.
    private static let clickInterval = 0.5
    private static let clickDistance: CGFloat = 6

    /// Whether the pointer is down.
    var isDown: Bool { origin != nil }

    /// Begins a selection at a position and returns it.
    ///
    /// - Parameter isSecret: Whether the text is secure, so that a double click selects all of it instead of a word.
    mutating func begin(at position: Int, place: CGPoint, time: Double, in model: TextEditingModel, isSecret: Bool = false) -> TextSelectionRange {
        let near = hypot(place.x - clicks.place.x, place.y - clicks.place.y) <= Self.clickDistance
        clicks = (near && time - clicks.time <= Self.clickInterval ? clicks.count + 1 : 1, time, place)
        let reached = unit(at: position, in: model, isSecret)
        origin = reached
        return TextSelectionRange(anchor: reached.lowerBound, head: reached.upperBound)
    }

    /// Returns the selection after the pointer has moved, extended by whole units (characters, words or paragraphs); nil while
    /// it is up.
    func moved(to position: Int, in model: TextEditingModel, isSecret: Bool = false) -> TextSelectionRange? {
        guard let origin else { return nil }
        let reached = unit(at: position, in: model, isSecret)
        return reached.lowerBound < origin.lowerBound
            ? TextSelectionRange(anchor: origin.upperBound, head: reached.lowerBound)
            : TextSelectionRange(anchor: origin.lowerBound, head: max(origin.upperBound, reached.upperBound))
    }

    mutating func end() { origin = nil }

    private func unit(at position: Int, in model: TextEditingModel, _ isSecret: Bool) -> Range<Int> {
        switch clicks.count {
        case 1: position..<position
        case 2: isSecret ? 0..<model.length : model.word(at: position)
        default: model.paragraph(at: position)
        }
    }
}
