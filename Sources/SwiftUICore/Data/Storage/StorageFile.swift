import Foundation

/// A property list file of values by key that is replaced atomically.
///
/// `UserDefaults` on Linux writes its file only when `synchronize()` is called, in place, and treats an unreadable file as empty;
/// see Docs/Storage.md. This file is written to a temporary file, which then replaces the old one, so that a program killed at any
/// time leaves either the old or the new version. An unreadable file is renamed, not overwritten.
package final class StorageFile {
    let url: URL
    /// Called with messages for the program's author or user.
    private let report: (String) -> Void

    package init(url: URL, report: @escaping (String) -> Void) {
        self.url = url
        self.report = report
    }

    /// The directory of the settings of programs.
    package static var folder: URL {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["XDG_CONFIG_HOME"], path.hasPrefix("/") { return URL(fileURLWithPath: path, isDirectory: true) }
        return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config", isDirectory: true)
    }

    /// The date of the last write; nil if there is no file.
    var date: Date? { Self.date(of: url) }

    static func date(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    /// Returns the values; nil if there is no readable file.
    package func read() -> [String: Any]? {
        Self.values(in: url, report: report)
    }

    /// Returns the values in a property list; nil if there is none. An unreadable file is renamed.
    static func values(in url: URL, report: (String) -> Void) -> [String: Any]? {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            if FileManager.default.fileExists(atPath: url.path) { report("Stored values cannot be read: \(error.localizedDescription)") }
            return nil
        }
        if let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] { return values }
        setAside(url, report: report)
        return nil
    }

    private static func setAside(_ url: URL, report: (String) -> Void) {
        let folder = url.deletingLastPathComponent()
        var number = 1
        var target: URL
        repeat {
            target = folder.appendingPathComponent("\(url.lastPathComponent).corrupt-\(number)")
            number += 1
        } while FileManager.default.fileExists(atPath: target.path)
        do {
            try FileManager.default.moveItem(at: url, to: target)
            report("The stored values in \(url.path) are corrupt; the file is now \(target.lastPathComponent).")
        } catch {
            report("The stored values in \(url.path) are corrupt, and the file cannot be set aside: \(error.localizedDescription)")
        }
    }

    /// Replaces the file. Safe against termination of the process at any time, but not of the machine: waiting for the disk would
    /// take a hundred times as long.
    package func write(_ values: [String: Any]) {
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            // Several instances of the program may run at once: each writes a temporary file of its own.
            let temporary = url.path + ".\(ProcessInfo.processInfo.processIdentifier).new"
            try data.write(to: URL(fileURLWithPath: temporary))
            guard rename(temporary, url.path) == 0 else {
                let reason = String(cString: strerror(errno))
                try? FileManager.default.removeItem(atPath: temporary)
                return report("Values cannot be stored in \(url.path): \(reason)")
            }
        } catch {
            report("Values cannot be stored in \(url.path): \(error.localizedDescription)")
        }
    }
}
