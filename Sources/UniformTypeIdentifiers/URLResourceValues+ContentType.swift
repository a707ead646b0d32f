import Foundation

extension URLResourceKey {
    /// The type of a file, read as `URLResourceValues.contentType`.
    ///
    /// It is the key of the path: the Foundation of Linux returns values of its own keys only, and the type of a file follows from its path.
    public static let contentTypeKey = URLResourceKey.pathKey
}

extension URLResourceValues {
    /// The type of the file, which follows from its filename extension: `folder` or a package for directories, `data` for files whose
    /// extension is unknown. Nil unless it was asked for.
    public var contentType: UTType? {
        guard let path = allValues[.pathKey] as? String else { return nil }
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        if type == .typeSymbolicLink { return .symbolicLink }
        let pathExtension = (path as NSString).pathExtension
        if type == .typeDirectory {
            let package = pathExtension.isEmpty ? nil : UTType(filenameExtension: pathExtension, conformingTo: .package)
            return package.flatMap { $0.isDeclared ? $0 : nil } ?? .folder
        }
        return pathExtension.isEmpty ? .data : UTType(filenameExtension: pathExtension) ?? .data
    }
}
