import Foundation

/// The manifest with which `flatpak-builder` makes a Flatpak of the application folder beside it.
struct FlatpakManifest {
    /// The version of the GNOME runtime, which has GTK.
    static let runtimeVersion = "48"

    var settings: BundleSettings
    var program: String
    /// The name of the application folder.
    var applicationFolder: String

    var fileName: String { settings.identifier + ".json" }

    func encoded() throws -> Data {
        var permissions = ["--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri"]
        if settings.network { permissions.append("--share=network") }
        let manifest: [String: Any] = [
            "id": settings.identifier, "runtime": "org.gnome.Platform", "runtime-version": Self.runtimeVersion, "sdk": "org.gnome.Sdk",
            "command": program, "finish-args": permissions,
            "modules": [
                [
                    "name": program, "buildsystem": "simple", "build-commands": ["cp -a usr/. /app/"],
                    // Binaries that are already built are not stripped or split again.
                    "build-options": ["no-debuginfo": true, "strip": false],
                    "sources": [["type": "dir", "path": applicationFolder]],
                ] as [String: Any]
            ],
        ]
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try JSONSerialization.data(withJSONObject: manifest, options: options) + Data("\n".utf8)
    }
}
