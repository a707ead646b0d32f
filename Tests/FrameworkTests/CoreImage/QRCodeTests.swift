import Foundation
import Testing

@testable import CoreImage

/// QR codes, which a reader of its own reads as the standard describes it.
struct QRCodeTests {
    /// Reads a code without damage.
    private struct Reader {
        let size: Int
        let isDark: (Int, Int) -> Bool
        var version: Int { (size - 17) / 4 }

        /// The level and the mask.
        func format() throws -> (level: Int, mask: Int) {
            // From the top down beside the upper left finder, then along it to the left.
            let places = (0...5).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (9..<15).map { (14 - $0, 8) }
            let second = (0..<8).map { (size - 1 - $0, 8) } + (8..<15).map { (8, size - 15 + $0) }
            func number(_ places: [(Int, Int)]) -> Int {
                places.enumerated().reduce(0) { $0 | (isDark($1.element.0, $1.element.1) ? 1 << $1.offset : 0) }
            }
            let bits = number(places)
            #expect(bits == number(second))
            // The known sequence for level M and mask 0 is the pattern that all are combined with.
            let data = (bits ^ 0b101_0100_0001_0010) >> 10
            var rest = bits ^ 0b101_0100_0001_0010
            for shift in (0...4).reversed() where rest >> (shift + 10) & 1 == 1 { rest ^= 0b101_0011_0111 << shift }
            #expect(rest == 0)
            return (data >> 3, data & 7)
        }

        /// Whether a module belongs to a pattern.
        func isPattern(_ x: Int, _ y: Int) -> Bool {
            if x == 6 || y == 6 { return true }
            if x < 9, y < 9 { return true }
            if x >= size - 8, y < 9 { return true }
            if x < 9, y >= size - 8 { return true }
            if version >= 7, x >= size - 11 && y < 6 || y >= size - 11 && x < 6 { return true }
            let centers = Self.centers[version] ?? []
            return centers.contains { cx in
                centers.contains { cy in
                    let isCorner = (cx == 6 && cy == 6) || (cx == 6 && cy == size - 7) || (cx == size - 7 && cy == 6)
                    return !isCorner && abs(x - cx) <= 2 && abs(y - cy) <= 2
                }
            }
        }

        /// The places of alignment patterns in the table of the standard, for the versions of the tests.
        static let centers: [Int: [Int]] = [
            2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 10: [6, 28, 50], 14: [6, 26, 46, 66],
            20: [6, 34, 62, 90], 27: [6, 34, 62, 90, 118], 32: [6, 34, 60, 86, 112, 138], 40: [6, 30, 58, 86, 114, 142, 170],
        ]

        func codewords() throws -> [UInt8] {
            let mask = try format().mask
            var bits: [Bool] = []
            var x = size - 1, isUpwards = true
            while x > 0 {
                if x == 6 { x -= 1 }
                for step in 0..<size {
                    let y = isUpwards ? size - 1 - step : step
                    for column in [x, x - 1] where !isPattern(column, y) {
                        bits.append(isDark(column, y) != Self.isMasked(mask, row: y, column: column))
                    }
                }
                isUpwards.toggle()
                x -= 2
            }
            return (0..<bits.count / 8).map { byte in (0..<8).reduce(UInt8(0)) { $0 << 1 | (bits[byte * 8 + $1] ? 1 : 0) } }
        }

        /// The conditions in the standard, with i for rows and j for columns.
        static func isMasked(_ mask: Int, row i: Int, column j: Int) -> Bool {
            switch mask {
            case 0: return (i + j) % 2 == 0
            case 1: return i % 2 == 0
            case 2: return j % 3 == 0
            case 3: return (i + j) % 3 == 0
            case 4: return (i / 2 + j / 3) % 2 == 0
            case 5: return (i * j) % 2 + (i * j) % 3 == 0
            case 6: return ((i * j) % 2 + (i * j) % 3) % 2 == 0
            default: return ((i + j) % 2 + (i * j) % 3) % 2 == 0
            }
        }

        /// Reads the bytes, whose blocks have to be without errors.
        func message(blocks: Int, correction: Int) throws -> [UInt8] {
            let words = try codewords()
            let dataCount = words.count - blocks * correction
            let short = dataCount / blocks, longer = dataCount % blocks
            var parts = [[UInt8]](repeating: [], count: blocks)
            var index = 0
            for column in 0...short {
                for block in 0..<blocks where column < short || block >= blocks - longer {
                    parts[block].append(words[index])
                    index += 1
                }
            }
            var full = parts
            for _ in 0..<correction {
                for block in 0..<blocks {
                    full[block].append(words[index])
                    index += 1
                }
            }
            // A block without errors is a polynomial with the roots 2⁰, 2¹ and so on.
            for block in full {
                var root = 1
                for _ in 0..<correction {
                    #expect(block.reduce(0) { Self.times($0, root) ^ Int($1) } == 0)
                    root = Self.times(root, 2)
                }
            }
            let data = parts.flatMap { $0 }
            let all = data.flatMap { byte -> [Bool] in (0..<8).map { byte >> UInt8(7 - $0) & 1 == 1 } }
            var bits = all[...]
            func take(_ count: Int) -> Int {
                defer { bits = bits.dropFirst(count) }
                return bits.prefix(count).reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
            }
            #expect(take(4) == 0b0100)
            return (0..<take(version < 10 ? 8 : 16)).map { _ in UInt8(take(8)) }
        }

