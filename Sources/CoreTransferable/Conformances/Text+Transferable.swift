import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    /// Exports plain text in UTF-8, and imports any plain text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            try String(text: $0, .utf8PlainText)
        }
        DataRepresentation(importedContentType: .utf16PlainText) { try String(text: $0, .utf16PlainText) }
        DataRepresentation(importedContentType: .plainText) { try String(text: $0, .plainText) }
        DataRepresentation(importedContentType: .text) { try String(text: $0, .text) }
    }

    /// Decodes data of a text type. Throws if it is not valid text.
    private init(text data: Data, _ type: UTType) throws {
        guard let text = String(data: data, encoding: type == .utf16PlainText ? .utf16 : .utf8) else { throw TransferError.unreadable(type) }
        self = text
    }
}

extension AttributedString: Transferable {
    /// Transfers the characters as plain text, without attributes.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}
