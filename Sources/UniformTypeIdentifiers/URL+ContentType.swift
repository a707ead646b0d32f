import Foundation

/// Names of files that follow from their type (Apple's documentation of `URL` and `UTType`).
extension URL {
    /// Returns the URL with a component for a file or folder of a type.
    ///
    /// The preferred filename extension of the type is appended, unless the name has an extension of the type already or the type has none. A
    /// folder's URL ends in a slash.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        if contentType.conforms(to: .directory) { return appendingPathComponent(partialName, isDirectory: true) }
        return appendingPathComponent(partialName, isDirectory: false).appendingPathExtension(for: contentType)
    }

    /// Appends a component; see `appendingPathComponent(_:conformingTo:)`.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns the URL with the preferred filename extension of a type, unless it has an extension of the type already or the type has none.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        if !pathExtension.isEmpty, let own = UTType(filenameExtension: pathExtension), own.conforms(to: contentType) { return self }
        guard let preferred = contentType.preferredFilenameExtension else { return self }
        return appendingPathExtension(preferred)
    }

    /// Appends the filename extension of a type; see `appendingPathExtension(for:)`.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
