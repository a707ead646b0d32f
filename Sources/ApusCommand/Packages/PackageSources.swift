import AssetSymbols
import Foundation
import RunnerProtocol

/// What the compiler reads in place of a package's files when `apus` builds it: files with the conditions of another platform, and with
/// the symbols of catalogues and the classes of models.
struct PackageSources {
    /// The package's folder.
    var package: URL
    /// The platform that the package is compiled as; nil for Linux.
    var platform: RunnerJob.Profile?
    /// The `swift` of the toolchain.
    var swift: URL

    /// The folder for SwiftPM's products. Each platform has its own, so that a change of platform builds nothing anew.
    var scratchFolder: URL {
        let build = package.appendingPathComponent(".build")
        return platform.map { build.appendingPathComponent("as-\($0.rawValue)") } ?? build
    }

    /// The options with which SwiftPM builds the package from these sources.
    func options() throws(CommandFailure) -> [String] {
        let folder = scratchFolder.appendingPathComponent("apus-sources")
        do {
            var files = try replacedFiles()
            if !CatalogueFiles(in: [package]).isEmpty { try addSymbols(to: &files) }
            guard !files.isEmpty else { return [] }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var overlay = SourceOverlay()
            for (path, text) in files.sorted(by: { $0.key < $1.key }) {
                var hash = ContentHash()
                hash.combine(path)
                try overlay.replace(path, by: text, in: folder.appendingPathComponent(hash.name + ".swift"))
            }
            return try overlay.flags(writtenTo: folder.appendingPathComponent("overlay.yaml")).flatMap { ["-Xswiftc", $0] }
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .failure("The sources cannot be prepared in '\(folder.path)': \(error.localizedDescription)")
        }
    }

    // MARK: Conditions

    /// The files whose conditions have other values, by their paths.
    private func replacedFiles() throws(CommandFailure) -> [String: String] {
        guard let platform else { return [:] }
        var files: [String: String] = [:]
        for (folder, isOwn) in try packages() {
            for module in Self.modules(in: folder) {
                let texts = module.map { ($0, Self.text(at: $0)) }
                let isForViews = isOwn || texts.contains { Self.importsViews($0.1) }
                for (path, text) in texts {
                    files[path] = isForViews ? platform.rewritten(text) : RunnerJob.Profile.linuxConditions.rewritten(text)
                }
            }
        }
        return files
    }

    /// Whether a file is written for the system's user interface.
    private static func importsViews(_ text: String) -> Bool {
        text.contains(/(?m)^\s*(@\w+\s+)*import\s+(SwiftUI|UIKit|AppKit|Cocoa|CoreData)\b/)
    }

    private static func text(at path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The Swift files of a package by module: those of a folder in `Sources` or `Tests` belong together.
    private static func modules(in package: URL) -> [[String]] {
        let files = SourceModule.swiftFiles(in: package.path).filter {
            ($0 as NSString).lastPathComponent.wholeMatch(of: /Package(@swift-.*)?\.swift/) == nil
        }
        return Dictionary(grouping: files) { path in
            path.dropFirst(package.path.count).split(separator: "/").dropLast().prefix(2).joined(separator: "/")
        }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The folders of the package and of what it depends on, and whether a package is the user's own.
    private func packages() throws(CommandFailure) -> [(folder: URL, isOwn: Bool)] {
        struct Dependency: Decodable {
            var url: String
            var path: String
            var dependencies: [Dependency]?
        }
        let arguments = [
            "package", "--package-path", package.path, "--scratch-path", scratchFolder.path, "show-dependencies", "--format", "json",
        ]
        guard let result = try? Subprocess(executable: swift, arguments: arguments).run(), result.succeeded,
            let start = result.output.firstIndex(of: UInt8(ascii: "{")),
            let root = try? JSONDecoder().decode(Dependency.self, from: result.output[start...])
        else { return [(package, true)] }
        var found: [String: (URL, Bool)] = [:]
        func add(_ dependency: Dependency, isOwn: Bool) {
            guard found[dependency.path] == nil else { return }
            found[dependency.path] = (URL(fileURLWithPath: dependency.path).standardizedFileURL, isOwn)
            for next in dependency.dependencies ?? [] {
                // The address of a package in a folder is its path.
                add(next, isOwn: URL(fileURLWithPath: next.url).standardizedFileURL.path == URL(fileURLWithPath: next.path).standardizedFileURL.path)
            }
        }
        add(Dependency(url: "", path: package.standardizedFileURL.path, dependencies: root.dependencies), isOwn: true)
        return found.values.sorted { $0.0.path < $1.0.path }
    }

    // MARK: Symbols

    /// Adds the symbols of a target's catalogues to its first file.
    private func addSymbols(to files: inout [String: String]) throws(CommandFailure) {
        for target in try PackageReader(path: package.path).sourceTargets() {
            let catalogues = CatalogueFiles(in: [target.folder])
            guard !catalogues.isEmpty, let first = target.files.first else { continue }
            let texts = target.files.map { files[$0] ?? Self.text(at: $0) }
            let bundle =
                target.hasResources
                ? "Foundation.Bundle.module" : "Foundation.Bundle(path: \(String(reflecting: target.folder.path))) ?? Foundation.Bundle.main"
            let symbols = SymbolSource(catalogues, bundle: bundle, texts: texts)
            if !symbols.declarations.isEmpty { files[first] = texts[0] + "\n" + symbols.file }
        }
    }
}
