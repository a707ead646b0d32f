/// A QR code of bytes, as ISO/IEC 18004 describes it.
struct QRCode: Sendable {
    /// The level of error correction.
    enum Correction: String, Sendable {
        /// 7 percent.
        case low = "L"
        /// 15 percent.
        case medium = "M"
        /// 25 percent.
        case quartile = "Q"
        /// 30 percent.
        case high = "H"

        /// The bits of the level in the format information.
        var bits: Int {
            switch self {
            case .low: 1
            case .medium: 0
            case .quartile: 3
            case .high: 2
            }
        }

        /// The number of correction codewords of a block, by version.
        fileprivate var codewordsPerBlock: [Int] {
            switch self {
            case .low:
                [
                    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30,
                    30, 30, 30, 30, 30, 30, 30,
                ]
            case .medium:
                [
                    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
                    28, 28, 28, 28, 28, 28, 28, 28,
                ]
            case .quartile:
                [
                    13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30,
                    30, 30, 30, 30, 30, 30, 30, 30,
                ]
            case .high:
                [
                    17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
                    30, 30, 30, 30, 30, 30, 30, 30,
                ]
            }
        }

        /// The number of blocks, by version.
        fileprivate var blocks: [Int] {
            switch self {
            case .low:
                [
                    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22,
                    24, 25,
                ]
            case .medium:
                [
                    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40,
                    43, 45, 47, 49,
                ]
            case .quartile:
                [
                    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53,
                    56, 59, 62, 65, 68,
                ]
            case .high:
                [
                    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63,
                    66, 70, 74, 77, 81,
                ]
            }
        }
    }

    /// The number of modules on a side.
    let size: Int
    let version: Int
    private var dark: [Bool]
    /// Whether a module belongs to a pattern, not to the data.
    private var isFixed: [Bool]

    /// Creates the smallest code of bytes; nil if there are too many.
    init?(_ bytes: [UInt8], correction: Correction) {
        guard let version = (1...40).first(where: { Self.capacity($0, correction) * 8 >= 4 + Self.countBits($0) + bytes.count * 8 }) else {
            return nil
        }
        self.version = version
        size = version * 4 + 17
        dark = Array(repeating: false, count: size * size)
        isFixed = dark
        drawPatterns()
        drawData(Self.codewords(of: bytes, version, correction))
        let masks = (0..<8).map { masked($0, correction) }
        let best = masks.min { $0.penalty < $1.penalty }
        if let best { dark = best.dark }
    }

    /// Whether a module is dark. The origin is the upper left corner; modules outside are light.
    func isDark(_ x: Int, _ y: Int) -> Bool { (0..<size).contains(x) && (0..<size).contains(y) && dark[y * size + x] }

    // MARK: Codewords

    /// The number of bits of the length.
    private static func countBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

