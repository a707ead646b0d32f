import Foundation

extension FileManager {
    /// Returns whether there is a file or folder at a path, and says which. As on Apple's systems, the result may be ignored.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - isDirectory: Is set to whether it is a folder. Without a file it is left as it is.
    @discardableResult
    public func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool {
        withUnsafeMutablePointer(to: &isDirectory) { fileExists(atPath: path, isDirectory: $0) }
    }
}
