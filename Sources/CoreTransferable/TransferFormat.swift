import Foundation
import UniformTypeIdentifiers

/// A format for exporting and importing values, with the settings of its representation.
public struct _TransferFormat<Item>: Sendable {
    /// The type of the content.
    package var contentType: UTType
    /// Exports a value; nil for formats that only import.
    package var exporting: (@Sendable (Item) async throws -> TransferContent)?
    /// Imports a value; nil for formats that only export.
    package var importing: (@Sendable (TransferContent) async throws -> Item)?
    /// Whether the content is a file.
    package var isFile = false
    /// The processes to which the format is visible.
    package var visibility = TransferRepresentationVisibility.all
    /// The condition under which a value can be exported; nil for always.
    package var condition: (@Sendable (Item) -> Bool)?
    /// Returns the suggested file name of a value.
    package var suggestedFilename: (@Sendable (Item) -> String?)?

    func content(of item: Item) async throws -> TransferContent {
        guard let exporting else { throw TransferError.noRepresentation(of: "\(Item.self)", type: contentType) }
        return try await exporting(item)
    }
}

package typealias TransferFormat = _TransferFormat

/// Transferred content: bytes, or a file that contains them.
package enum TransferContent: Sendable {
    case data(Data)
    /// A file. An original file is kept; a temporary one is deleted after it has been read.
    case file(URL, isOriginal: Bool)

    /// Returns the bytes. Throws if a file cannot be read.
    package func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let file, _): try Data(contentsOf: file)
        }
    }

    /// Calls a function with a file that contains the bytes, and whether it is the original. Bytes are written to a temporary
    /// file, which is deleted afterwards.
    package func withFile<Result>(
        named name: String?, type: UTType, _ body: (URL, Bool) async throws -> Result
    ) async throws -> Result {
        switch self {
        case .file(let file, let isOriginal):
            return try await body(file, isOriginal)
        case .data(let data):
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent((name ?? "Untitled").fileName(of: type))
            try data.write(to: file)
            return try await body(file, false)
        }
    }
}

extension String {
    /// Returns the string as a file name, without directories and with the type's filename extension if it has none.
    package func fileName(of type: UTType) -> String {
        let last = (self as NSString).lastPathComponent
        let name = last.isEmpty || last == "/" || last == ".." ? "Untitled" : last
        guard (name as NSString).pathExtension.isEmpty else { return name }
        // Plain text types of a specific encoding use the filename extension of plain text.
        let isText = type.conforms(to: .plainText)
        guard let ending = type.preferredFilenameExtension ?? (isText ? UTType.plainText.preferredFilenameExtension : nil) else { return name }
        return "\(name).\(ending)"
    }
}

/// The processes to which a transfer representation is visible.
public struct TransferRepresentationVisibility: Sendable, Hashable {
    private let rank: Int

    /// All processes.
    public static let all = TransferRepresentationVisibility(rank: 0)
    /// Processes of the same development team. On Linux, only the process itself.
    public static let team = TransferRepresentationVisibility(rank: 1)
    /// Processes of the same group. On Linux, only the process itself.
    public static let group = TransferRepresentationVisibility(rank: 2)
    /// Only the process itself.
    public static let ownProcess = TransferRepresentationVisibility(rank: 3)

    /// Whether the representation is visible to processes with another visibility.
    package func reaches(_ other: Self) -> Bool { rank <= other.rank }
}
