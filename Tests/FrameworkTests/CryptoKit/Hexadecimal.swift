import Foundation

/// The bytes of hexadecimal digits, of which published test vectors consist.
func hex(_ digits: String) -> [UInt8] {
    let digits = digits.filter { !$0.isWhitespace }
    return stride(from: 0, to: digits.count, by: 2).map { offset in
        let start = digits.index(digits.startIndex, offsetBy: offset)
        return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16) ?? 0
    }
}

/// The hexadecimal digits of bytes.
func digits(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
