/// Pixels in run-length encoding, as frames of a preview are sent: most pictures consist of areas of one colour.
///
/// The encoding consists of words of 32 bits. A header is twice a number of pixels; if its lowest bit is set, one pixel follows, which is
/// repeated, otherwise as many pixels follow as the header says. Neither continues in the next row. A pixel has red in its lowest byte,
/// then green, blue and 255.
package struct PixelRuns: Sendable {
    package private(set) var words: [UInt32] = []
    /// Shorter runs are not worth their header and that of the pixels after them.
    private static let shortestRun = 4

    package init() {}

    /// Adds a row of pixels, each with blue in its lowest byte, then green, red and alpha, which is ignored. Linear in the number of pixels.
    package mutating func append(_ row: Span<UInt32>) {
        var (start, place) = (0, 0)
        while place < row.count {
            let pixel = row[place]
            var end = place + 1
            while end < row.count, row[end] == pixel { end += 1 }
            if end - place >= Self.shortestRun {
                append(row, from: start, to: place)
                words.append(UInt32(end - place) << 1 | 1)
                words.append(Self.redFirst(pixel))
                start = end
            }
            place = end
        }
        append(row, from: start, to: row.count)
    }

    /// Adds pixels as they are.
    private mutating func append(_ row: Span<UInt32>, from start: Int, to end: Int) {
        guard start < end else { return }
        words.append(UInt32(end - start) << 1)
        for place in start..<end { words.append(Self.redFirst(row[place])) }
    }

    private static func redFirst(_ pixel: UInt32) -> UInt32 {
        0xff00_0000 | pixel & 0xff00 | (pixel & 0xff) << 16 | (pixel >> 16) & 0xff
    }
}
