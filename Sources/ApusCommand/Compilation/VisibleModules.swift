import Foundation
import RunnerProtocol

/// The modules that programs see, in folders of links beside build products: among these all modules lie in one folder, and code that
/// is compiled for Linux would find UIKit.
///
/// An installation has such folders itself.
struct VisibleModules {
    private let products: URL
    private let root: URL

    init(of runtime: RuntimeLibrary) {
        products = runtime.modules
        root = runtime.folder.appendingPathComponent("apus-modules")
    }

    /// Returns the folder after bringing its links up to date.
    func folder() throws(CommandFailure) -> URL {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []).filter { $0.hasSuffix(".swiftmodule") }
        do {
            try link(names.filter { Self.systems(of: $0).isEmpty }, in: root)
            for system in Set(RunnerJob.Profile.allCases.map(\.systemName)) {
                try link(names.filter { Self.systems(of: $0).contains(system) }, in: root.appendingPathComponent(system))
            }
        } catch {
            throw .failure("The modules cannot be linked in '\(root.path)': \(error.localizedDescription)")
        }
        return root
    }

    /// The systems to whose programs alone a module's file is visible; empty if it is visible to all.
    private static func systems(of file: String) -> Set<String> {
        let name = String(file.dropLast(".swiftmodule".count).trimmingPrefix("_Testing_"))
        return Set(RunnerJob.Profile.allCases.filter { $0.modules.contains(name) }.map(\.systemName))
    }

    private func link(_ names: [String], in folder: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let known = Set(try manager.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swiftmodule") })
        for name in known.subtracting(names) { try? manager.removeItem(at: folder.appendingPathComponent(name)) }
        for name in names where !known.contains(name) {
            // Another `apus` may make the same link.
            guard symlink(products.appendingPathComponent(name).path, folder.appendingPathComponent(name).path) != 0, errno != EEXIST else {
                continue
            }
            throw CocoaError(.fileWriteUnknown)
        }
    }
}
