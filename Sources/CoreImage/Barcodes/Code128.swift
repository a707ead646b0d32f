/// The bars of a text of ASCII, as ISO/IEC 15417 describes them.
enum Code128 {
    /// The widths of bars and spaces of each symbol, which are 11 modules wide; the last one, which ends the code, is 13.
    static let widths: [Int] = [
        212222, 222122, 222221, 121223, 121322, 131222, 122213, 122312, 132212, 221213, 221312, 231212, 112232, 122132, 122231, 113222, 123122,
        123221, 223211, 221132, 221231, 213212, 223112, 312131, 311222, 321122, 321221, 312212, 322112, 322211, 212123, 212321, 232121, 111323,
        131123, 131321, 112313, 132113, 132311, 211313, 231113, 231311, 112133, 112331, 132131, 113123, 113321, 133121, 313121, 211331, 231131,
        213113, 213311, 213131, 311123, 311321, 331121, 312113, 312311, 332111, 314111, 221411, 431111, 111224, 111422, 121124, 121421, 141122,
        141221, 112214, 112412, 122114, 122411, 142112, 142211, 241211, 221114, 413111, 241112, 134111, 111242, 121142, 121241, 114212, 124112,
        124211, 411212, 421112, 421211, 212141, 214121, 412121, 111143, 111341, 131141, 114113, 114311, 411113, 411311, 113141, 114131, 311141,
        411131, 211412, 211214, 211232, 2331112,
    ]

    private static let shift = (toC: 99, toB: 100, toA: 101), start = (a: 103, b: 104, c: 105), stop = 106

    /// Returns which modules are dark; nil for an empty message, or one with bytes that are not of ASCII.
    static func bars(_ message: [UInt8]) -> [Bool]? {
        guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
        var symbols = symbols(of: message)
        let sum = symbols.enumerated().reduce(0) { $0 + $1.element * max(1, $1.offset) }
        symbols.append(sum % 103)
        symbols.append(stop)
        return symbols.flatMap { symbol -> [Bool] in
            String(widths[symbol]).enumerated().flatMap { Array(repeating: $0.offset % 2 == 0, count: $0.element.wholeNumberValue ?? 0) }
        }
    }

    private enum Table { case a, b, c }

    /// Returns the symbols from the start on, without the check. Pairs of digits are one symbol where that is shorter.
    static func symbols(of message: [UInt8]) -> [Int] {
        func digits(from index: Int) -> Int { message[index...].prefix { (48...57).contains($0) }.count }
        var symbols: [Int] = []
        var table: Table?
        var index = 0
        while index < message.count {
            let count = digits(from: index)
            let isWorthIt =
                count >= 4 && (index == 0 || index + count == message.count) || count >= 6 || (index == 0 && count == 2 && message.count == 2)
            if table == .c ? count >= 2 : isWorthIt && count % 2 == 0 {
                if table != .c { symbols.append(table == nil ? start.c : shift.toC) }
                table = .c
                symbols.append(Int(message[index] - 48) * 10 + Int(message[index + 1] - 48))
                index += 2
                continue
            }
            // Table A has control characters, table B lowercase letters.
            let byte = message[index]
            let needed: Table = byte < 32 ? .a : byte >= 96 ? .b : table == .a ? .a : .b
            if table != needed {
                if table == nil { symbols.append(needed == .a ? start.a : start.b) } else { symbols.append(needed == .a ? shift.toA : shift.toB) }
                table = needed
            }
            symbols.append(byte < 32 ? Int(byte) + 64 : Int(byte) - 32)
            index += 1
        }
        return symbols
    }
}
