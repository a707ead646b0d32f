import Foundation

/// The metadata in the head of an HTML page.
struct PageHead {
    private(set) var title: String?
    private(set) var image: String?
    private(set) var icon: String?
    private(set) var video: String?

    /// Reads a page. Its properties for other sites (Open Graph) come before its own title.
    init(html: String) {
        var rest = html[...]
        var own: String?
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            if rest.hasPrefix("!--") {
                guard let end = rest.range(of: "-->") else { break }
                rest = rest[end.upperBound...]
                continue
            }
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
            if name == "body" || name == "/head" { break }
            rest = rest.dropFirst(name.count)
            let attributes = Self.attributes(&rest)
            switch name {
            case "title":
                let text = rest.prefix { $0 != "<" }
                if own == nil { own = Self.decoded(String(text)) }
            case "meta":
                guard let content = attributes["content"], !content.isEmpty else { continue }
                switch attributes["property"] ?? attributes["name"] {
                case "og:title": title = title ?? content
                case "og:image", "og:image:url", "og:image:secure_url", "twitter:image": image = image ?? content
                case "og:video", "og:video:url", "og:video:secure_url": video = video ?? content
                default: break
                }
            case "link":
                let relations = (attributes["rel"] ?? "").lowercased().split(separator: " ")
                if relations.contains("apple-touch-icon") { icon = attributes["href"] ?? icon }
                if relations.contains("icon") { icon = icon ?? attributes["href"] }
            case "script", "style":
                guard let end = rest.range(of: "</\(name)", options: .caseInsensitive) else {
                    finish(own)
                    return
                }
                rest = rest[end.lowerBound...]
            default: break
            }
        }
        finish(own)
    }

    private mutating func finish(_ own: String?) {
        title = (title ?? own).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Reads the attributes of an element up to its end, by their names in lower case.
    private static func attributes(_ rest: inout Substring) -> [String: String] {
        var attributes: [String: String] = [:]
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "/" }
            guard let first = rest.first else { return attributes }
            if first == ">" {
                rest = rest.dropFirst()
                return attributes
            }
            let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
            rest = rest.dropFirst(max(name.count, 1)).drop(while: \.isWhitespace)
            guard rest.first == "=" else { continue }
            rest = rest.dropFirst().drop(while: \.isWhitespace)
            let value: Substring
            if let quote = rest.first, quote == "\"" || quote == "'" {
                value = rest.dropFirst().prefix { $0 != quote }
                rest = rest.dropFirst(value.count + 2)
            } else {
                value = rest.prefix { !$0.isWhitespace && $0 != ">" }
                rest = rest.dropFirst(value.count)
            }
            let key = name.lowercased()
            if attributes[key] == nil { attributes[key] = decoded(String(value)) }
        }
    }

    private static let names = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—", "hellip": "…",
        "middot": "·", "laquo": "«", "raquo": "»", "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”", "copy": "©", "reg": "®", "trade": "™",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è",
    ]

    /// Returns a text with its character references replaced. Unknown ones stay as they are.
    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = "", rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let name = rest.dropFirst().prefix(32).prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
            let hasEnd = rest.dropFirst(name.count + 1).first == ";"
            var character: String?
            if name.hasPrefix("#") {
                let number = name.dropFirst()
                let code = number.first == "x" || number.first == "X" ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
                character = code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
            } else {
                character = names[String(name)]
            }
            if hasEnd, let character {
                result += character
                rest = rest.dropFirst(name.count + 2)
            } else {
                result += "&"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
