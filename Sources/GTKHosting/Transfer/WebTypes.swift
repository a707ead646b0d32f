#if GTK
import Foundation
import UniformTypeIdentifiers

/// The names by which other programs know types of data.
enum WebTypes {
    /// The name of lists of addresses, a line each.
    static let addresses = "text/uri-list"
    /// Begins the names of types that the web does not know: only programs made with this package understand these.
    private static let ownPrefix = "application/x-uniform-type."
    /// The names of plain text, the best first.
    static let text = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "STRING"]

    /// The names of a type.
    static func names(of identifier: String) -> [String] {
        guard let type = UTType(identifier) else { return [ownPrefix + identifier] }
        if type == .utf8PlainText || type == .plainText || type == .text { return text }
        if type.conforms(to: .url) { return [addresses] }
        if let name = type.preferredMIMEType { return [name] }
        return [ownPrefix + identifier]
    }

    /// The type that a name means; nil where nobody knows.
    static func type(_ name: String) -> UTType? {
        if text.contains(name) || name.hasPrefix("text/plain;") { return .utf8PlainText }
        if name == addresses { return .url }
        if name.hasPrefix(ownPrefix) { return UTType(importedAs: String(name.dropFirst(ownPrefix.count))) }
        let plain = name.prefix { $0 != ";" }.lowercased()
        guard plain.contains("/"), let type = UTType(mimeType: plain), type.isDeclared else { return nil }
        return type
    }

    /// The addresses in a list of them: lines, of which those that begin with a number sign are comments.
    static func addresses(in data: Data) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
    }

    /// A list of addresses.
    static func list(_ addresses: [Data]) -> Data {
        Data(addresses.map { String(decoding: $0, as: UTF8.self) + "\r\n" }.joined().utf8)
    }
}
#endif
