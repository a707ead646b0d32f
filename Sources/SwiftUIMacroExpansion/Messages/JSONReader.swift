extension JSON {
    /// The reason why a text is not valid JSON.
    struct SyntaxError: Error, Equatable {
        /// The offset of the first invalid byte.
        var offset: Int
    }

    /// Parses UTF-8 text that contains one value.
    init(utf8 bytes: [UInt8]) throws(SyntaxError) {
        var reader = JSONReader(bytes: bytes)
        self = try reader.readDocument()
    }
}

private struct JSONReader {
    let bytes: [UInt8]
    var index = 0

    /// The limit of nested arrays and objects.
    private static let deepestNesting = 256

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
    private var failure: JSON.SyntaxError { JSON.SyntaxError(offset: index) }

    mutating func readDocument() throws(JSON.SyntaxError) -> JSON {
        let value = try readValue(depth: 0)
        skipSpace()
        guard index == bytes.count else { throw failure }
        return value
    }

    private mutating func skipSpace() {
        while let byte = peek, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { index += 1 }
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(JSON.SyntaxError) {
        guard skip(character) else { throw failure }
    }

    private mutating func readValue(depth: Int) throws(JSON.SyntaxError) -> JSON {
        skipSpace()
        guard depth < Self.deepestNesting, let byte = peek else { throw failure }
        switch byte {
        case UInt8(ascii: "{"): return .object(try readObject(depth: depth + 1))
        case UInt8(ascii: "["): return .array(try readArray(depth: depth + 1))
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"): return try readWord("true", .bool(true))
        case UInt8(ascii: "f"): return try readWord("false", .bool(false))
        case UInt8(ascii: "n"): return try readWord("null", .null)
        default: return try readNumber()
        }
    }

    private mutating func readObject(depth: Int) throws(JSON.SyntaxError) -> [String: JSON] {
        try expect("{")
        var members: [String: JSON] = [:]
        skipSpace()
        if skip("}") { return members }
        repeat {
            skipSpace()
            let key = try readString()
            skipSpace()
            try expect(":")
            members[key] = try readValue(depth: depth)
            skipSpace()
        } while skip(",")
        try expect("}")
        return members
    }

    private mutating func readArray(depth: Int) throws(JSON.SyntaxError) -> [JSON] {
        try expect("[")
        var elements: [JSON] = []
        skipSpace()
        if skip("]") { return elements }
        repeat {
            elements.append(try readValue(depth: depth))
            skipSpace()
        } while skip(",")
        try expect("]")
        return elements
    }

    private mutating func readWord(_ word: StaticString, _ value: JSON) throws(JSON.SyntaxError) -> JSON {
        for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
            guard peek == byte else { throw failure }
            index += 1
        }
        return value
    }

    private mutating func readNumber() throws(JSON.SyntaxError) -> JSON {
        let start = index
        while let byte = peek, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
        guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else { throw JSON.SyntaxError(offset: start) }
        return .number(number)
    }

    private mutating func readString() throws(JSON.SyntaxError) -> String {
        try expect("\"")
        var text: [UInt8] = []
        while let byte = peek {
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text.append(contentsOf: String(try readEscape()).utf8)
            default: text.append(byte)
            }
        }
        throw failure
    }

    private mutating func readEscape() throws(JSON.SyntaxError) -> Unicode.Scalar {
        guard let byte = peek else { throw failure }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try readUnicodeEscape()
        default: throw failure
        }
    }

    /// Reads four hexadecimal digits, and the second half of a surrogate pair; an incomplete pair becomes the replacement character.
    private mutating func readUnicodeEscape() throws(JSON.SyntaxError) -> Unicode.Scalar {
        let first = try readCodeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        let place = index
        if UTF16.isLeadSurrogate(first), skip("\\"), skip("u") {
            let second = try readCodeUnit()
            if UTF16.isTrailSurrogate(second) { return String(decoding: [first, second], as: UTF16.self).unicodeScalars.first ?? "\u{FFFD}" }
        }
        index = place
        return "\u{FFFD}"
    }

    private mutating func readCodeUnit() throws(JSON.SyntaxError) -> UInt16 {
        guard index + 4 <= bytes.count, let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
        else { throw failure }
        index += 4
        return unit
    }
}
