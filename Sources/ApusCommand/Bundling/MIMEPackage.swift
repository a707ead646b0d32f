/// The file that tells the shared MIME database about types of files that the program introduces.
struct MIMEPackage {
    var settings: BundleSettings

    var fileName: String { settings.identifier + ".xml" }

    /// nil where the program opens only types that the system knows.
    var text: String? {
        let types = settings.mimeTypes.filter { $0.comment != nil }
        guard !types.isEmpty else { return nil }
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">"]
        for type in types {
            lines += ["  <mime-type type=\"\(type.type.xmlEscaped)\">", "    <comment>\((type.comment ?? "").xmlEscaped)</comment>"]
            lines += type.extensions.map { "    <glob pattern=\"*.\($0.xmlEscaped)\"/>" } + ["  </mime-type>"]
        }
        return (lines + ["</mime-info>"]).joined(separator: "\n") + "\n"
    }
}
