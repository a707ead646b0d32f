import CoreGraphics

extension ViewNode {
    /// Describes the size that the node answered, and the reason if it is known.
    final var answerReasons: [String] {
        let answer = size(for: proposal)
        var reasons = ["it answers \(InspectorWords.size(answer)): \(reason(for: answer))"]
        if let text = self as? TextNode, let truncation = text.truncationReason { reasons.append(truncation) }
        if abs(answer.width - size.width) > 0.005 || abs(answer.height - size.height) > 0.005 {
            reasons.append("it is given \(InspectorWords.size(size)) instead")
        }
        return reasons
    }

    private func reason(for answer: CGSize) -> String {
        if let text = self as? TextNode { return text.lineReason }
        var children = 0
        forEachChild { _ in children += 1 }
        if let notes = (self as? FlexibleFrameNode)?.notes, let first = notes.first { return first }
        let takesWidth = answer.width == proposal.width
        let takesHeight = answer.height == proposal.height
        if takesWidth, takesHeight { return "all that is proposed" }
        if !proposal.isWidthSpecified, !proposal.isHeightSpecified { return "its ideal size, as nothing is proposed" }
        if self is FrameNode { return "its own lengths, and those of its content where it has none" }
        if children == 1, self is UnaryNode { return self is UnaryLayoutNode ? "what its content takes, by its rule" : "what its content takes" }
        if children > 0 { return "what its content takes" + (takesWidth ? ", and all of the width" : takesHeight ? ", and all of the height" : "") }
        if takesWidth { return "all of the width, and a height of its own" }
        if takesHeight { return "all of the height, and a width of its own" }
        return isFixedSize ? "its own size, whatever is proposed" : "as much as it uses"
    }
}

extension TextNode {
    /// The number of lines shown, and whether one of them ends with an ellipsis.
    private var shownLines: (count: Int, isTruncated: Bool) {
        let lines = layout(height: proposal.height, options: inspected.options).placed().lines
        return (lines.count, lines.contains { $0.pieces.contains(where: \.isEllipsis) })
    }

    private func layout(height: CGFloat, options: TextLayoutOptions) -> TextLayout {
        inspected.shaped.layout(TextLayoutRequest(width: proposal.width, height: height, options: options))
    }

    fileprivate var lineReason: String {
        let natural = InspectorWords.length(inspected.shaped.naturalWidth)
        let count = shownLines.count
        if count <= 1 { return "one line; unbroken it is \(natural) wide" }
        return "\(count) lines; unbroken it is \(natural) wide"
    }

    /// Describes why the text ends with an ellipsis; nil if it does not.
    package var truncationReason: String? {
        let shown = shownLines
        guard shown.isTruncated else { return nil }
        let (_, shaped, options) = inspected
        var unlimited = options
        unlimited.maximumLines = nil
        unlimited.reservedLines = 0
        let needed = layout(height: .nan, options: unlimited).placed().lines.count
        let width = InspectorWords.length(proposal.width)
        let lines = needed == 1 ? "1 line" : "\(needed) lines"
        var words = "it is truncated: at the width of \(width) it needs \(lines)"
        if needed == 1 { words = "it is truncated: unbroken it needs a width of \(InspectorWords.length(shaped.naturalWidth)) and gets \(width)" }
        if let limit = options.maximumLines, limit < needed {
            let setter = EnvironmentOrigin.of(self, named: { _ in "lineLimit" }, \.lineLimit).map { ", set by \($0)" } ?? ""
            words += ", but lineLimit allows \(limit)\(setter)"
        } else if needed > shown.count {
            words += ", but the height of \(InspectorWords.length(proposal.height)) has room for \(shown.count)"
        }
        return words
    }
}
