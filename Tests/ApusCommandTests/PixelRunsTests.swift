import RunnerProtocol
import Testing

@Suite struct PixelRunsTests {
    /// Decodes as the page does.
    private func decoded(_ runs: PixelRuns) -> [UInt32] {
        var (pixels, next): ([UInt32], Int) = ([], 0)
        while next < runs.words.count {
            let count = Int(runs.words[next] >> 1)
            if runs.words[next] & 1 == 1 {
                pixels += Array(repeating: runs.words[next + 1], count: count)
                next += 2
            } else {
                pixels += runs.words[(next + 1)...].prefix(count)
                next += 1 + count
            }
        }
        return pixels
    }

    private func encoded(_ rows: [[UInt32]]) -> PixelRuns {
        var runs = PixelRuns()
        for row in rows { runs.append(row.span) }
        return runs
    }

    @Test func decodedPixelsAreThoseOfTheRows() {
        var generator = SystemRandomNumberGenerator()
        for width in [0, 1, 2, 3, 4, 5, 8, 31, 200] {
            for colours in [1, 2, 3, 1000] as [UInt32] {
                // Runs of all lengths, at both ends of a row too.
                let rows = (0..<20).map { _ -> [UInt32] in
                    var row: [UInt32] = []
                    while row.count < width {
                        let pixel = UInt32.random(in: 0..<colours, using: &generator) &* 0x0102_0409
                        row += Array(repeating: pixel, count: Int.random(in: 1...9, using: &generator))
                    }
                    return Array(row.prefix(width))
                }
                let swapped = rows.joined().map { 0xff00_0000 | $0 & 0xff00 | ($0 & 0xff) << 16 | ($0 >> 16) & 0xff }
                #expect(decoded(encoded(rows)) == swapped)
            }
        }
    }

    @Test(
        arguments: [
            ([7, 7, 7, 7, 7], 2), ([1, 2, 3, 4, 5], 6), ([1, 7, 7, 7, 7, 2], 6), ([7, 7, 7], 4), ([], 0),
        ] as [([UInt32], Int)])
    func areasOfOneColourAreSmall(_ row: [UInt32], words: Int) {
        #expect(encoded([row]).words.count == words)
    }
}
