import Foundation

/// The shared libraries that a bundle carries.
struct SharedLibraries {
    /// Where libraries are looked for that are not the system's.
    var folders: [URL]

    /// The libraries in ``folders`` on which `program` depends, directly or indirectly, in a stable order.
    func closure(of program: URL) -> [URL] {
        Self.closure(of: [program]) { name in
            folders.lazy.map { $0.appendingPathComponent(name) }.first { FileManager.default.fileExists(atPath: $0.path) }
        }
    }

    /// Libraries that a desktop with GTK 4 has: GTK, what draws its icons, and what loads from the network, which is better kept up to
    /// date by the system.
    private static let desktopLibraries = ["libgtk-4.so.1", "librsvg-2.so.2", "libcurl.so.4", "libstdc++.so.6", "libgcc_s.so.1"]

    /// The system's libraries that `files` need and a desktop with GTK 4 does not have for certain. Empty on a machine
    /// without GTK, whose own dependencies cannot be listed there.
    static func uncommonSystemLibraries(of files: [URL]) -> [URL] {
        guard systemLibrary("libgtk-4.so.1") != nil else { return [] }
        let roots = desktopLibraries.compactMap(systemLibrary)
        let common = Set(closure(of: roots, find: systemLibrary).map(\.lastPathComponent) + desktopLibraries)
        return closure(of: files) { name in common.contains(name) ? nil : systemLibrary(name) }
    }

    private static func closure(of files: [URL], find: (String) -> URL?) -> [URL] {
        var found: [String: URL] = [:]
        var rest = files
        while let file = rest.popLast() {
            guard let data = try? Data(contentsOf: file, options: .mappedIfSafe), let needed = ELFFile(data)?.needed else { continue }
            for name in needed where found[name] == nil {
                guard let library = find(name) else { continue }
                found[name] = library
                rest.append(library)
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func systemLibrary(_ name: String) -> URL? {
        #if arch(arm64)
        let triple = "aarch64-linux-gnu"
        #else
        let triple = "x86_64-linux-gnu"
        #endif
        return ["/usr/lib/\(triple)", "/lib/\(triple)", "/usr/lib64", "/lib64", "/usr/lib", "/lib"].lazy
            .map { URL(fileURLWithPath: $0).appendingPathComponent(name) }.first { FileManager.default.fileExists(atPath: $0.path) }
    }
}
