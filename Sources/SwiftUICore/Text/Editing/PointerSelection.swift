import CoreGraphics

/// How a pointer selects text: characters, the second time it goes down at a place words, the third time paragraphs.
struct PointerSelection {
    private var clicks: (count: Int, time: Double, place: CGPoint) = (0, -1, .zero)
    /// What was under the pointer when it went down; nil while it is up.
    private var origin: Range<Int>?

    /// How near in time and place clicks must be to count together.
    private static let clickInterval = 0.5
    private static let clickDistance: CGFloat = 6

    /// Whether the pointer is down.
    var isDown: Bool { origin != nil }

    /// The pointer goes down at a place: gives what is selected.
    ///
    /// - Parameter isSecret: Whether words cannot be told apart, so that all is one.
    mutating func begin(at position: Int, place: CGPoint, time: Double, in model: TextEditingModel, isSecret: Bool = false) -> TextSelectionRange {
        let near = hypot(place.x - clicks.place.x, place.y - clicks.place.y) <= Self.clickDistance
        clicks = (near && time - clicks.time <= Self.clickInterval ? clicks.count + 1 : 1, time, place)
        let reached = unit(at: position, in: model, isSecret)
        origin = reached
        return TextSelectionRange(anchor: reached.lowerBound, head: reached.upperBound)
    }

    /// The pointer has moved: gives what lies between, in the units in which it began; nil while it is up.
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
