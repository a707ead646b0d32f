import Foundation

/// Texts that the compiler reads in place of the user's files, under the paths of these.
struct SourceOverlay {
    /// The replaced files by their absolute paths, with the files that have their new contents.
    private var copies: [(path: String, copy: URL)] = []

    /// Adds a replacement, whose text is written to `copy` unless it stands there already.
    mutating func replace(_ path: String, by text: String, in copy: URL) throws {
        let data = Data(text.utf8)
        // The build systems see a file that is written again as changed.
        if (try? Data(contentsOf: copy)) != data { try data.write(to: copy, options: .atomic) }
        let name = URL(fileURLWithPath: path).standardizedFileURL
        copies.append((name.path, copy))
        let resolved = name.resolvingSymlinksInPath().path
        if resolved != name.path { copies.append((resolved, copy)) }
    }

    /// Describes the replacements in a file, and returns the compiler's flags for it. The texts of a later overlay are read in place of those
    /// of an earlier one.
    func flags(writtenTo file: URL) throws -> [String] {
        guard !copies.isEmpty else { return [] }
        let roots = copies.map { ["type": "file", "name": $0.path, "external-contents": $0.copy.path] }
        let description: [String: Any] = ["version": 0, "use-external-names": false, "roots": roots]
        let data = try JSONSerialization.data(withJSONObject: description, options: .sortedKeys)
        if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
        return ["-vfsoverlay", file.path]
    }
}
