import Foundation

/// An application folder (AppDir): a program that runs from wherever its folder stands, and from which `appimagetool` makes an AppImage.
struct ApplicationFolder {
    var settings: BundleSettings
    var program: String

    /// The name of the folder.
    var name: String { program + ".AppDir" }

    /// Completes the copy of a tree, whose prefix is the folder `usr` of `folder`, and adds what systems may lack.
    func complete(_ folder: URL) throws {
        let manager = FileManager.default
        let start = folder.appendingPathComponent("AppRun")
        try Data(startScript.utf8).write(to: start)
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: start.path)
        let entry = "\(settings.identifier).desktop"
        try manager.createSymbolicLink(atPath: folder.appendingPathComponent(entry).path, withDestinationPath: "usr/share/applications/\(entry)")
        let icons = BundleIcons.sizes.reversed().map { "usr/share/icons/hicolor/\($0)x\($0)/apps/\(settings.identifier).png" }
        if let icon = icons.first(where: { manager.fileExists(atPath: folder.appendingPathComponent($0).path) }) {
            for name in ["\(settings.identifier).png", ".DirIcon"] {
                try manager.createSymbolicLink(atPath: folder.appendingPathComponent(name).path, withDestinationPath: icon)
            }
        }

        let libraries = folder.appendingPathComponent("usr/lib/\(settings.identifier)")
        let own = try manager.contentsOfDirectory(at: libraries, includingPropertiesForKeys: nil)
        for library in SharedLibraries.uncommonSystemLibraries(of: own)
        where !own.contains(where: { $0.lastPathComponent == library.lastPathComponent }) {
            try manager.copyItem(at: library.resolvingSymlinksInPath(), to: libraries.appendingPathComponent(library.lastPathComponent))
        }
        let symbols = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg")
        if manager.fileExists(atPath: symbols.path) {
            let copy = folder.appendingPathComponent("usr/share/bootstrap-icons/svg")
            try manager.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try manager.copyItem(at: symbols.resolvingSymlinksInPath(), to: copy)
        }
    }

    /// Makes an AppImage of a folder with `appimagetool`.
    func image(of folder: URL, tool: URL, into output: URL) throws -> URL {
        let machine = Self.machine
        let file = output.appendingPathComponent("\(program)-\(settings.version)-\(machine).AppImage")
        var environment = ProcessInfo.processInfo.environment
        environment["ARCH"] = machine
        let result = try Subprocess(executable: tool, arguments: ["--no-appstream", folder.path, file.path], environment: environment).run()
        guard result.succeeded else {
            throw CommandFailure(
                message: "appimagetool cannot make the AppImage.", status: 1, details: String(decoding: result.errorOutput, as: UTF8.self))
        }
        return file
    }

    private var startScript: String {
        """
        #!/bin/sh
        here="$(dirname "$(readlink -f "$0")")"
        export XDG_DATA_DIRS="$here/usr/share:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}"
        exec "$here/usr/bin/\(program)" "$@"

        """
    }

    private static var machine: String {
        #if arch(arm64)
        "aarch64"
        #else
        "x86_64"
        #endif
    }
}
