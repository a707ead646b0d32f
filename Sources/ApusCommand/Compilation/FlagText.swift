import Foundation

/// Compiler flags as a shell hands them on in `swiftc $(apus flags)`: it splits what it reads at spaces, and takes quotes as they are.
struct FlagText {
    var flags: [String]

    /// The flags, or the name of a file that holds them where one of them has spaces in it.
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

    /// Whether a shell leaves the text as it is after substitution: it neither splits it nor looks for files of such names.
    private static func isWord(_ text: String) -> Bool { !text.contains(/[\s*?\[\]]/) }

    /// A flag as the compiler reads it from a file.
    private static func quoted(_ flag: String) -> String {
        "\"" + flag.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
