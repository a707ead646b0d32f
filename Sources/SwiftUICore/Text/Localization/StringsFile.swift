import Foundation

/// The parser of `.strings` files: `"key" = "value";` with comments.
enum StringsFile {
    /// Returns the entries of a file, which is either a property list or in text form.
    static func entries(_ data: Data) -> [String: String] {
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] { return list }
        return entries(String(decoding: data, as: UTF8.self))
    }

    static func entries(_ source: String) -> [String: String] {
        var entries: [String: String] = [:]
        var pending: [String] = []
        var rest = Substring(source)
        while let first = rest.first {
            if rest.hasPrefix("/*") {
                rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if first == "\"" {
                pending.append(quoted(&rest))
            } else {
                rest.removeFirst()
                if first == ";" {
                    if pending.count == 2 { entries[pending[0]] = pending[1] }
                    pending = []
                }
            }
        }
        return entries
    }

    private static func quoted(_ rest: inout Substring) -> String {
        rest.removeFirst()
        var value = ""
        while let character = rest.popFirst(), character != "\"" {
            guard character == "\\", let escaped = rest.popFirst() else {
                value.append(character)
                continue
            }
            switch escaped {
            case "n": value.append("\n")
            case "t": value.append("\t")
            case "r": value.append("\r")
            case "U", "u":
                let digits = rest.prefix(4)
                rest = rest.dropFirst(digits.count)
                if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) { value.unicodeScalars.append(scalar) }
            default: value.append(escaped)
            }
        }
        return value
    }
}
