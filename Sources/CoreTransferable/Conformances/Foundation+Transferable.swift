import Foundation
import UniformTypeIdentifiers

extension Data: Transferable {
    /// Transfers the bytes unchanged, as `public.data`.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// Transfers the URL, and file URLs also as such.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .fileURL) {
            $0.dataRepresentation
        } importing: {
            try URL(address: $0, .fileURL)
        }
        .exportingCondition(\.isFileURL)
        DataRepresentation(contentType: .url) {
            $0.dataRepresentation
        } importing: {
            try URL(address: $0, .url)
        }
    }

    private init(address data: Data, _ type: UTType) throws {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, let url = URL(string: text), type != .fileURL || url.isFileURL else { throw TransferError.unreadable(type) }
        self = url
    }
}
