import Foundation

/// The metadata file that software centres show: AppStream's component description.
struct AppStreamMetadata {
    var settings: BundleSettings
    var program: String
    /// The day of the release, as `2030-01-31`.
    var date: String

    var fileName: String { settings.identifier + ".metainfo.xml" }

    var text: String {
        let paragraphs = settings.description.split(separator: /\n[ \t]*\n\s*/)
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<component type=\"desktop-application\">",
            element("id", settings.identifier), "  <metadata_license>CC0-1.0</metadata_license>",
            element("project_license", settings.license), element("name", settings.name), element("summary", settings.summary),
            "  <description>",
        ]
        lines += paragraphs.map { "    <p>\($0.xmlEscaped)</p>" } + ["  </description>"]
        if let developer = settings.developer {
            let name = developer.split(separator: " <")[0].trimmingCharacters(in: .whitespaces)
            let owner = settings.identifier.split(separator: ".").dropLast().joined(separator: ".").lowercased()
            lines.append("  <developer id=\"\(owner)\"><name>\(name.xmlEscaped)</name></developer>")
        }
        if let homepage = settings.homepage { lines.append("  <url type=\"homepage\">\(homepage.xmlEscaped)</url>") }
        lines.append("  <launchable type=\"desktop-id\">\(settings.identifier).desktop</launchable>")
        lines += ["  <provides>", "    <binary>\(program.xmlEscaped)</binary>"]
        lines += settings.mimeTypes.map { "    <mediatype>\($0.type.xmlEscaped)</mediatype>" } + ["  </provides>"]
        lines += [
            "  <content_rating type=\"oars-1.1\"/>", "  <releases>",
            "    <release version=\"\(settings.version.xmlEscaped)\" date=\"\(date.xmlEscaped)\"/>", "  </releases>", "</component>",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private func element(_ name: String, _ text: String) -> String { "  <\(name)>\(text.xmlEscaped)</\(name)>" }
}

extension String {
    /// The text as it stands in elements and attributes of XML.
    var xmlEscaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
