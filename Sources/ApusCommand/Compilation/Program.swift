import Foundation

/// What one path on the command line stands for: a module of the user's, or the modules of a package.
struct Program {
    /// What the user called it by, for messages.
    var title: String
    /// ``title`` without a file's ending, for the names of pictures.
    var stem: String { (title as NSString).deletingPathExtension }
    /// The modules, each after those that it imports.
    var modules: [SourceModule]
    /// Object files of other modules, and libraries, with which the program is linked.
    var linkerInputs: [String] = []

    var resourceFolders: [URL] { modules.flatMap(\.resourceFolders) }
}

/// How the user wants a program compiled.
struct CompilationOptions {
    var swiftVersion: String
    /// The names set with `-D`.
    var definitions: [String]

    /// All names that `#if` sees: as in Xcode's previews, `DEBUG` is one of them.
    var allDefinitions: [String] { ["DEBUG"] + definitions }
}

/// A program ready to run.
struct CompiledProgram {
    var program: Program
    var executable: URL
    var catalogue: ViewCatalogue
    /// Keeps the executable in the cache.
    var lock: FolderLock?
}

extension CompiledProgram {
    init(program: Program, entry: ProgramCache.Entry) {
        self.init(
            program: program, executable: entry.folder.appendingPathComponent(ProgramCompiler.executableName), catalogue: entry.catalogue,
            lock: entry.lock)
    }
}
