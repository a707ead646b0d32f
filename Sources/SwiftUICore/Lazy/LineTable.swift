import Foundation

/// The lengths of the lines of a lazy container. Only the lengths of lines that have been shown are known.
///
/// The mean of the known lines is used for unknown ones. Memory grows with the number of known lines; lookups take logarithmic time
/// in it.
struct LineTable {
    /// A block of consecutive lines, of which at least one is known.
    private struct Chunk {
        static let lines = 64
        let index: Int
        /// NaN where unknown.
        var advances = ContiguousArray<CGFloat>(repeating: .nan, count: lines)
        var count = 0
        var sum: CGFloat = 0
        /// The number and total length of known lines in all preceding chunks.
        var countBefore = 0
        var sumBefore: CGFloat = 0
    }

    private var chunks = ContiguousArray<Chunk>()
    /// The number of chunks whose `countBefore` and `sumBefore` are valid.
    private var settledChunks = 0
    private var knownCount = 0
    private var knownSum: CGFloat = 0
    private var smallest = CGFloat.infinity
    private var largest = -CGFloat.infinity

    /// The estimated length of an unknown line: the mean of the known ones.
    var mean: CGFloat {
        if knownCount == 0 { return 0 }
        return smallest == largest ? smallest : knownSum / CGFloat(knownCount)
    }

    var isEmpty: Bool { knownCount == 0 }

    /// Returns the position of the first chunk at or after a chunk index.
    private func position(ofChunk index: Int) -> Int {
        var (low, high) = (0, chunks.count)
        while low < high {
            let middle = (low + high) / 2
            if chunks[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The length of a line including the gap after it; nil if unknown.
    subscript(line: Int) -> CGFloat? {
        let place = position(ofChunk: line / Chunk.lines)
        guard place < chunks.count, chunks[place].index == line / Chunk.lines else { return nil }
        let advance = chunks[place].advances[line % Chunk.lines]
        return advance.isNaN ? nil : advance
    }

    /// Records the length of a line including the gap after it.
    mutating func set(_ advance: CGFloat, at line: Int) {
        let advance = advance.isFinite ? advance : 0
        let (index, offset) = (line / Chunk.lines, line % Chunk.lines)
        let place = position(ofChunk: index)
        if place == chunks.count || chunks[place].index != index {
            chunks.insert(Chunk(index: index), at: place)
            settledChunks = min(settledChunks, place)
        }
        let old = chunks[place].advances[offset]
        guard old != advance else { return }
        chunks[place].advances[offset] = advance
        if old.isNaN {
            chunks[place].count += 1
            knownCount += 1
        } else {
            chunks[place].sum -= old
            knownSum -= old
        }
        chunks[place].sum += advance
        knownSum += advance
        smallest = min(smallest, advance)
        largest = max(largest, advance)
        settledChunks = min(settledChunks, place + 1)
    }

    /// Removes a line and all following ones.
    mutating func removeAll(from line: Int) {
        let place = position(ofChunk: line / Chunk.lines)
        if place < chunks.count, chunks[place].index == line / Chunk.lines {
            let kept = chunks[place].advances[..<(line % Chunk.lines)]
            let index = chunks[place].index
            chunks.removeSubrange(place...)
            settledChunks = min(settledChunks, place)
            recount()
            for (offset, advance) in kept.enumerated() where !advance.isNaN { set(advance, at: index * Chunk.lines + offset) }
        } else if place < chunks.count {
            chunks.removeSubrange(place...)
            settledChunks = min(settledChunks, place)
            recount()
        }
    }

    private mutating func recount() {
        (knownCount, knownSum, smallest, largest) = (0, 0, .infinity, -.infinity)
        for chunk in chunks {
            knownCount += chunk.count
            knownSum += chunk.sum
            for advance in chunk.advances where !advance.isNaN {
                smallest = min(smallest, advance)
                largest = max(largest, advance)
            }
        }
    }

    private mutating func settle(through place: Int) {
        while settledChunks <= min(place, chunks.count - 1) {
            if settledChunks > 0 {
                let previous = chunks[settledChunks - 1]
                chunks[settledChunks].countBefore = previous.countBefore + previous.count
                chunks[settledChunks].sumBefore = previous.sumBefore + previous.sum
            } else {
                chunks[0].countBefore = 0
                chunks[0].sumBefore = 0
            }
            settledChunks += 1
        }
    }

    /// Returns the start of a line.
    mutating func position(of line: Int) -> CGFloat {
        guard line > 0, knownCount > 0 else { return 0 }
        if smallest == largest { return CGFloat(line) * smallest }
        let index = line / Chunk.lines
        let place = position(ofChunk: index)
        var (count, sum) = (0, CGFloat(0))
        if place < chunks.count {
            settle(through: place)
            (count, sum) = (chunks[place].countBefore, chunks[place].sumBefore)
            if chunks[place].index == index {
                for advance in chunks[place].advances[..<(line % Chunk.lines)] where !advance.isNaN {
                    count += 1
                    sum += advance
                }
            }
        } else {
            (count, sum) = (knownCount, knownSum)
        }
        return sum + CGFloat(line - count) * mean
    }

    /// Returns the last of `count` lines that starts at or before a position; the first line if there is none.
    mutating func line(at position: CGFloat, of count: Int) -> Int {
        guard count > 1, position > 0, knownCount > 0 else { return 0 }
        if smallest == largest, smallest > 0 {
            let line = position / smallest
            return line < CGFloat(count) ? Int(line) : count - 1
        }
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = low + (high - low + 1) / 2
            if self.position(of: middle) <= position { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
