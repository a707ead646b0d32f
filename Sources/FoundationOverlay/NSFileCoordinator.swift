import Foundation

/// Coordinates file access between the threads of a program, as a readers-writer lock for each file and the folders that contain it: any number
/// of reads may overlap, and a write excludes all other accesses.
///
/// Linux has no coordination between processes: accesses of other programs are not excluded.
public final class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// Options for reading a file.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// The closure receives the target of a symbolic link.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// Options for writing a file.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// A file in use.
    private struct Access {
        let path: String
        let writes: Bool

        init(_ url: URL, writes: Bool) {
            path = url.standardizedFileURL.path
            self.writes = writes
        }

        func excludes(_ other: Access) -> Bool {
            guard writes || other.writes else { return false }
            return path == other.path || path.hasPrefix(other.path + "/") || other.path.hasPrefix(path + "/")
        }
    }

    private static let condition = NSCondition()
    nonisolated(unsafe) private static var accesses: [(id: UUID, thread: Thread, access: Access)] = []

    /// Creates a coordinator. There are no presenters on Linux: the only possible argument is nil.
    public init(filePresenter filePresenterOrNil: Never? = nil) {}

    private func coordinate(_ new: [Access], _ body: () -> Void) {
        let (condition, thread) = (Self.condition, Thread.current)
        let id = UUID()
        condition.lock()
        // An access within another one of the same thread would wait for itself.
        while Self.accesses.contains(where: { used in used.thread !== thread && new.contains { $0.excludes(used.access) } }) { condition.wait() }
        Self.accesses += new.map { (id, thread, $0) }
        condition.unlock()
        body()
        condition.lock()
        Self.accesses.removeAll { $0.id == id }
        condition.broadcast()
        condition.unlock()
    }

    private func place(_ url: URL, _ options: ReadingOptions) -> URL {
        options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
    }

    /// Calls a closure that reads a file, once no coordinated access writes it. The error is never set.
    public func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
    ) {
        coordinate([Access(url, writes: false)]) { reader(place(url, options)) }
    }

    /// Calls a closure that writes a file, once no other coordinated access uses it. The error is never set.
    public func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
    ) {
        coordinate([Access(url, writes: true)]) { writer(url) }
    }

    /// Calls a closure that reads one file and writes another one.
    public func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
    ) {
        coordinate([Access(readingURL, writes: false), Access(writingURL, writes: true)]) {
            readerWriter(place(readingURL, readingOptions), writingURL)
        }
    }

    /// Calls a closure that writes two files, such as the old and the new place of one.
    public func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void
    ) {
        coordinate([Access(url1, writes: true), Access(url2, writes: true)]) { writer(url1, url2) }
    }

    /// Has no effect: there are no presenters to tell of a move.
    public func item(at oldURL: URL, didMoveTo newURL: URL) {}
}
