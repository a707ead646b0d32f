import Foundation

/// Keys as text: their DER in base64 between two lines with a title (RFC 7468).
enum PEM {
    /// The titles of keys.
    enum Title: String {
        case publicKey = "PUBLIC KEY"
        case privateKey = "PRIVATE KEY"
        /// An `ECPrivateKey` (RFC 5915).
        case curvePrivateKey = "EC PRIVATE KEY"

        var firstLine: String { "-----BEGIN \(rawValue)-----" }
        var lastLine: String { "-----END \(rawValue)-----" }
    }

    /// Returns a block of lines of 64 letters, without a line break at its end.
    static func text(_ title: Title, _ data: Data) -> String {
        let letters = Array(data.base64EncodedString())
        let lines = stride(from: 0, to: letters.count, by: 64).map { String(letters[$0..<min($0 + 64, letters.count)]) }
        return ([title.firstLine] + lines + [title.lastLine]).joined(separator: "\n")
    }

    /// Returns the decoded bytes of the first block with one of the titles. Text outside of it, such as a block with the parameters of a curve, is
    /// ignored.
    static func block(_ titles: [Title], in text: String) throws -> [UInt8] {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        for (index, line) in lines.enumerated() {
            guard let title = titles.first(where: { $0.firstLine == line }) else { continue }
            let content = lines[(index + 1)...]
            guard let end = content.firstIndex(of: title.lastLine), let data = Data(base64Encoded: content[..<end].joined()) else { break }
            return Array(data)
        }
        throw CryptoKitASN1Error.invalidPEMDocument
    }
}
