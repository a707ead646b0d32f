extension JSON {
    /// The value as UTF-8 text.
    var utf8: [UInt8] {
        var text: [UInt8] = []
        write(to: &text)
        return text
    }

    private func write(to text: inout [UInt8]) {
        switch self {
        case .null: text += "null".utf8
        case .bool(let value): text += (value ? "true" : "false").utf8
        case .number(let number):
            text += (Int(exactly: number).map(String.init) ?? (number.isFinite ? "\(number)" : "null")).utf8
        case .string(let string): Self.write(string, to: &text)
        case .array(let elements):
            text.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { text.append(UInt8(ascii: ",")) }
                element.write(to: &text)
            }
            text.append(UInt8(ascii: "]"))
        case .object(let members):
            text.append(UInt8(ascii: "{"))
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { text.append(UInt8(ascii: ",")) }
                Self.write(member.key, to: &text)
                text.append(UInt8(ascii: ":"))
                member.value.write(to: &text)
            }
            text.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ string: String, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                text += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                text += "\\u00".utf8
                text += [byte >> 4, byte & 15].map { $0 < 10 ? UInt8(ascii: "0") + $0 : UInt8(ascii: "a") + $0 - 10 }
            default:
                text.append(byte)
            }
        }
        text.append(UInt8(ascii: "\""))
    }
}
