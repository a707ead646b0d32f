import Foundation

extension FileManager {
    /// Returns the folder that the programs of a group share, and makes it: a folder with the group's name among the user's application data.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let name = groupIdentifier.replacingOccurrences(of: "/", with: "_")
        guard !name.isEmpty, name != ".", name != ".." else { return nil }
        let folder = URL.applicationSupportDirectory.appending(path: name, directoryHint: .isDirectory)
        guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        return folder
    }

    /// The folder in which iCloud keeps a program's documents: nil, as without an account.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// A value that identifies the account of iCloud: nil, as without an account.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Moves a file into the trash of the desktop, from which the user can restore it.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - outResultingURL: Where the file is afterwards.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: inout NSURL?) throws {
        outResultingURL = try moveToTrash(url) as NSURL
    }

    /// Moves a file into the trash of the desktop, from which the user can restore it.
    public func trashItem(at url: URL, resultingItemURL: Never?) throws {
        _ = try moveToTrash(url)
    }

    /// Follows the trash specification of freedesktop.org for the trash in the user's home folder.
    private func moveToTrash(_ url: URL) throws -> URL {
        guard fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]) }
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
        let trash = (data ?? URL.homeDirectory.appending(path: ".local/share")).appending(path: "Trash", directoryHint: .isDirectory)
        let (files, infos) = (trash.appending(path: "files"), trash.appending(path: "info"))
        for folder in [files, infos] { try createDirectory(at: folder, withIntermediateDirectories: true) }
        let source = url.standardizedFileURL
        var (name, number) = (source.lastPathComponent, 1)
        let (base, ending) = (source.deletingPathExtension().lastPathComponent, source.pathExtension)
        let date = Date.now.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false).dateTimeSeparator(.standard))
        let path = source.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? source.path
        while true {
            do {
                // The description comes first and fails if another program has taken the name.
                try Data("[Trash Info]\nPath=\(path)\nDeletionDate=\(date)\n".utf8)
                    .write(to: infos.appending(path: name + ".trashinfo"), options: .withoutOverwriting)
                break
            } catch CocoaError.fileWriteFileExists {
                number += 1
                name = "\(base).\(number)" + (ending.isEmpty ? "" : "." + ending)
            }
        }
        let target = files.appending(path: name)
        do {
            try moveItem(at: source, to: target)
        } catch {
            try? removeItem(at: infos.appending(path: name + ".trashinfo"))
            throw error
        }
        return target
    }
}
