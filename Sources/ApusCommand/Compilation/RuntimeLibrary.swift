import Foundation
import RunnerProtocol

/// The location of the built SwiftUI, and the flags for building against it.
struct RuntimeLibrary {
    static let libraryName = "libApusRuntime.so"

    /// The folder with ``libraryName``, the macro plug-in and the folder `Modules`: of an installation, or of build products.
    var folder: URL
    /// The source package, which contains the module maps of the C libraries; nil for an installation, which has its own.
    var package: URL?
    /// The compiler that built the library; nil for build products, which SwiftPM builds again with another compiler.
    var information: BuildInformation?

    /// The runtime beside the running `apus`.
    static func besideExecutable() throws(CommandFailure) -> RuntimeLibrary {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        return try RuntimeLibrary(folder: folder)
    }

    init(folder: URL) throws(CommandFailure) {
        self.folder = folder
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(Self.libraryName).path) else {
            let configuration = folder.lastPathComponent == "release" ? " -c release" : ""
            throw .failure(
                "\(Self.libraryName) is not in \(folder.path): run 'swift build\(configuration) --product ApusRuntime' in the Apus package.")
        }
        information = try BuildInformation(in: folder)
        guard information == nil else { return }
        guard let package = Self.package(above: folder) else {
            throw .failure("The Apus package that \(folder.path) was built from has been moved or deleted: build apus again.")
        }
        self.package = package
    }

    /// An installation that need not exist yet.
    init(installedIn folder: URL, information: BuildInformation) {
        self.folder = folder
        self.information = information
    }

    /// The package that `folder` was built from: the one around its `.build` folder, or else the one this file was compiled from.
    private static func package(above folder: URL) -> URL? {
        var candidates: [URL] = []
        var parent = folder
        while parent.path != "/" {
            parent = parent.deletingLastPathComponent()
            candidates.append(parent)
        }
        let sourceFile = URL(fileURLWithPath: #filePath)
        candidates.append((0..<4).reduce(sourceFile) { url, _ in url.deletingLastPathComponent() })
        return candidates.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Sources/CLibraries").path)
        }
    }

    var modules: URL { folder.appendingPathComponent("Modules") }

    /// Flags by which `swiftc` finds the modules, including those of the underlying C libraries, for code that is compiled as for a
    /// platform, or for Linux.
    func compilerFlags(as platform: RunnerJob.Profile? = nil) throws(CommandFailure) -> [String] {
        // For system modules editors show the interface; for all others they look for the source.
        let option = package == nil ? "-Isystem" : "-I"
        let visible = try package == nil ? modules : VisibleModules(of: self).folder()
        var flags =
            [option, visible.path]
            + ["-load-plugin-executable", folder.appendingPathComponent("SwiftUIMacros-tool").path + "#SwiftUIMacros"]
            + Self.implicitImport("FoundationOverlay") + Self.implicitImport("FoundationLocalization")
        if let platform {
            flags += [option, visible.appendingPathComponent(platform.systemName).path]
            // On Apple's systems code that imports SwiftUI finds the names of these modules.
            flags += platform.modulesOfSwiftUI.flatMap(Self.implicitImport)
        }
        guard let package else { return flags }
        return flags + moduleMaps(in: package).flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
            + (try systemLibraryFlags(of: package)).flatMap { ["-Xcc", $0] }
    }

    /// Flags with which every file imports a module.
    private static func implicitImport(_ module: String) -> [String] { ["-Xfrontend", "-import-module", "-Xfrontend", module] }

    /// Options with which the linker marks a program as compiled for a platform. The program looks the symbol up.
    static func linkerOptions(as platform: RunnerJob.Profile?) -> [String] {
        platform.map { ["--defsym=apus_compiled_as_\($0.rawValue)=1"] } ?? []
    }

    /// Flags by which `swiftc` links a program that is compiled as for a platform against the runtime.
    func linkerFlags(as platform: RunnerJob.Profile?) -> [String] {
        linkerFlags + Self.linkerOptions(as: platform).flatMap { ["-Xlinker", $0] }
    }

    /// Flags by which `swiftc` links against the runtime, so that the result finds it at its current path.
    var linkerFlags: [String] { linkerOptions.flatMap { ["-Xlinker", $0] } }

    /// ``linkerFlags`` in the linker's own syntax.
    var linkerOptions: [String] {
        // A program of the package that shows no views does not load the library.
        ["-L" + folder.path, "--push-state", "--as-needed"] + testingLibrary + ["-lApusRuntime", "--pop-state", "-rpath", folder.path]
            // The library finds Swift's libraries through the program's run path, which a run path of the newer kind does not permit.
            + ["--disable-new-dtags"]
            // The runner looks the functions that `#Preview` makes up by name.
            + ["--export-dynamic"] + sessionLocale
    }

    /// The object that gives `Locale.current` the user's locale. It must be in the program itself, before Foundation.
    private var sessionLocale: [String] {
        let object = folder.appendingPathComponent(package == nil ? "session-locale.o" : "CSessionLocale.build/CSessionLocale.c.o")
        return FileManager.default.fileExists(atPath: object.path) || package == nil ? [object.path] : []
    }

    /// The linker inputs for SwiftUITesting: an archive when installed, object files in a build folder.
    private var testingLibrary: [String] {
        guard package != nil else { return ["-lSwiftUITesting"] }
        let objects = folder.appendingPathComponent("SwiftUITesting.build")
        let names = ((try? FileManager.default.subpathsOfDirectory(atPath: objects.path)) ?? []).filter { $0.hasSuffix(".o") }.sorted()
        return names.isEmpty ? [] : ["--start-lib"] + names.map { objects.appendingPathComponent($0).path } + ["--end-lib"]
    }

    /// An identifier that changes whenever the runtime is built again.
    var stamp: String {
        [folder.appendingPathComponent(Self.libraryName), modules.appendingPathComponent("SwiftUI.swiftmodule")]
            .map { FileStamp.of($0) }.joined(separator: "\n")
    }

    /// Hexadecimal digits that identify the contents of the library: code that was compiled for another build may not run with it.
    var buildIdentity: String {
        if let information { return information.contents }
        var hash = ContentHash()
        hash.combine(stamp)
        return hash.name
    }

    private func moduleMaps(in package: URL) -> [URL] {
        let manager = FileManager.default
        let built = (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let system =
            (try? manager.contentsOfDirectory(
                at: package.appendingPathComponent("Sources/CLibraries"), includingPropertiesForKeys: nil)) ?? []
        let candidates = built.filter { $0.pathExtension == "build" } + system
        return candidates.map { $0.appendingPathComponent("module.modulemap") }
            .filter { manager.fileExists(atPath: $0.path) }
            .sorted { $0.path < $1.path }
    }

    /// The include flags of the C libraries, from pkg-config, by the names in the package's manifest.
    private func systemLibraryFlags(of package: URL) throws(CommandFailure) -> [String] {
        let manifest = (try? String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)) ?? ""
        let names = manifest.matches(of: /pkgConfig: *"([^"]*)"/).flatMap { $0.1.split(separator: " ").map(String.init) }
            // A `.pc` file in the package belongs to a library (GTK) that programs do not import.
            .filter { !$0.contains("/") }
        guard !names.isEmpty else { return [] }
        guard let pkgConfig = Subprocess.find("pkg-config") else {
            throw .failure("pkg-config is not on PATH: run Scripts/setup in the Apus package.")
        }
        let result = try? Subprocess(executable: pkgConfig, arguments: ["--cflags-only-I", "--silence-errors"] + names).run()
        guard let result, result.succeeded else {
            throw .failure("pkg-config does not know all of \(names.joined(separator: ", ")): run Scripts/setup in the Apus package.")
        }
        return String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    }
}

/// A file's size and modification date, which show whether it has changed.
enum FileStamp {
    static func of(_ url: URL) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(url.path) \(attributes?[.size] ?? 0) \(time)"
    }
}
