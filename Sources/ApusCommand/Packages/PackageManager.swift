import Foundation
import RunnerProtocol

/// Runs SwiftPM with the toolset of Apus on a user's package.
struct PackageManager {
    /// The package's folder as the user wrote it.
    var package: String
    private var toolset: URL
    private var swift: URL
    /// The options for the platform that the package is compiled as and for what the package declares.
    private var options: [String] = []
    private var scratchFolder: URL

    /// Whether `path` is the folder of a package.
    static func isPackage(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: (path as NSString).appendingPathComponent("Package.swift"))
    }

    /// - Parameter platform: The platform that the package is compiled as; nil for what its settings say, or for Linux.
    init(package: String, platform: RunnerJob.Profile? = nil) throws(CommandFailure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: package, isDirectory: &isFolder) else {
            throw .misuse("There is no folder '\(package)'.")
        }
        guard isFolder.boolValue, Self.isPackage(package) else {
            throw .misuse("'\(package)' is not a package: there is no Package.swift in it.")
        }
        try self.init(package: package, platform: platform, runtime: .besideExecutable())
    }

    init(package: String, platform: RunnerJob.Profile? = nil, runtime: RuntimeLibrary) throws(CommandFailure) {
        self.package = package
        let toolchain = try Toolchain()
        try toolchain.check(runtime)
        swift = try toolchain.tool("swift")
        toolset = try Toolset.file(for: runtime)
        let folder = URL(fileURLWithPath: package).standardizedFileURL
        var platform = platform
        if platform == nil { platform = try BundleSettings.platform(ofPackage: folder) }
        let sources = PackageSources(package: folder, platform: platform, swift: swift)
        scratchFolder = sources.scratchFolder
        if let platform {
            options += ["--scratch-path", scratchFolder.path]
            options += try runtime.compilerFlags(as: platform).flatMap { ["-Xswiftc", $0] }
            options += RuntimeLibrary.linkerOptions(as: platform).flatMap { ["-Xlinker", $0] }
        }
        options += try sources.options()
    }

    /// Builds the package for debugging and returns its build plan.
    func build() throws(CommandFailure) -> PackagePlan {
        try runBuild([])
        let file = scratchFolder.appendingPathComponent("debug.yaml")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw .failure("SwiftPM left no plan of its build in '\(file.path)'.")
        }
        return PackagePlan(text)
    }

    /// Builds a product and returns the folder that it is in.
    func build(product: String, configuration: String, arguments: [String]) throws(CommandFailure) -> URL {
        let options = ["--product", product, "--configuration", configuration] + arguments
        try runBuild(options)
        let folder = String(decoding: try runBuild(options + ["--show-bin-path"]), as: UTF8.self).split(separator: "\n").last
        guard let folder, folder.hasPrefix("/") else { throw .failure("SwiftPM does not tell where it has built '\(product)'.") }
        return URL(fileURLWithPath: String(folder))
    }

    /// Returns what SwiftPM prints.
    @discardableResult
    private func runBuild(_ arguments: [String]) throws(CommandFailure) -> Data {
        guard let result = try? Subprocess(executable: swift, arguments: call("build", arguments)).run() else {
            throw .failure("'\(swift.path)' cannot be run.")
        }
        guard result.succeeded else {
            // SwiftPM reports compiler errors on standard output.
            let said = [result.output, result.errorOutput].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
            throw CommandFailure(message: "The package '\(package)' does not build.", status: 1, details: said)
        }
        return result.output
    }

    /// Replaces this process by SwiftPM, which thereby inherits its terminal, signals and exit status.
    func replaceProcess(with name: String, _ arguments: [String]) throws(CommandFailure) -> Never {
        var pointers: [UnsafeMutablePointer<CChar>?] = ([swift.path] + call(name, arguments)).map { strdup($0) }
        pointers.append(nil)
        execv(swift.path, pointers)
        throw .failure("'\(swift.path)' cannot be run: \(String(cString: strerror(errno))).")
    }

    private func call(_ name: String, _ arguments: [String]) -> [String] {
        [name, "--package-path", package, "--toolset", toolset.path] + options + arguments
    }
}
