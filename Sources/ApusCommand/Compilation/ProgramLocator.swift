import Foundation

/// Determines which program a path on the command line denotes.
enum ProgramLocator {
    static func program(at path: String) throws(CommandFailure) -> Program {
        var program = try read(path)
        program.path = path
        return program
    }

    private static func read(_ path: String) throws(CommandFailure) -> Program {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .misuse("There is no file or folder '\(path)'.")
        }
        guard isFolder.boolValue else {
            guard path.hasSuffix(".swift") else {
                throw .misuse("'\(path)' is not a Swift file: name a .swift file, a folder of them, or a package.")
            }
            let module = SourceModule.fromFile(path)
            return Program(title: (path as NSString).lastPathComponent, modules: [module])
        }
        let manifest = (path as NSString).appendingPathComponent("Package.swift")
        if FileManager.default.fileExists(atPath: manifest) {
            return try PackageReader(path: path).program()
        }
        let module = try SourceModule.fromFolder(path)
        return Program(title: module.title, modules: [module])
    }
}
