import Foundation
import RunnerProtocol

/// Determines which program a path on the command line denotes.
enum ProgramLocator {
    /// Throws if a path denotes nothing that can be a program.
    static func check(_ path: String) throws(CommandFailure) {
        _ = try kind(of: path)
    }

    /// Whether the path is that of a folder.
    private static func kind(of path: String) throws(CommandFailure) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .misuse("There is no file or folder '\(path)'.")
        }
        guard isFolder.boolValue || path.hasSuffix(".swift") else {
            throw .misuse("'\(path)' is not a Swift file: name a .swift file, a folder of them, or a package.")
        }
        return isFolder.boolValue
    }

    /// - Parameter platform: The platform that the program is compiled as; nil for Linux.
    static func program(at path: String, platform: RunnerJob.Profile? = nil) throws(CommandFailure) -> Program {
        var program = try read(path, platform: platform)
        program.path = path
        return program
    }

    private static func read(_ path: String, platform: RunnerJob.Profile?) throws(CommandFailure) -> Program {
        guard try kind(of: path) else {
            let module = SourceModule.fromFile(path)
            return Program(title: (path as NSString).lastPathComponent, modules: [module])
        }
        let manifest = (path as NSString).appendingPathComponent("Package.swift")
        if FileManager.default.fileExists(atPath: manifest) {
            return try PackageReader(path: path, platform: platform).program()
        }
        let module = try SourceModule.fromFolder(path)
        return Program(title: module.title, modules: [module])
    }
}
