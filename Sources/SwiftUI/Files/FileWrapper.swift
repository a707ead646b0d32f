import Foundation

/// The contents of a file, a folder or a symbolic link, which can be read from and written to disk. Foundation on Linux lacks this class.
///
/// Contents are read when the wrapper is created. Follows https://developer.apple.com/documentation/foundation/filewrapper.
open class FileWrapper {
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    /// Options for reading a wrapper. They exist for compatibility and have no effect.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a set of options from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Reads the contents immediately, which is always the case.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Does not map the contents into memory, which is never done.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// Options for writing a wrapper.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a set of options from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Writes to a temporary place first and replaces the destination only after everything has been written.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// Sets the `filename` of the written wrappers.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private var content: Content

    /// The preferred name of the file.
    open var preferredFilename: String?
    /// The name of the file when it was last read or written.
    open var filename: String?
    /// The attributes of the file in the file system.
    open var fileAttributes: [FileAttributeKey: Any] = [:]

    /// Creates a file with the given contents.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
    }

    /// Creates a folder with the given children by name, which also becomes their preferred name if they have none.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
    }

    /// Creates a symbolic link to a location.
    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
    }

    /// Reads the file, symbolic link or folder at a URL, a folder with all of its contents. Throws if any of them cannot be read.
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

    /// Whether the wrapper is a regular file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether the wrapper is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether the wrapper is a symbolic link.
    open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

    /// The contents of a regular file; nil for a folder or a symbolic link.
    open var regularFileContents: Data? {
        if case .file(let data) = content { data } else { nil }
    }

    /// The children of a folder by name; nil for a file or a symbolic link.
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }

    /// The destination of a symbolic link; nil for a file or a folder.
    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = content { url } else { nil }
    }

    /// Adds a child to a folder and returns its name there: the preferred name, or one with a number if that is taken.
    ///
    /// If the wrapper is not a folder, it is unchanged and the preferred name is returned.
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

    /// Adds a file with the given contents to a folder and returns its name there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a child from a folder. Has no effect if the child is not in it.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }

    /// Returns the name of a child of a folder, or nil if it is not in the folder.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    /// Writes the file, folder or symbolic link to a URL. With `.atomic` the previous contents are kept if writing fails.
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
