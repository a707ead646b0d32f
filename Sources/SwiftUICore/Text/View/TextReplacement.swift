import CoreGraphics

/// A running content transition from a text to its replacement.
final class TextReplacement {
    /// The previous text, with its top left corner at the origin.
    let old: TextItem
    /// The value of the previous text, if known.
    private let oldValue: Double?
    private let oldSize: CGSize
    private let progress: Animator<Double>

    init(old: TextItem, size: CGSize, value: Double?, animation: Animation, transaction: Transaction, at time: Double) {
        self.old = old
        oldSize = size
        oldValue = value
        progress = Animator(environment: EnvironmentValues())
        progress.add(animation, interval: 1, transaction: transaction, at: time)
    }

    /// Advances the transition and returns whether it has finished.
    func isFinished(at time: Double) -> Bool {
        progress.advance(to: time)
        return progress.isFinished
    }

    /// Draws both texts in the current state of the transition.
    func draw(_ new: TextItem, in bounds: CGRect, by transition: ContentTransition, into list: inout DisplayListBuilder) {
        let amount = (1 - progress.offset).limitedToUnit
        let countsDown: Bool
        switch transition.kind {
        case .identity:
            return list.add(.text(new), frame: bounds)
        case .opacity, .interpolate:
            // The node moves from the origin of the old text, which stays in its place at first.
            add(old.moved(to: bounds.origin), size: oldSize, opacity: 1 - amount, into: &list)
            return add(new, size: bounds.size, opacity: amount, into: &list)
        case .numericText(let isDown): countsDown = isDown
        case .numericValue(let value): countsDown = oldValue.map { value < $0 } ?? false
        }
        let kept = new.commonPrefix(with: old)
        let reach = bounds.height / 2 * (countsDown ? -1 : 1)
        if kept > 0 { add(new.clusters(in: 0..<kept), size: bounds.size, opacity: 1, into: &list) }
        let leaving = old.clusters(in: kept..<Int.max).moved(to: CGPoint(x: bounds.minX, y: bounds.minY - reach * amount))
        add(leaving, size: oldSize, opacity: 1 - amount, into: &list)
        let coming = new.clusters(in: kept..<Int.max).moved(to: CGPoint(x: bounds.minX, y: bounds.minY + reach * (1 - amount)))
        add(coming, size: bounds.size, opacity: amount, into: &list)
    }

    private func add(_ item: TextItem, size: CGSize, opacity: Double, into list: inout DisplayListBuilder) {
        guard opacity > 0, item.text.lines.contains(where: { !$0.pieces.isEmpty }) else { return }
        let frame = CGRect(origin: item.origin, size: size)
        if opacity < 1 {
            list.group(.opacity(opacity)) { $0.add(.text(item), frame: frame) }
        } else {
            list.add(.text(item), frame: frame)
        }
    }
}

extension TextItem {
    fileprivate func moved(to origin: CGPoint) -> TextItem {
        var item = self
        item.origin = origin
        return item
    }

    /// The single piece of a text with one line, style and direction (left to right); nil for other texts.
    private var onlyPiece: PlacedText.Piece? {
        guard text.lines.count == 1, text.scale == 1, text.tightening == 0, text.lines[0].pieces.count == 1 else { return nil }
        let piece = text.lines[0].pieces[0]
        return piece.isRightToLeft || piece.isEllipsis ? nil : piece
    }

    /// Returns the number of clusters that both texts have in common at the beginning.
    fileprivate func commonPrefix(with other: TextItem) -> Int {
        guard let own = onlyPiece, let others = other.onlyPiece, own.range.lowerBound == 0, others.range.lowerBound == 0 else { return 0 }
        let characters = zip(own.source.text.string, others.source.text.string).prefix { $0 == $1 }.count
        return min(characters, own.range.count, others.range.count)
    }

    /// Returns the text reduced to a range of its clusters.
    fileprivate func clusters(in range: Range<Int>) -> TextItem {
        guard var piece = onlyPiece, range != 0..<Int.max else { return self }
        let kept = piece.range.clamped(to: range)
        let all = piece.source.clusters.clusters
        let before = all[piece.range.lowerBound..<kept.lowerBound].reduce(0) { $0 + $1.advance }
        piece.x += before
        piece.width = all[kept].reduce(0) { $0 + $1.advance }
        piece.range = kept
        var item = self
        item.text.lines[0].pieces = kept.isEmpty ? [] : [piece]
        return item
    }
}
