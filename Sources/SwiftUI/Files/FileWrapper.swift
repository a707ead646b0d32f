import Foundation

/// A file, a folder or a symbolic link as a value to be read from disk and written to it; Foundation on Linux has none.
///
/// As in https://developer.apple.com/documentation/foundation/filewrapper. Contents are read when the wrapper is made.
open class FileWrapper {
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// The options with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Contents are read at once, as they always are here.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Contents are not mapped into memory, as they never are here.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// The options with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// What stood there before is replaced only once all is written.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// The wrappers take the names under which they are written.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private var content: Content

    /// The name the file should have.
    open var preferredFilename: String?
    /// The name the file has, or had when it was read.
    open var filename: String?
    /// What the file system says of the file.
    open var fileAttributes: [FileAttributeKey: Any] = [:]

    /// A file with the given contents.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
    }

    /// A folder with the given files by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
    }

    /// A symbolic link to a place.
    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
    }

    /// Reads what is at a place, a folder with all that is in it.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?:
            var children: [String: FileWrapper] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            self.init(directoryWithFileWrappers: children)
        case .typeSymbolicLink?:
            let destination = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            self.init(symbolicLinkWithDestinationURL: URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
        default:
            self.init(regularFileWithContents: try Data(contentsOf: url))
        }
        fileAttributes = attributes
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    /// Whether it is a file with contents.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is a symbolic link.
    open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

    /// The contents of a file; nil for a folder or a link.
    open var regularFileContents: Data? {
        if case .file(let data) = content { data } else { nil }
    }

    /// What is in a folder, by name; nil for a file or a link.
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }

    /// Where a link leads; nil for a file or a folder.
    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = content { url } else { nil }
    }

    /// Adds a file to a folder and gives the name it has there: its preferred one, or the next free one like it.
    /// What is no folder stays as it is, and the answer is the preferred name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
        guard case .folder(var children) = content else { return wanted }
        let (stem, ending) = ((wanted as NSString).deletingPathExtension, (wanted as NSString).pathExtension)
        var name = wanted
        var number = 2
        while children[name] != nil {
            name = ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)"
            number += 1
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Adds a file with the given contents to a folder and gives the name it has there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a file out of a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }

    /// The name of a file in a folder; nil where it is not in it.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    /// Writes the file, folder or link to a place. With `.atomic` what stood there stays whole if writing fails.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if options.contains(.atomic), !isRegularFile {
            let aside = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
            do {
                try writeContent(to: aside, options: options.subtracting(.atomic))
                if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
                try FileManager.default.moveItem(at: aside, to: url)
            } catch {
                try? FileManager.default.removeItem(at: aside)
                throw error
            }
        } else {
            try writeContent(to: url, options: options)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    private func writeContent(to url: URL, options: WritingOptions) throws {
        switch content {
        case .file(let data):
            try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children {
                try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
            }
        case .link(let destination):
            try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
        }
    }
}