        /// The product in the field, by long multiplication and division.
        static func times(_ a: Int, _ b: Int) -> Int {
            var product = 0
            for bit in 0..<8 where b >> bit & 1 == 1 { product ^= a << bit }
            for bit in (8..<15).reversed() where product >> bit & 1 == 1 { product ^= 0x11D << (bit - 8) }
            return product
        }
    }

    // Versions and blocks from the table of the standard: bytes, level, version, blocks, correction codewords of a block.
    private static let cases: [(Int, QRCode.Correction, Int, Int, Int)] = [
        (0, .low, 1, 1, 7), (17, .low, 1, 1, 7), (18, .low, 2, 1, 10), (14, .medium, 1, 1, 10), (7, .high, 1, 1, 17), (11, .quartile, 1, 1, 13),
        (60, .quartile, 5, 4, 18), (154, .low, 7, 2, 20), (213, .medium, 10, 5, 26), (257, .medium, 12, 10, 22), (98, .high, 9, 8, 24),
        (666, .medium, 20, 16, 26), (1465, .low, 27, 12, 30), (2953, .low, 40, 25, 30), (1273, .high, 40, 81, 30),
    ]

    @Test("A reader finds the bytes, and no errors", arguments: cases)
    func reading(count: Int, level: QRCode.Correction, version: Int, blocks: Int, correction: Int) throws {
        var bytes = Array("https://example.org/".utf8)
        while bytes.count < count { bytes.append(UInt8(truncatingIfNeeded: bytes.count * 37)) }
        bytes = Array(bytes.prefix(count))
        let code = try #require(QRCode(bytes, correction: level))
        #expect(code.version == version)
        guard version == 1 || Reader.centers[version] != nil else { return }
        let reader = Reader(size: code.size, isDark: code.isDark)
        #expect(try reader.format().level == level.bits)
        // The finders, and the module that is always dark.
        for (x, y) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
            #expect(
                (0..<7).allSatisfy { code.isDark(x + $0, y) && code.isDark(x, y + $0) && code.isDark(x + 6, y + $0) && code.isDark(x + $0, y + 6) })
            #expect(!code.isDark(x + 1, y + 1) && code.isDark(x + 3, y + 3))
        }
        #expect(code.isDark(8, code.size - 8))
        #expect((8..<code.size - 8).allSatisfy { code.isDark($0, 6) == ($0 % 2 == 0) && code.isDark(6, $0) == ($0 % 2 == 0) })
        #expect(try reader.message(blocks: blocks, correction: correction) == bytes)
    }

    @Test("Too many bytes have no code")
    func limits() {
        #expect(QRCode([UInt8](repeating: 65, count: 2954), correction: .low) == nil)
        #expect(QRCode([UInt8](repeating: 65, count: 1274), correction: .high) == nil)
    }

    @Test("The number of a version is beside the finders from version 7 on")
    func versions() throws {
        let code = try #require(QRCode([UInt8](repeating: 1, count: 150), correction: .low))
        #expect(code.version == 7)
        // The sequence for version 7 in the standard.
        let bits = (0..<18).reversed().map { code.isDark(code.size - 11 + $0 % 3, $0 / 3) ? "1" : "0" }.joined()
        #expect(bits == "000111110010010100")
        #expect((0..<18).allSatisfy { code.isDark(code.size - 11 + $0 % 3, $0 / 3) == code.isDark($0 / 3, code.size - 11 + $0 % 3) })
    }

    @Test("Symbols of Code 128 are different, and as wide as they should be")
    func widths() {
        let digits = Code128.widths.map { String($0).compactMap(\.wholeNumberValue) }
        #expect(digits.count == 107 && Set(Code128.widths).count == 107)
        #expect(digits.dropLast().allSatisfy { $0.count == 6 && $0.reduce(0, +) == 11 && ($0[0] + $0[2] + $0[4]) % 2 == 0 })
        #expect(digits.last?.reduce(0, +) == 13)
    }

    @Test("Characters of Code 128 are in the tables that make it short")
    func symbols() {
        #expect(Code128.symbols(of: Array("PJJ123C".utf8)) == [104, 48, 42, 42, 17, 18, 19, 35])
        #expect(Code128.symbols(of: Array("123456".utf8)) == [105, 12, 34, 56])
        #expect(Code128.symbols(of: Array("ab1234".utf8)) == [104, 65, 66, 99, 12, 34])
        #expect(Code128.symbols(of: [9, 65]) == [103, 73, 33])
        #expect(Code128.bars([]) == nil && Code128.bars([200]) == nil)
        // The start, seven characters, the check and the stop.
        #expect(Code128.bars(Array("PJJ123C".utf8))?.count == 9 * 11 + 13)
    }
}
