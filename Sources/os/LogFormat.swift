import Foundation

/// A message in the format of C's `printf`, as `os_log` understands it: with `%@` for any value and privacy in braces.
struct LogFormat {
    private let format: String

    init(_ format: String) { self.format = format }

    /// The message with `arguments` inserted. A missing argument is written as `<missing>`.
    func text(_ arguments: [Any]) -> String {
        var rest = arguments[...]
        var text = ""
        var remaining = format[...]
        while let start = remaining.firstIndex(of: "%") {
            text += remaining[..<start]
            remaining = remaining[start...].dropFirst()
            if remaining.first == "%" {
                text += "%"
                remaining = remaining.dropFirst()
            } else if let found = remaining.prefixMatch(
                of: /(?:\{([^}]*)\})?([-+ #0]*[0-9]*(?:\.[0-9]+)?)(?:hh|h|ll|l|q|z|t|j)?([@dDiuUxXoOfFeEgGaAcCsSp])/)
            {
                remaining = remaining[found.range.upperBound...]
                let isPrivate = (found.output.1 ?? "").split(separator: ",").contains { $0.contains("private") || $0.contains("sensitive") }
                guard let argument = rest.popFirst() else {
                    text += "<missing>"
                    continue
                }
                text += isPrivate ? "<private>" : Self.text(argument, style: String(found.output.2), conversion: found.output.3.first ?? "@")
            } else {
                text += "%"
            }
        }
        return text + remaining
    }

    private static func text(_ value: Any, style: String, conversion: Character) -> String {
        switch conversion {
        case "d", "D", "i":
            if let number = value as? any BinaryInteger { return String(format: "%\(style)lld", Int64(truncatingIfNeeded: number)) }
        case "u", "U", "x", "X", "o", "O":
            if let number = value as? any BinaryInteger {
                return String(format: "%\(style)ll\(conversion.lowercased() == "x" ? String(conversion) : conversion.lowercased())", unsigned(number))
            }
        case "f", "F", "e", "E", "g", "G", "a", "A":
            if let number = value as? any BinaryFloatingPoint { return String(format: "%\(style)\(conversion)", Double(number)) }
        default:
            break
        }
        return String(describing: value)
    }

    /// The bits of `number` in its own width.
    private static func unsigned(_ number: some BinaryInteger) -> UInt64 {
        let bits = UInt64(truncatingIfNeeded: number)
        return number.bitWidth >= 64 ? bits : bits & (1 << UInt64(number.bitWidth) - 1)
    }
}
