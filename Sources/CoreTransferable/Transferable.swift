import Foundation
import UniformTypeIdentifiers

/// A value that can leave the program and come back: as data, as a file, or as another such value.
///
/// Follows https://developer.apple.com/documentation/coretransferable/transferable
public protocol Transferable: Sendable {
    /// What the value can be given as.
    associatedtype Representation: TransferRepresentation
    /// What a value can be given as and made from, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The formats of the type, the best first.
    package static var transferFormats: [TransferFormat<Self>] {
        var formats: [TransferFormat<Representation.Item>] = []
        transferRepresentation._collectFormats(into: &formats)
        // The builder takes representations of this type only; what it builds may be opaque.
        return formats as? [TransferFormat<Self>] ?? []
    }

    /// The types as which values can be given, the best first.
    public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        transferFormats.filter { $0.exporting != nil && $0.visibility.reaches(visibility) }.map(\.contentType)
    }

    /// The types as which this value can be given, the best first.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        exportFormats.filter { $0.visibility.reaches(visibility) }.map(\.contentType)
    }

    /// The types of which values can be made, the best first.
    public static func importedContentTypes() -> [UTType] {
        transferFormats.filter { $0.importing != nil }.map(\.contentType)
    }

    /// The name of a file with the value, where its representation suggests one.
    public var suggestedFilename: String? {
        exportFormats.lazy.compactMap { $0.suggestedFilename?(self) }.first
    }

    /// The value as data of a type; nil stands for the best one. Throws where the value cannot be given so.
    public func exported(as contentType: UTType? = nil) async throws -> Data {
        try await exportFormat(contentType).content(of: self).data()
    }

    /// Writes the value to a file, which exists while `fileHandler` runs.
    public func withExportedFile<Result>(
        contentType: UTType? = nil, fileHandler: @Sendable (URL) async throws -> Result
    ) async throws -> Result {
        let format = try exportFormat(contentType)
        return try await format.content(of: self).withFile(named: suggestedFilename, type: format.contentType) { file, _ in
            try await fileHandler(file)
        }
    }

    /// A value made of data; nil stands for the type that makes it best. Throws where there is no such representation.
    public init(importing data: Data, contentType: UTType? = nil) async throws {
        self = try await Self.imported(.data(data), as: contentType)
    }

    /// A value made of a file; nil stands for the type that the file's name says. Throws where there is no such representation.
    public init(importing file: URL, contentType: UTType? = nil) async throws {
        let type = contentType ?? UTType(filenameExtension: file.pathExtension)
        self = try await Self.imported(.file(file, isOriginal: true), as: type)
    }

    /// The formats in which this value can be given.
    package var exportFormats: [TransferFormat<Self>] {
        Self.transferFormats.filter { $0.exporting != nil && $0.condition?(self) ?? true }
    }

    private func exportFormat(_ type: UTType?) throws -> TransferFormat<Self> {
        let formats = exportFormats
        let match = type.map { type in
            formats.first { $0.contentType == type } ?? formats.first { $0.contentType.conforms(to: type) }
        } ?? formats.first
        guard let match else { throw TransferError.noRepresentation(of: "\(Self.self)", type: type) }
        return match
    }

    private static func imported(_ content: TransferContent, as type: UTType?) async throws -> Self {
        let formats = transferFormats.filter { $0.importing != nil }
        let match = type.map { type in formats.first { type.conforms(to: $0.contentType) } } ?? formats.first
        guard let match else { throw TransferError.noRepresentation(of: "\(Self.self)", type: type) }
        return try await match.importing!(content)
    }
}

/// Why a value cannot be given or made.
package enum TransferError: Error, CustomStringConvertible {
    /// The type has no representation of this content type, or none at all.
    case noRepresentation(of: String, type: UTType?)
    /// The data is not what its type says.
    case unreadable(UTType)

    package var description: String {
        switch self {
        case .noRepresentation(let name, let type?): "\(name) has no representation as \(type)"
        case .noRepresentation(let name, nil): "\(name) has no representation"
        case .unreadable(let type): "the data is not \(type)"
        }
    }
}
