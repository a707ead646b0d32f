#if GTK
import Foundation
import UniformTypeIdentifiers

/// Maps uniform types to the MIME types and other names by which other programs know them.
enum WebTypes {
    /// The MIME type of URL lists with one URL per line.
    static let addresses = "text/uri-list"
    /// The prefix of names for types without a MIME type, which only programs using this package understand.
    private static let ownPrefix = "application/x-uniform-type."
    /// The names of plain text, in order of preference.
    static let text = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "STRING"]

    /// Returns the names of a type, in order of preference.
    static func names(of identifier: String) -> [String] {
        guard let type = UTType(identifier) else { return [ownPrefix + identifier] }
        if type == .utf8PlainText || type == .plainText || type == .text { return text }
        if type.conforms(to: .url) { return [addresses] }
        if let name = type.preferredMIMEType { return [name] }
        return [ownPrefix + identifier]
    }

    /// Returns the type with a name, or nil if it is unknown.
    static func type(_ name: String) -> UTType? {
        if text.contains(name) || name.hasPrefix("text/plain;") { return .utf8PlainText }
        if name == addresses { return .url }
        if name.hasPrefix(ownPrefix) { return UTType(importedAs: String(name.dropFirst(ownPrefix.count))) }
        let plain = name.prefix { $0 != ";" }.lowercased()
        guard plain.contains("/"), let type = UTType(mimeType: plain), type.isDeclared else { return nil }
        return type
    }

    /// Returns the URLs in a URL list, without the comment lines that begin with a number sign.
    static func addresses(in data: Data) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
    }

    /// Returns a URL list.
    static func list(_ addresses: [Data]) -> Data {
        Data(addresses.map { String(decoding: $0, as: UTF8.self) + "\r\n" }.joined().utf8)
    }
}
#endif
