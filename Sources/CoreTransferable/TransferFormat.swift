import Foundation
import UniformTypeIdentifiers

/// One way to give a value and to make one, with all that its representation says about it.
public struct _TransferFormat<Item>: Sendable {
    /// What the content is.
    package var contentType: UTType
    /// Gives a value's content; nil where values are only made.
    package var exporting: (@Sendable (Item) async throws -> TransferContent)?
    /// Makes a value of content; nil where values are only given.
    package var importing: (@Sendable (TransferContent) async throws -> Item)?
    /// Whether the content is a file by nature.
    package var isFile = false
    /// Who may see the content.
    package var visibility = TransferRepresentationVisibility.all
    /// Whether a value can be given so; nil for always.
    package var condition: (@Sendable (Item) -> Bool)?
    /// The name of a file with a value.
    package var suggestedFilename: (@Sendable (Item) -> String?)?

    func content(of item: Item) async throws -> TransferContent {
        guard let exporting else { throw TransferError.noRepresentation(of: "\(Item.self)", type: contentType) }
        return try await exporting(item)
    }
}

package typealias TransferFormat = _TransferFormat

/// What is given: bytes, or a file that has them.
package enum TransferContent: Sendable {
    case data(Data)
    /// A file; an original one is somebody's and stays, others go when they have been read.
    case file(URL, isOriginal: Bool)

    /// The bytes.
    package func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let file, _): try Data(contentsOf: file)
        }
    }

    /// Calls a function with a file that has the bytes, and whether it is somebody's. Another is taken away afterwards.
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
    /// The string as a file's name: without folders, and with an ending of the type unless it has one.
    package func fileName(of type: UTType) -> String {
        let last = (self as NSString).lastPathComponent
        let name = last.isEmpty || last == "/" || last == ".." ? "Untitled" : last
        guard (name as NSString).pathExtension.isEmpty else { return name }
        // Plain text in some encoding has the ending of plain text.
        let isText = type.conforms(to: .plainText)
        guard let ending = type.preferredFilenameExtension ?? (isText ? UTType.plainText.preferredFilenameExtension : nil) else { return name }
        return "\(name).\(ending)"
    }
}

/// Who may see what a value is given as.
public struct TransferRepresentationVisibility: Sendable, Hashable {
    private let rank: Int

    /// Everybody.
    public static let all = TransferRepresentationVisibility(rank: 0)
    /// Programs of the same developers. Linux knows no such thing: the program itself.
    public static let team = TransferRepresentationVisibility(rank: 1)
    /// Programs of the same group. Linux knows no such thing: the program itself.
    public static let group = TransferRepresentationVisibility(rank: 2)
    /// The program itself.
    public static let ownProcess = TransferRepresentationVisibility(rank: 3)

    /// Whether those whom the other value names may see it.
    package func reaches(_ other: Self) -> Bool { rank <= other.rank }
}
