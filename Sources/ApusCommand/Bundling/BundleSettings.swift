import Foundation
import RunnerProtocol

/// What a bundle says about its program: the file `apus.json` in the package's folder. See Docs/Bundling.md.
struct BundleSettings: Equatable {
    static let fileName = "apus.json"

    /// A type of file that the program opens.
    struct FileType: Equatable {
        var type: String
        /// What people call files of the type; nil for a type that the system knows.
        var comment: String?
        /// The extensions of files of a type that the system does not know, without the dot.
        var extensions: [String] = []
    }

    var name = ""
    /// In reverse-DNS notation, such as `org.example.Notes`.
    var identifier = ""
    var version = ""
    var summary = ""
    /// Paragraphs, with empty lines between them.
    var description = ""
    var categories = ["Utility"]
    /// The path of a PNG or SVG file in the package; nil for the AppIcon of an asset catalogue.
    var icon: String?
    var mimeTypes: [FileType] = []
    var urlSchemes: [String] = []
    /// An SPDX expression.
    var license = "LicenseRef-proprietary"
    var homepage: String?
    /// A name, and an address of electronic mail in angle brackets.
    var developer: String?
    /// The executable product; nil for the package's only one.
    var product: String?
    /// Whether the program may use the network inside a Flatpak sandbox.
    var network = false
    /// The platform that the package is compiled as; nil for Linux.
    var platform: RunnerJob.Profile?

    /// The platform that the package in `folder` is compiled as, by its file; nil without a file, or if the file does not say.
    static func platform(ofPackage folder: URL) throws(CommandFailure) -> RunnerJob.Profile? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(fileName)),
            let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any], values["as"] != nil
        else { return nil }
        var reader = BundleSettingsReader(values: values)
        let platform = reader.platform("as")
        if let problem = reader.problems.first { throw .failure(problem) }
        return platform
    }

    /// Reads the file of the package in `folder`.
    static func read(package folder: URL) throws(BundleProblems) -> BundleSettings {
        let file = folder.appendingPathComponent(fileName)
        guard let data = try? Data(contentsOf: file) else {
            throw BundleProblems(["There is no readable \(fileName) in the package: Docs/Bundling.md says what stands in it."])
        }
        return try BundleSettings(data)
    }

    /// Reads the file's contents. Everything that is wrong with them is thrown at once.
    init(_ data: Data) throws(BundleProblems) {
        guard let text = String(validating: data, as: UTF8.self) else {
            throw BundleProblems(["\(Self.fileName) is not UTF-8 text."])
        }
        guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)), let values = object as? [String: Any] else {
            throw BundleProblems(["\(Self.fileName) is not a JSON object."])
        }
        var reader = BundleSettingsReader(values: values)
        name = reader.line("name", isRequired: true) ?? ""
        identifier =
            reader.string("identifier", isRequired: true, "reverse-DNS notation of three parts or more, such as org.example.Notes") {
                $0.utf8.count <= 200 && $0.wholeMatch(of: /([A-Za-z_][A-Za-z0-9_]*\.){2,}[A-Za-z_][A-Za-z0-9_-]*/) != nil
            } ?? ""
        version =
            reader.string("version", isRequired: true, "numbers with dots, such as 1.2.0 or 1.2.0-beta.1") {
                $0.utf8.count <= 100 && $0.wholeMatch(of: /[0-9]+(\.[0-9]+)*(-[0-9A-Za-z.]+)?(\+[0-9A-Za-z.]+)?/) != nil
            } ?? ""
        summary = reader.line("summary", isRequired: true) ?? ""
        description =
            reader.string("description", "text") { text in
                !text.allSatisfy(\.isWhitespace)
                    && !text.unicodeScalars.contains { $0.properties.generalCategory == .control && !"\n\t".unicodeScalars.contains($0) }
            } ?? summary
        categories =
            reader.strings("categories", "categories of the freedesktop menu specification") {
                $0.wholeMatch(of: /[A-Za-z0-9-]+/) != nil
            } ?? categories
        if Self.mainCategories.isDisjoint(with: categories) {
            reader.problems.append("'categories' names none of \(Self.mainCategories.sorted().joined(separator: ", ")).")
        }
        icon = reader.string("icon", "the path of a .png or .svg file in the package") {
            !$0.hasPrefix("/") && !$0.contains("\0") && ["png", "svg"].contains(($0 as NSString).pathExtension.lowercased())
        }
        mimeTypes = reader.fileTypes("mimeTypes")
        urlSchemes =
            reader.strings("urlSchemes", "URL schemes in lower case, without a colon") {
                $0.wholeMatch(of: /[a-z][a-z0-9+.-]*/) != nil
            } ?? []
        license = reader.string("license", "an SPDX expression, such as MIT") { $0.wholeMatch(of: /[A-Za-z0-9.+() :-]+/) != nil } ?? license
        homepage = reader.string("homepage", "an http or https address") {
            $0.wholeMatch(of: /https?:\/\/[!-~]+/) != nil && URL(string: $0)?.host?.isEmpty == false
        }
        developer = reader.string("developer", "a name, and an e-mail address in angle brackets where there is one") {
            $0.wholeMatch(of: /[^<>\p{Cc}]*[^<>\s\p{Cc}]( <[^<>\s\p{Cc}]+@[^<>\s\p{Cc}]+>)?/) != nil
        }
        product = reader.line("product")
        network = reader.flag("network") ?? false
        platform = reader.platform("as")
        reader.refuseUnknownKeys()
        guard reader.problems.isEmpty else { throw BundleProblems(reader.problems) }
    }

    /// The main categories of the freedesktop menu specification, of which menus show at least one.
    private static let mainCategories: Set<String> = [
        "AudioVideo", "Audio", "Video", "Development", "Education", "Game", "Graphics", "Network", "Office", "Science", "Settings", "System",
        "Utility",
    ]
}

/// Everything that stands in the way of a bundle, one sentence each.
struct BundleProblems: Error, Equatable {
    var sentences: [String]

    init(_ sentences: [String]) {
        self.sentences = sentences
    }

    /// The last sentence as the command's, with the others before it.
    var failure: CommandFailure {
        CommandFailure(
            message: sentences.last ?? "", status: 1, details: sentences.dropLast().map { "apus: \($0)" }.joined(separator: "\n"))
    }
}
