/// An element of an XML document, without the text between elements.
///
/// `apus` links no XML library: this reader knows as much of XML as files of Xcode contain.
package struct XMLElement: Equatable, Sendable {
    package var name: String
    package var attributes: [String: String] = [:]
    package var children: [XMLElement] = []

    /// Reads the root element of a document; nil if the document is malformed.
    package init?(document: String) {
        var reader = Reader(rest: Substring(document).unicodeScalars)
        guard reader.skipToElement(), let root = reader.element() else { return nil }
        self = root
    }

    private init(name: String) { self.name = name }

    /// The children with a name.
    package func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }

    private struct Reader {
        var rest: Substring.UnicodeScalarView
        var depth = 0

        private func starts(with text: String) -> Bool { rest.starts(with: text.unicodeScalars) }

        /// Drops everything up to the end of a text; false if the text does not come.
        private mutating func skip(through text: String) -> Bool {
            let length = text.unicodeScalars.count
            while !rest.isEmpty {
                if starts(with: text) {
                    rest = rest.dropFirst(length)
                    return true
                }
                rest = rest.dropFirst()
            }
            return false
        }

        private mutating func skipSpace() { rest = rest.drop { $0.properties.isWhitespace } }

        /// Goes to the next `<` that begins or ends an element; false at the end of the document or of a malformed part.
        mutating func skipToElement() -> Bool {
            while true {
                rest = rest.drop { $0 != "<" }
                guard !rest.isEmpty else { return false }
                if starts(with: "<?") {
                    guard skip(through: "?>") else { return false }
                } else if starts(with: "<!--") {
                    guard skip(through: "-->") else { return false }
                } else if starts(with: "<![CDATA[") {
                    guard skip(through: "]]>") else { return false }
                } else if starts(with: "<!") {
                    guard skip(through: ">") else { return false }
                } else {
                    return true
                }
            }
        }

        private mutating func name() -> String {
            let name = rest.prefix { !$0.properties.isWhitespace && !"=/>".unicodeScalars.contains($0) }
            rest = rest[name.endIndex...]
            return String(String.UnicodeScalarView(name))
        }

        mutating func element() -> XMLElement? {
            // A file of this depth is no model.
            guard depth < 100 else { return nil }
            rest = rest.dropFirst()
            var element = XMLElement(name: name())
            guard !element.name.isEmpty else { return nil }
            while true {
                skipSpace()
                if starts(with: "/>") {
                    rest = rest.dropFirst(2)
                    return element
                }
                if starts(with: ">") { break }
                let key = name()
                skipSpace()
                guard !key.isEmpty, starts(with: "=") else { return nil }
                rest = rest.dropFirst()
                skipSpace()
                guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
                rest = rest.dropFirst()
                let value = rest.prefix { $0 != quote }
                guard value.endIndex < rest.endIndex else { return nil }
                element.attributes[key] = Self.unescaped(value)
                rest = rest[value.endIndex...].dropFirst()
            }
            rest = rest.dropFirst()
            while skipToElement() {
                if starts(with: "</") {
                    rest = rest.dropFirst(2)
                    guard name() == element.name else { return nil }
                    return skip(through: ">") ? element : nil
                }
                depth += 1
                guard let child = self.element() else { return nil }
                depth -= 1
                element.children.append(child)
            }
            return nil
        }

        /// The characters that a value stands for.
        private static func unescaped(_ value: Substring.UnicodeScalarView) -> String {
            let text = String(String.UnicodeScalarView(value))
            guard text.contains("&") else { return text }
            var result = ""
            var rest = Substring(text)
            while let start = rest.firstIndex(of: "&") {
                result += rest[..<start]
                guard let end = rest[start...].firstIndex(of: ";") else { return result + rest[start...] }
                let name = rest[rest.index(after: start)..<end]
                result += character(named: name).map(String.init) ?? String(rest[start...end])
                rest = rest[rest.index(after: end)...]
            }
            return result + rest
        }

        private static func character(named name: Substring) -> Character? {
            switch name {
            case "amp": "&"
            case "lt": "<"
            case "gt": ">"
            case "quot": "\""
            case "apos": "'"
            default:
                if name.hasPrefix("#x") {
                    UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
                } else if name.hasPrefix("#") {
                    UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init).map(Character.init)
                } else {
                    nil
                }
            }
        }
    }
}
