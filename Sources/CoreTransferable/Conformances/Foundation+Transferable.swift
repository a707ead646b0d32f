import Foundation
import UniformTypeIdentifiers

extension Data: Transferable {
    /// The bytes.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) { $0 } importing: { $0 }
    }
}

extension URL: Transferable {
    /// The address; that of a file also as such.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .fileURL) { $0.dataRepresentation } importing: { try URL(address: $0, .fileURL) }
            .exportingCondition(\.isFileURL)
        DataRepresentation(contentType: .url) { $0.dataRepresentation } importing: { try URL(address: $0, .url) }
    }

    private init(address data: Data, _ type: UTType) throws {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, let url = URL(string: text), type != .fileURL || url.isFileURL else { throw TransferError.unreadable(type) }
        self = url
    }
}
