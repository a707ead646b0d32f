import Foundation

/// A file with values by name, which is never seen half written.
///
/// `UserDefaults` on Linux writes its file only when `synchronize()` is called, over the old one, and takes a file that it cannot
/// read for an empty one; see Docs/Storage.md. This file is written to the side and then put in the place of the old one, so
/// that a program killed at any time leaves the one or the other. A file that cannot be read is set aside, not overwritten.
final class StorageFile {
    let url: URL
    /// Told of what the program's author or user should know.
    private let report: (String) -> Void

    init(url: URL, report: @escaping (String) -> Void) {
        self.url = url
        self.report = report
    }

    /// The folder in which settings of programs lie.
    static var folder: URL {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["XDG_CONFIG_HOME"], path.hasPrefix("/") { return URL(fileURLWithPath: path, isDirectory: true) }
        return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config", isDirectory: true)
    }

    /// When the file was last written; nil when there is none.
    var date: Date? { Self.date(of: url) }

    static func date(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    /// The values; nil when there is no file, or none that can be read.
    func read() -> [String: Any]? {
        Self.values(in: url, report: report)
    }

    /// The values in a property list; nil when there is none. One that cannot be read is set aside.
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

    /// Replaces the file. Safe against the end of the process at any time; not against that of the machine, which would cost a
    /// hundred times as long (no wait for the disk).
    func write(_ values: [String: Any]) {
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            // Programs may run several times at once: each has a file of its own until it is whole.
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
