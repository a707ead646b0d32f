import Foundation
import RunnerProtocol

/// The program for one path on the command line: a single module, or the modules of a package.
struct Program {
    /// The name that the user gave, for messages.
    var title: String
    /// ``title`` without a file extension, for the names of images.
    var stem: String { (title as NSString).deletingPathExtension }
    /// The modules, each after those that it imports.
    var modules: [SourceModule]
    /// The path that the user gave.
    var path = ""
    /// Object files of other modules, and libraries, to link.
    var linkerInputs: [String] = []

    var resourceFolders: [URL] { modules.flatMap(\.resourceFolders) }
    /// What the program says about itself: its name is that of the module with its `App`.
    var information: ProgramInformation { ProgramInformation(name: modules.last?.name ?? stem) }
}

/// The user's settings for compiling a program.
struct CompilationOptions {
    var swiftVersion: String
    /// The conditions set with `-D`.
    var definitions: [String]
    /// The platform that the code is compiled as; nil for Linux.
    var platform: RunnerJob.Profile?

    /// Returns a source with the conditions of the platform; nil if that is the source itself.
    func rewritten(_ text: String) -> String? { platform?.rewritten(text) }

    /// All conditions that `#if` sees. As in Xcode's previews, `DEBUG` is one of them.
    var allDefinitions: [String] { ["DEBUG"] + definitions }
}

/// A program ready to run.
struct CompiledProgram {
    var program: Program
    var executable: URL
    var catalogue: ViewCatalogue
    /// Locks the executable's cache entry against removal.
    var lock: FolderLock?
}

extension CompiledProgram {
    init(program: Program, entry: ProgramCache.Entry) {
        self.init(
            program: program, executable: entry.folder.appendingPathComponent(ProgramCompiler.executableName), catalogue: entry.catalogue,
            lock: entry.lock)
    }
}
