import Foundation

/// References to files that a program keeps. On Linux they are paths: a file that has been moved is not found again.
extension URL {
    /// How a bookmark is made.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// Without effect: programs on Linux are not kept from files by the system.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// Without effect: programs on Linux are not kept from files by the system.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    }

    /// How a bookmark is resolved. Nothing asks the user.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// Without effect: programs on Linux are not kept from files by the system.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    }

    /// Returns a reference to the file; throws if it does not exist.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL, FileManager.default.fileExists(atPath: path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
        }
        return Data((Self.bookmarkPrefix + standardizedFileURL.absoluteString).utf8)
    }

    /// Finds the file of a reference; throws if it is no reference or the file does not exist. A reference never becomes stale.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix(Self.bookmarkPrefix), let file = URL(string: String(text.dropFirst(Self.bookmarkPrefix.count))), file.isFileURL
        else { throw CocoaError(.fileReadCorruptFile) }
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: file.path])
        }
        bookmarkDataIsStale = false
        self = file
    }

    private static let bookmarkPrefix = "bookmark:"
}
