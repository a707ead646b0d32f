import Foundation
import UniformTypeIdentifiers

extension String {
    /// Returns the name with the extension of a type, unless the name already has an extension.
    func named(as type: UTType?) -> String {
        guard (self as NSString).pathExtension.isEmpty, let ending = type?.preferredFilenameExtension else { return self }
        return "\(self).\(ending)"
    }
}

extension URL {
    /// Returns the file with the extension of a type, unless its name already has an extension.
    func named(as type: UTType?) -> URL {
        deletingLastPathComponent().appendingPathComponent(lastPathComponent.named(as: type))
    }
}

extension [UTType] {
    /// Returns the type that a file has by its extension; the first one if it has none of them.
    func type(of file: URL) -> UTType? {
        let ending = file.pathExtension.lowercased()
        let own = first { $0.tags[.filenameExtension]?.contains(ending) ?? false }
        return own ?? first { UTType.filenameExtensions(conformingTo: $0).contains(ending) } ?? first
    }

    /// Whether a file has one of the types, by its extension.
    func contains(_ file: URL) -> Bool {
        let ending = file.pathExtension.lowercased()
        guard let type = UTType(filenameExtension: ending) else { return false }
        return contains { type.conforms(to: $0) || UTType.filenameExtensions(conformingTo: $0).contains(ending) }
    }
}
