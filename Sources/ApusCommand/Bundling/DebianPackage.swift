import Foundation

/// A Debian package of a program.
struct DebianPackage {
    var settings: BundleSettings
    var architecture: String
    /// The packages that have the libraries it needs, as `dpkg-shlibdeps` names them.
    var libraries: String
    /// In kibibytes.
    var installedSize: Int

    /// What every program needs besides libraries: GTK, which is loaded with the first window, the system's face, and its symbols.
    static let dependencies = ["libgtk-4-1", "fonts-inter", "bootstrap-icons"]
    /// Faces for other designs, scripts and emoji.
    static let recommendations = ["fonts-jetbrains-mono", "fonts-noto-color-emoji", "fonts-noto-core", "fonts-wqy-microhei"]

    /// The identifier as the name of a package, which no package of Debian's own has.
    static func name(of settings: BundleSettings) -> String {
        settings.identifier.lowercased().replacing("_", with: "-")
    }

    /// The version in Debian's order, where a pre-release comes before its release.
    static func version(of settings: BundleSettings) -> String {
        settings.version.replacing("-", with: "~")
    }

    var fileName: String { "\(Self.name(of: settings))_\(Self.version(of: settings))_\(architecture).deb" }

    var control: String {
        var maintainer = settings.developer ?? settings.name
        if !maintainer.hasSuffix(">") { maintainer += " <unknown@localhost>" }
        var lines = [
            "Package: \(Self.name(of: settings))", "Version: \(Self.version(of: settings))", "Architecture: \(architecture)",
            "Maintainer: \(maintainer)", "Section: misc", "Priority: optional", "Installed-Size: \(installedSize)",
            "Depends: \(([libraries] + Self.dependencies).filter { !$0.isEmpty }.joined(separator: ", "))",
            "Recommends: \(Self.recommendations.joined(separator: ", "))",
        ]
        if let homepage = settings.homepage { lines.append("Homepage: \(homepage)") }
        lines.append("Description: \(settings.summary.trimmingCharacters(in: .whitespaces))")
        for line in settings.description.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.trimmingCharacters(in: .whitespaces)
            // A line with a single dot is an empty one.
            lines.append(text.isEmpty ? " ." : " \(text)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The tools that make a Debian package.
struct DebianTools {
    private var builder: URL
    private var dependencies: URL
    private var dpkg: URL

    init() throws(BundleProblems) {
        var missing: [String] = []
        func find(_ name: String, _ package: String) -> URL {
            if let tool = Subprocess.find(name) { return tool }
            missing.append("\(name) is not on PATH: install the Debian package \(package), or choose other formats.")
            return URL(fileURLWithPath: "/")
        }
        builder = find("dpkg-deb", "dpkg")
        dpkg = find("dpkg", "dpkg")
        dependencies = find("dpkg-shlibdeps", "dpkg-dev")
        guard missing.isEmpty else { throw BundleProblems(missing) }
    }

    /// Makes the package of the files in `tree`, of which the prefix is the folder `usr` of `root`.
    func build(_ tree: BundleTree, root: URL, scratch: URL, into output: URL) throws -> URL {
        let architecture = try Self.output(of: dpkg, ["--print-architecture"])
        let package = DebianPackage(
            settings: tree.settings, architecture: architecture, libraries: try libraries(of: tree, scratch: scratch),
            installedSize: Self.size(of: root) / 1024 + 1)
        let folder = root.appendingPathComponent("DEBIAN")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(package.control.utf8).write(to: folder.appendingPathComponent("control"))
        try Self.makeReadable(root)
        let file = output.appendingPathComponent(package.fileName)
        // Compressed so that all versions of dpkg can unpack it.
        _ = try Self.output(of: builder, ["--root-owner-group", "-Zxz", "--build", root.path, file.path])
        return file
    }

    /// The packages that have the system's libraries which the program and the libraries beside it need.
    private func libraries(of tree: BundleTree, scratch: URL) throws -> String {
        let folder = scratch.appendingPathComponent("debian")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("Source: bundle\n\nPackage: bundle\nArchitecture: any\n".utf8).write(to: folder.appendingPathComponent("control"))
        let names = try FileManager.default.contentsOfDirectory(atPath: tree.programFolder.path).sorted()
        let binaries = names.map { tree.programFolder.appendingPathComponent($0) }.filter {
            $0.lastPathComponent == tree.program || $0.lastPathComponent.contains(".so")
        }
        let said = try Self.output(
            of: dependencies,
            ["-O", "--ignore-missing-info", "-l\(tree.programFolder.path)"] + binaries.map { "-e\($0.path)" }, in: scratch)
        let prefix = "shlibs:Depends="
        return said.split(separator: "\n").first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) } ?? ""
    }

    private static func output(of tool: URL, _ arguments: [String], in directory: URL? = nil) throws -> String {
        let result = try Subprocess(executable: tool, arguments: arguments, directory: directory).run()
        guard result.succeeded else {
            throw CommandFailure(
                message: "\(tool.lastPathComponent) cannot make the Debian package.", status: 1,
                details: String(decoding: result.errorOutput, as: UTF8.self))
        }
        return String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func size(of folder: URL) -> Int {
        let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        var size = 0
        while let file = paths?.nextObject() as? URL { size += (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0 }
        return size
    }

    /// Makes installed files readable for every user, whatever their original permissions.
    private static func makeReadable(_ root: URL) throws {
        let manager = FileManager.default
        let paths = manager.enumerator(at: root, includingPropertiesForKeys: nil)
        var files = [root]
        while let file = paths?.nextObject() as? URL { files.append(file) }
        for file in files {
            let attributes = try manager.attributesOfItem(atPath: file.path)
            guard attributes[.type] as? FileAttributeType != .typeSymbolicLink else { continue }
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0o644
            try manager.setAttributes([.posixPermissions: isFolder || mode & 0o100 != 0 ? 0o755 : 0o644], ofItemAtPath: file.path)
        }
    }
}
