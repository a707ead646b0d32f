/// The `.desktop` file, with which menus, docks and file managers start the program.
struct DesktopEntry {
    var settings: BundleSettings
    /// The name of the program's file, which is also what its windows are told by.
    var program: String

    var fileName: String { settings.identifier + ".desktop" }

    var text: String {
        var lines = [
            "[Desktop Entry]", "Type=Application", "Name=\(Self.escape(settings.name))",
            "Comment=\(Self.escape(settings.summary))", "Exec=\(program)\(opens ? " %U" : "")", "Icon=\(settings.identifier)",
            "Terminal=false", "Categories=\(Self.list(settings.categories))",
        ]
        if opens { lines.append("MimeType=\(Self.list(settings.mimeTypes.map(\.type) + settings.urlSchemes.map { "x-scheme-handler/\($0)" }))") }
        lines.append("StartupWMClass=\(program)")
        return lines.joined(separator: "\n") + "\n"
    }

    /// Whether the program is asked to open files or addresses.
    private var opens: Bool { !settings.mimeTypes.isEmpty || !settings.urlSchemes.isEmpty }

    private static func list(_ values: [String]) -> String { values.map { $0 + ";" }.joined() }

    private static func escape(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
        // Spaces at the start of a value are not part of it otherwise.
        return escaped.hasPrefix(" ") ? "\\s" + escaped.dropFirst() : escaped
    }
}
