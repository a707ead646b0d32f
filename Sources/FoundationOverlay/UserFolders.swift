import Foundation

/// The folders of the user, such as that for documents, as the desktop's settings name them (`user-dirs.dirs` of xdg-user-dirs).
///
/// Foundation on Linux takes the quotation marks and `$HOME` in that file literally, so that on any desktop with the file
/// `FileManager.urls(for:in:)` names a folder that does not exist. It reads the file once in a process.
package enum UserFolders {
    /// Lets Foundation read the desktop's settings as they are meant. Call it when the process starts, before anything asks for a folder.
    package static func prepare() { prepared }

    private static let prepared: Void = {
        let environment = ProcessInfo.processInfo.environment
        let configured = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let home = URL(fileURLWithPath: NSHomeDirectory())
        let file = (configured ?? home.appendingPathComponent(".config")).appendingPathComponent(fileName)
        guard let text = try? String(contentsOf: file, encoding: .utf8), let corrected = corrected(text, home: home.path) else { return }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(corrected.utf8).write(to: folder.appendingPathComponent(fileName))
        } catch {
            // Foundation reads the file as it is then.
            return
        }
        setenv("XDG_CONFIG_HOME", folder.path, 1)
        _ = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
        if let value = environment["XDG_CONFIG_HOME"] { setenv("XDG_CONFIG_HOME", value, 1) } else { unsetenv("XDG_CONFIG_HOME") }
    }()

    private static let fileName = "user-dirs.dirs"

    /// Returns the settings without quotation marks and with the path of the home folder; nil if nothing is to be changed.
    ///
    /// Each line is `XDG_NAME_DIR="$HOME/path"` or `XDG_NAME_DIR="/path"`, with backslashes before special characters. Others are left out, as the
    /// format demands.
    static func corrected(_ text: String, home: String) -> String? {
        guard text.contains("\"") || text.contains("$HOME") else { return nil }
        let lines = text.split(separator: "\n").compactMap { line -> String? in
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0].hasPrefix("XDG_"), parts[0].hasSuffix("_DIR") else { return nil }
            var path = ""
            var isEscaped = false
            for character in parts[1] where isEscaped || character != "\"" {
                if !isEscaped, character == "\\" {
                    isEscaped = true
                } else {
                    path.append(character)
                    isEscaped = false
                }
            }
            if path == "$HOME" || path.hasPrefix("$HOME/") { path = home + path.dropFirst("$HOME".count) }
            return path.hasPrefix("/") ? "\(parts[0])=\(path)" : nil
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
