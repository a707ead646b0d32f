import Foundation

/// Compiler flags for the shell in `swiftc $(apus flags)`, which splits its input at spaces and does not interpret quotes.
struct FlagText {
    var flags: [String]

    /// The flags, or the name of a file that contains them if one of them contains spaces.
    func text() throws(CommandFailure) -> String {
        guard flags.contains(where: { !Self.isWord($0) }) else { return flags.joined(separator: " ") }
        var hash = ContentHash()
        flags.forEach { hash.combine($0) }
        let folder = ProgramCache.baseFolder.appendingPathComponent("flags")
        let file = folder.appendingPathComponent(hash.name)
        guard Self.isWord(file.path) else {
            throw .failure("The flags have spaces in them, and so has the cache folder: set XDG_CACHE_HOME to a folder without.")
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try flags.map { Self.quoted($0) + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
        } catch {
            throw .failure("The flags cannot be kept in \(folder.path): \(error.localizedDescription)")
        }
        return "@" + file.path
    }

    /// Whether a shell leaves the text unchanged after substitution: it neither splits it nor expands it to file names.
    private static func isWord(_ text: String) -> Bool { !text.contains(/[\s*?\[\]]/) }

    /// A flag in the syntax of the compiler's response files.
    private static func quoted(_ flag: String) -> String {
        "\"" + flag.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
