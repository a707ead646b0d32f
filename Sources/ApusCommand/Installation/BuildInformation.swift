import Foundation

/// The build of an installed Apus, stored in a file beside the library.
struct BuildInformation: Codable, Equatable {
    static let fileName = "build-information.json"

    /// The version of the compiler that built it, in the compiler's own words, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`. Only
    /// that compiler can read the modules.
    var compiler: String
    /// A hash of the library and the modules: hexadecimal digits.
    var contents: String

    init(compiler: String, contents: String) {
        self.compiler = compiler
        self.contents = contents
    }

    /// Reads the information in `folder`; nil if there is none, as in a folder of build products.
    init?(in folder: URL) throws(CommandFailure) {
        let file = folder.appendingPathComponent(Self.fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        guard let data = try? Data(contentsOf: file), let information = try? JSONDecoder().decode(Self.self, from: data) else {
            throw .failure("'\(file.path)' cannot be read: install Apus again.")
        }
        self = information
    }
}

/// The Swift toolchain whose programs are on `PATH`.
struct Toolchain {
    var compiler: URL

    init() throws(CommandFailure) {
        guard let compiler = Subprocess.find("swiftc") else {
            throw .failure("swiftc is not on PATH: install Swift from https://www.swift.org/install/linux.")
        }
        self.compiler = compiler
    }

    /// The path of a program of the toolchain.
    func tool(_ name: String) throws(CommandFailure) -> URL {
        let beside = compiler.deletingLastPathComponent().appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
        guard let found = Subprocess.find(name) else {
            throw .failure("\(name) is not on PATH: install Swift from https://www.swift.org/install/linux.")
        }
        return found
    }

    /// The folder of Swift's shared libraries.
    var libraries: URL {
        compiler.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("../lib/swift/linux").standardizedFileURL
    }

    /// Strips a program or shared library of symbols that are not needed to run it.
    func strip(_ file: URL) throws(CommandFailure) {
        let result = try? Subprocess(executable: tool("llvm-objcopy"), arguments: ["--strip-all", file.path]).run()
        guard let result, result.succeeded else { throw .failure("llvm-objcopy cannot strip '\(file.lastPathComponent)'.") }
    }

    /// The compiler's version as it prints it.
    func version() throws(CommandFailure) -> String {
        struct TargetInformation: Decodable {
            var compilerVersion: String
        }
        let result = try? Subprocess(executable: compiler, arguments: ["-print-target-info"]).run()
        guard let result, result.succeeded,
            let information = try? JSONDecoder().decode(TargetInformation.self, from: result.output)
        else { throw .failure("'\(compiler.path)' does not tell its version: it may not be a Swift compiler.") }
        return information.compilerVersion
    }

    /// Throws if the modules of `runtime` were built with another compiler.
    func check(_ runtime: RuntimeLibrary) throws(CommandFailure) {
        guard let information = runtime.information else { return }
        let version = try version()
        guard version != information.compiler else { return }
        throw .failure(
            "Apus was built with '\(information.compiler)' and cannot be used with '\(version)', which '\(compiler.path)' is: "
                + "put that compiler on PATH, or install an Apus built with this one.")
    }
}
