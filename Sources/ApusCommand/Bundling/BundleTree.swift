import Foundation

/// The files of an installed program below a prefix such as `/usr`.
struct BundleTree {
    var settings: BundleSettings
    /// The name of the program's file.
    var program: String
    /// The folder that stands for the prefix.
    var prefix: URL

    /// The program, its libraries and its resources. `bin` has a link to the program.
    var programFolder: URL { prefix.appendingPathComponent("lib/\(settings.identifier)") }

    /// Writes everything but the program.
    func writeDescription(icons: BundleIcons, date: String) throws {
        let entry = DesktopEntry(settings: settings, program: program)
        try write(entry.text, to: "share/applications/\(entry.fileName)")
        let metadata = AppStreamMetadata(settings: settings, program: program, date: date)
        try write(metadata.text, to: "share/metainfo/\(metadata.fileName)")
        let types = MIMEPackage(settings: settings)
        if let text = types.text { try write(text, to: "share/mime/packages/\(types.fileName)") }
        try icons.write(into: prefix.appendingPathComponent("share/icons/hicolor"), name: settings.identifier)
        try write(copyright, to: "share/doc/\(DebianPackage.name(of: settings))/copyright")
    }

    /// Adds what was built: the program, the libraries that it needs, stripped, and the resources of its modules.
    func addProgram(from products: URL, libraries: SharedLibraries, strip: (URL) throws -> Void) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: programFolder, withIntermediateDirectories: true)
        try manager.createDirectory(at: prefix.appendingPathComponent("bin"), withIntermediateDirectories: true)
        let built = products.appendingPathComponent(program)
        for file in [built] + libraries.closure(of: built) {
            let copy = programFolder.appendingPathComponent(file.lastPathComponent)
            try manager.copyItem(at: file.resolvingSymlinksInPath(), to: copy)
            try strip(copy)
            try Self.makeRelocatable(copy)
            try manager.setAttributes([.posixPermissions: file == built ? 0o755 : 0o644], ofItemAtPath: copy.path)
        }
        for file in try manager.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
        where ["resources", "bundle"].contains(file.pathExtension) {
            try manager.copyItem(at: file, to: programFolder.appendingPathComponent(file.lastPathComponent))
        }
        try ProgramInformation(name: settings.name, identifier: settings.identifier, version: settings.version).write(into: programFolder, with: nil)
        try manager.createSymbolicLink(
            atPath: prefix.appendingPathComponent("bin/\(program)").path, withDestinationPath: "../lib/\(settings.identifier)/\(program)")
    }

    /// Lets a program or library look for its libraries in its own folder and nowhere else but where the system's are.
    private static func makeRelocatable(_ file: URL) throws {
        guard var binary = ELFFile(try Data(contentsOf: file)), !binary.runPaths.isEmpty else { return }
        guard binary.replaceRunPaths(with: "$ORIGIN") else {
            throw CommandFailure.failure("The run path of '\(file.lastPathComponent)' cannot be changed.")
        }
        try binary.data.write(to: file)
    }

    private func write(_ text: String, to path: String) throws {
        let file = prefix.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private var copyright: String {
        """
        \(settings.name) \(settings.version)
        Licence: \(settings.license)

        The folder lib/\(settings.identifier) also holds the libraries of Swift (https://swift.org/LICENSE.txt): Apache-2.0 with the Runtime
        Library Exception, and in lib_FoundationICU.so those of ICU: Unicode-3.0.

        """
    }
}