    /// The number of modules for data and correction.
    private static func dataModules(_ version: Int) -> Int {
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let patterns = version / 7 + 2
            modules -= (25 * patterns - 10) * patterns - 55
            if version >= 7 { modules -= 36 }
        }
        return modules
    }

    /// The number of codewords for data.
    private static func capacity(_ version: Int, _ correction: Correction) -> Int {
        dataModules(version) / 8 - correction.codewordsPerBlock[version - 1] * correction.blocks[version - 1]
    }

    /// Returns the codewords of bytes with those of the correction, in the order in which they are drawn.
    private static func codewords(of bytes: [UInt8], _ version: Int, _ correction: Correction) -> [UInt8] {
        let capacity = capacity(version, correction)
        var bits = BitList()
        // The mode of bytes.
        bits.append(4, count: 4)
        bits.append(bytes.count, count: countBits(version))
        for byte in bytes { bits.append(Int(byte), count: 8) }
        bits.append(0, count: min(4, capacity * 8 - bits.count))
        bits.append(0, count: (8 - bits.count % 8) % 8)
        var data = bits.bytes
        // The bytes that the standard fills the rest with.
        for index in data.count..<max(data.count, capacity) { data.append((index - bits.bytes.count) % 2 == 0 ? 0xEC : 0x11) }

        // The last blocks have one codeword of data more, if the data cannot be shared out evenly.
        let count = correction.blocks[version - 1], length = correction.codewordsPerBlock[version - 1]
        let (share, longer) = data.count.quotientAndRemainder(dividingBy: count)
        let generator = ReedSolomon(count: length)
        var blocks: [(data: ArraySlice<UInt8>, correction: [UInt8])] = []
        var start = 0
        for index in 0..<count {
            let end = start + share + (index >= count - longer ? 1 : 0)
            blocks.append((data[start..<end], generator.remainder(of: data[start..<end])))
            start = end
        }
        var result: [UInt8] = []
        for index in 0...share {
            for block in blocks where index < block.data.count { result.append(block.data[block.data.startIndex + index]) }
        }
        for index in 0..<length { result += blocks.map { $0.correction[index] } }
        return result
    }

    // MARK: Patterns

    private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
        dark[y * size + x] = isDark
        isFixed[y * size + x] = true
    }

    private mutating func drawPatterns() {
        for index in 0..<size {
            fix(6, index, index % 2 == 0)
            fix(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
        let centers = alignmentCenters
        for x in centers {
            for y in centers where !isFixed[y * size + x] || x == 6 || y == 6 {
                // Three corners have finders.
                if (x == 6 && y == 6) || (x == 6 && y == size - 7) || (x == size - 7 && y == 6) { continue }
                for dy in -2...2 {
                    for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
                }
            }
        }
        drawFormat(0)
        drawVersion()
    }

    private mutating func drawFinder(_ centerX: Int, _ centerY: Int) {
        for dy in -4...4 {
            for dx in -4...4 {
                let (x, y) = (centerX + dx, centerY + dy)
                guard (0..<size).contains(x), (0..<size).contains(y) else { continue }
                let distance = max(abs(dx), abs(dy))
                fix(x, y, distance != 2 && distance != 4)
            }
        }
    }

    /// The coordinates of the alignment patterns.
    private var alignmentCenters: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        // Version 32 deviates from the rule of the others.
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }

    /// Draws the level and the mask, with the bits that protect them.
    private mutating func drawFormat(_ data: Int) {
        var rest = data
        for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { fix(8, index, bit(index)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for index in 9..<15 { fix(14 - index, 8, bit(index)) }
        for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
        fix(8, size - 8, true)
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1F25) }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            let (a, b) = (size - 11 + index % 3, index / 3)
            fix(a, b, isDark)
            fix(b, a, isDark)
        }
    }

    /// Draws codewords in columns of two modules, up and down, from the right.
    private mutating func drawData(_ codewords: [UInt8]) {
        var index = 0
        var right = size - 1
        while right >= 1 {
            // The column of the timing pattern is left out.
            if right == 6 { right = 5 }
            let isUpwards = (right + 1) & 2 == 0
            for step in 0..<size {
                let y = isUpwards ? size - 1 - step : step
                for x in [right, right - 1] where !isFixed[y * size + x] {
                    if index < codewords.count * 8 {
                        dark[y * size + x] = codewords[index >> 3] >> (7 - index & 7) & 1 == 1
                        index += 1
                    }
                }
            }
            right -= 2
        }
    }

    // MARK: Masks

    /// Whether a mask inverts a module of data.
    static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }

    private func masked(_ mask: Int, _ correction: Correction) -> QRCode {
        var code = self
        for y in 0..<size {
            for x in 0..<size where !isFixed[y * size + x] && Self.inverts(mask, x, y) { code.dark[y * size + x].toggle() }
        }
        code.drawFormat(correction.bits << 3 | mask)
        return code
    }

    /// How hard the code is to read: runs, blocks, patterns like a finder, and an uneven share of dark modules.
    private var penalty: Int {
        var penalty = 0
        for line in 0..<size {
            penalty += Self.penalty(ofLine: (0..<size).map { dark[line * size + $0] })
            penalty += Self.penalty(ofLine: (0..<size).map { dark[$0 * size + line] })
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 {
                let color = dark[y * size + x]
                if color == dark[y * size + x + 1], color == dark[(y + 1) * size + x], color == dark[(y + 1) * size + x + 1] { penalty += 3 }
            }
        }
        let share = dark.count(where: { $0 }) * 20, total = size * size
        penalty += max(0, (abs(share - total * 10) + total - 1) / total - 1) * 10
        return penalty
    }

    private static func penalty(ofLine line: [Bool]) -> Int {
        var penalty = 0, run = 0
        for index in line.indices {
            run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
            if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
        }
        // A finder in a line, with four light modules on one side. Beyond the code all is light.
        let finder = [true, false, true, true, true, false, true]
        for start in 0...(line.count - finder.count) where Array(line[start..<start + finder.count]) == finder {
            func isLight(_ range: Range<Int>) -> Bool { range.allSatisfy { !line.indices.contains($0) || !line[$0] } }
            if isLight(start - 4..<start) { penalty += 40 }
            if isLight(start + 7..<start + 11) { penalty += 40 }
        }
        return penalty
    }
}

/// Bits that become bytes.
private struct BitList {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0

    mutating func append(_ value: Int, count bits: Int) {
        guard bits > 0 else { return }
        for index in (0..<bits).reversed() {
            if count % 8 == 0 { bytes.append(0) }
            if value >> index & 1 == 1 { bytes[count / 8] |= 0x80 >> UInt8(count % 8) }
            count += 1
        }
    }
}
