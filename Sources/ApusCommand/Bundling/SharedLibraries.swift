import Foundation

/// The shared libraries that a bundle carries.
struct SharedLibraries {
    /// Where libraries are looked for that are not the system's.
    var folders: [URL]

    /// The libraries in ``folders`` that `program` needs, and those that these need, in a stable order.
    func closure(of program: URL) -> [URL] {
        Self.closure(of: [program]) { name in
            folders.lazy.map { $0.appendingPathComponent(name) }.first { FileManager.default.fileExists(atPath: $0.path) }
        }
    }

    /// The system's libraries that `files` need and a desktop with GTK 4 does not have for certain. Nothing where this machine has no GTK,
    /// which tells what comes with it.
    static func uncommonSystemLibraries(of files: [URL]) -> [URL] {
        guard let toolkit = systemLibrary("libgtk-4.so.1") else { return [] }
        let common = Set(closure(of: [toolkit], find: systemLibrary).map(\.lastPathComponent) + ["libgtk-4.so.1"])
        let base = ["libc.", "libm.", "libdl.", "libpthread.", "librt.", "libgcc_s.", "libstdc++.", "ld-linux", "libX11", "libGL", "libEGL"]
        func isCommon(_ name: String) -> Bool { common.contains(name) || base.contains { name.hasPrefix($0) } }
        return closure(of: files) { name in isCommon(name) ? nil : systemLibrary(name) }
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
