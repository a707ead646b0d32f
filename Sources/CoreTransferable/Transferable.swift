import Foundation
import UniformTypeIdentifiers

/// A value that can be transferred within and between programs: as data, as a file, or as another transferable value.
///
///     struct Note: Codable, Transferable {
///         var text: String
///
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: UTType(exportedAs: "org.example.note"))
///             ProxyRepresentation(exporting: \.text)
///         }
///     }
///
/// Follows https://developer.apple.com/documentation/coretransferable/transferable
public protocol Transferable: Sendable {
    /// The type of the transfer representation.
    associatedtype Representation: TransferRepresentation
    /// The representations in which values are exported and imported, in order of preference.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The formats of the type, in order of preference.
    package static var transferFormats: [TransferFormat<Self>] {
        var formats: [TransferFormat<Representation.Item>] = []
        transferRepresentation._collectFormats(into: &formats)
        // The builder accepts only representations of this type, but the built type may be opaque.
        return formats as? [TransferFormat<Self>] ?? []
    }

    /// Returns the types in which values can be exported, in order of preference.
    public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        transferFormats.filter { $0.exporting != nil && $0.visibility.reaches(visibility) }.map(\.contentType)
    }

    /// Returns the types in which this value can be exported, in order of preference.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        exportFormats.filter { $0.visibility.reaches(visibility) }.map(\.contentType)
    }

    /// Returns the types from which values can be imported, in order of preference.
    public static func importedContentTypes() -> [UTType] {
        transferFormats.filter { $0.importing != nil }.map(\.contentType)
    }

    /// The suggested name of a file with the value; nil if its representations suggest none.
    public var suggestedFilename: String? {
        exportFormats.lazy.compactMap { $0.suggestedFilename?(self) }.first
    }

    /// Returns the value as data of a type, or of the preferred type for nil. Throws if there is no such representation.
    public func exported(as contentType: UTType? = nil) async throws -> Data {
        try await exportFormat(contentType).content(of: self).data()
    }

    /// Exports the value to a file, which is only guaranteed to exist while `fileHandler` runs.
    public func withExportedFile<Result>(
        contentType: UTType? = nil, fileHandler: @Sendable (URL) async throws -> Result
    ) async throws -> Result {
        let format = try exportFormat(contentType)
        return try await format.content(of: self).withFile(named: suggestedFilename, type: format.contentType) { file, _ in
            try await fileHandler(file)
        }
    }

    /// Creates a value from data of a type, or of the preferred type for nil. Throws if there is no such representation.
    public init(importing data: Data, contentType: UTType? = nil) async throws {
        self = try await Self.imported(.data(data), as: contentType)
    }

    /// Creates a value from a file of a type, or of the type of its filename extension for nil. Throws if there is no such
    /// representation.
    public init(importing file: URL, contentType: UTType? = nil) async throws {
        let type = contentType ?? UTType(filenameExtension: file.pathExtension)
        self = try await Self.imported(.file(file, isOriginal: true), as: type)
    }

    /// The formats in which this value can be exported.
    package var exportFormats: [TransferFormat<Self>] {
        Self.transferFormats.filter { $0.exporting != nil && $0.condition?(self) ?? true }
    }

    private func exportFormat(_ type: UTType?) throws -> TransferFormat<Self> {
        let formats = exportFormats
        let match =
            type.map { type in
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

/// The reason why a value cannot be transferred.
package enum TransferError: Error, CustomStringConvertible {
    /// The type has no representation of this content type, or none at all.
    case noRepresentation(of: String, type: UTType?)
    /// The data is not valid for its type.
    case unreadable(UTType)

    package var description: String {
        switch self {
        case .noRepresentation(let name, let type?): "\(name) has no representation as \(type)"
        case .noRepresentation(let name, nil): "\(name) has no representation"
        case .unreadable(let type): "the data is not \(type)"
        }
    }
}
