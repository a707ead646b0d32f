import Foundation
import Synchronization

/// A table of translations in a bundle: the file `NAME.strings` in the bundle's preferred localization.
struct StringTable: Equatable, Sendable {
    /// nil for "Localizable".
    var name: String?
    /// nil for the main bundle.
    var bundle: Bundle?

    private struct Key: Hashable {
        var path: String
        var name: String
    }

    private static let loaded = Mutex<[Key: [String: String]]>([:])
    private static let main = StringTable().read()

    /// The translation of a key, or nil if the table has none. A table is read once.
    func translation(of key: String) -> String? {
        if name == nil, bundle == nil { return Self.main.isEmpty ? nil : Self.main[key] }
        let place = Key(path: (bundle ?? .main).bundlePath, name: name ?? "Localizable")
        if let table = Self.loaded.withLock({ $0[place] }) { return table[key] }
        let table = read()
        Self.loaded.withLock { $0[place] = table }
        return table[key]
    }

    private func read() -> [String: String] {
        guard let path = (bundle ?? .main).path(forResource: name ?? "Localizable", ofType: "strings"),
              let data = FileManager.default.contents(atPath: path)
        else { return [:] }
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] { return list }
        return StringsFile.entries(String(decoding: data, as: UTF8.self))
    }
}

/// The text form of a table: `"key" = "value";` with comments between.
enum StringsFile {
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
