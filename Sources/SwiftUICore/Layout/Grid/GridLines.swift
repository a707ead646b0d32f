import Foundation

/// The columns or the rows of a grid while their lengths are determined.
struct GridLines {
    /// The extents of a cell, or of all cells of a line, on both sides of their alignment guide.
    struct Extent {
        var before = -CGFloat.infinity
        var after = -CGFloat.infinity
        var length: CGFloat = 0
        /// Whether the guide may differ from its default position.
        var isMoved = false

        mutating func formUnion(_ other: Extent) {
            before = max(before, other.before)
            after = max(after, other.after)
            length = max(length, other.length)
            if other.isMoved { isMoved = true }
            if isMoved { length = max(length, before + after) }
        }
    }

    let axis: Axis
    let gaps: [CGFloat]
    /// The length that all lines share, without the gaps; NaN if none is proposed.
    private let room: CGFloat
    private var extents: [Extent]
    /// The length of each line.
    private(set) var lengths: [CGFloat]
    /// Whether the length of a line is subtracted from the room of the others.
    private var isCommitted: [Bool]
    private var committedLength: CGFloat = 0
    private var uncommittedCount: Int
    /// For each line, the number of cells of the current priority that have not been measured.
    private var remaining: [Int]
    private var openCount = 0
    private var hasCommittedOthers = false

    init(axis: Axis, count: Int, gaps: [CGFloat], proposed: CGFloat) {
        self.axis = axis
        self.gaps = gaps
        room = proposed - gaps.reduce(0, +)
        extents = Array(repeating: Extent(), count: count)
        lengths = Array(repeating: 0, count: count)
        isCommitted = Array(repeating: false, count: count)
        remaining = Array(repeating: 0, count: count)
        uncommittedCount = count
    }

    // MARK: Sharing

    /// The length that is left for the lines with cells of the current priority, and their number.
    var offer: (available: CGFloat, sharers: Int) { (room == .infinity ? room : room - committedLength, max(1, openCount)) }

    /// The equal share of the length that is left.
    private var share: CGFloat { offer.available / CGFloat(offer.sharers) }

    /// Begins with the cells of the next lower priority, given the line of each.
    mutating func begin(cellsIn lines: some Sequence<Int>) {
        for line in remaining.indices { remaining[line] = 0 }
        for line in lines where remaining.indices.contains(line) { remaining[line] += 1 }
        openCount = remaining.count { $0 > 0 }
        hasCommittedOthers = false
    }

    /// The length that a cell in a range of lines is offered: a share, at least the present length of its lines.
    ///
    /// - Parameters:
    ///   - isUnsized: Whether the cell takes what the other cells of its lines require.
    ///   - isSpan: Whether the cell shares its lines with others: it is offered all that these leave.
    func proposed(for range: Range<Int>, isUnsized: Bool, isSpan: Bool) -> CGFloat {
        guard !room.isNaN else { return .nan }
        let present = GridTable.extent(of: range, in: lengths, gaps: gaps)
        if isUnsized { return present }
        guard isSpan else { return max(share, present) }
        guard room != .infinity else { return room }
        // All but the lines that the cell does not cover.
        var others: CGFloat = 0
        for line in lengths.indices where !range.contains(line) { others += !isCommitted[line] && remaining[line] > 0 ? share : lengths[line] }
        return max(present, room - others + GridTable.gaps(within: range, gaps))
    }

    /// Makes room for a measured cell that determines the length of a line.
    mutating func include(_ extent: Extent, in line: Int) {
        guard extents.indices.contains(line) else { return }
        extents[line].formUnion(extent)
        lengthen(line, to: extents[line].length)
    }

    private mutating func lengthen(_ line: Int, to length: CGFloat) {
        guard length > lengths[line] else { return }
        if isCommitted[line] { committedLength += length - lengths[line] }
        lengths[line] = length
    }

    /// Ends a group of cells, given the line of each. Commits the lines that have no unmeasured cells of the current priority, and returns those of them
    /// in which the group measured the last one.
    mutating func end(cellsIn lines: some Sequence<Int>) -> [Int] {
        var ended: [Int] = []
        for line in lines where remaining.indices.contains(line) {
            remaining[line] -= 1
            guard remaining[line] == 0 else { continue }
            openCount -= 1
            commit(line)
            ended.append(line)
        }
        if !hasCommittedOthers {
            hasCommittedOthers = true
            for line in remaining.indices where remaining[line] == 0 { commit(line) }
        }
        return ended
    }

    private mutating func commit(_ line: Int) {
        guard !isCommitted[line] else { return }
        isCommitted[line] = true
        uncommittedCount -= 1
        committedLength += lengths[line]
    }

    // MARK: Spans

    func areCommitted(_ range: Range<Int>) -> Bool {
        uncommittedCount == 0 || range.clamped(to: isCommitted.indices).allSatisfy { isCommitted[$0] }
    }

    /// Lengthens the lines under a spanning cell by what the cell lacks: equally those without cells of their own, or else all. Returns the addition for
    /// each line; nil if the cell has room.
    mutating func stretch(_ range: Range<Int>, to length: CGFloat, hasCells: (Int) -> Bool) -> CGFloat? {
        let missing = length - GridTable.extent(of: range, in: lengths, gaps: gaps)
        guard missing > 0, missing.isFinite else { return nil }
        let lines = range.clamped(to: lengths.indices)
        let empty = lines.filter { !hasCells($0) }
        let stretched = empty.isEmpty ? Array(lines) : empty
        guard !stretched.isEmpty else { return nil }
        let addition = missing / CGFloat(stretched.count)
        for line in stretched { lengthen(line, to: lengths[line] + addition) }
        return addition
    }

    /// The total length.
    var total: CGFloat { GridTable.extent(of: 0..<lengths.count, in: lengths, gaps: gaps) }
}
