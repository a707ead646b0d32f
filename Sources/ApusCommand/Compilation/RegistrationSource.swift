/// The Swift source that `apus` compiles together with a module to register its views.
///
/// Every view is on a line of its own, so that the line of a compiler error identifies the view.
struct RegistrationSource {
    struct Text {
        var source: String
        /// The entry on each line, by one-based line number.
        var entries: [Int: ViewCatalogue.Entry]
    }

    /// The kind of module that a source is generated for.
    enum Role {
        /// A program.
        case program
        /// A part of a program with a main file of its own.
        case module
        /// A library that `apus preview` loads. Previews are not registered in it: their names change with their lines, and with these the
        /// generated file would.
        case library
        /// A part of such a library, which has an entry file of its own.
        case libraryModule

        var isPreviewed: Bool { self == .library || self == .libraryModule }
    }

    var module: String
    var catalogue: ViewCatalogue
    var role = Role.module

    /// The files that must register views themselves, because only code in the same file can name these.
    var filesWithAdditions: [Int] { Set(catalogue.entries.compactMap(\.file)).sorted() }

    /// The source of an additional file that registers the views visible in the whole module.
    func moduleFile() -> Text {
        var lines = Lines()
        lines.add("import ApusRunner")
        lines.add("@_silgen_name(\"\(Self.symbol(module))\") @MainActor func \(Self.symbol(module))() -> [ApusRunner._ApusView] {")
        lines.add("    var views: [ApusRunner._ApusView] = []")
        for entry in catalogue.entries where entry.file == nil && !(role.isPreviewed && entry.kind == .macro) { lines.add(entry) }
        for file in filesWithAdditions { lines.add("    views += \(Self.functionName(file))()") }
        lines.add("    return views")
        lines.add("}")
        switch role {
        case .program: addMain(for: [module], to: &lines)
        case .library: addEntry(for: [module], to: &lines)
        case .module, .libraryModule: break
        }
        return lines.text
    }

    /// The source appended to a file to register the views that are visible in it only.
    func addition(to file: Int, afterLine line: Int) -> Text {
        var lines = Lines(offset: line)
        lines.add("import ApusRunner")
        lines.add("@MainActor func \(Self.functionName(file))() -> [ApusRunner._ApusView] {")
        lines.add("    var views: [ApusRunner._ApusView] = []")
        for entry in catalogue.entries where entry.file == file { lines.add(entry) }
        lines.add("    return views")
        lines.add("}")
        return lines.text
    }

    /// The main file of a program, or the entry file of a library, of several modules.
    static func mainFile(of modules: [String], role: Role = .program) -> String {
        var lines = Lines()
        lines.add("import ApusRunner")
        for module in modules {
            lines.add("@_silgen_name(\"\(symbol(module))\") @MainActor func \(symbol(module))() -> [ApusRunner._ApusView]")
        }
        let source = RegistrationSource(module: "", catalogue: ViewCatalogue())
        if role.isPreviewed { source.addEntry(for: modules, to: &lines) } else { source.addMain(for: modules, to: &lines) }
        return lines.text.source
    }

    private func addMain(for modules: [String], to lines: inout Lines) {
        lines.add(
            "@_cdecl(\"main\") func apusMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {")
        lines.add("    ApusRunner._ApusRunner.main { \(modules.map { Self.symbol($0) + "()" }.joined(separator: " + ")) }")
        lines.add("}")
    }

    /// The function that makes the views of a library.
    static let entrySymbol = "apusPreviewedViews"

    private func addEntry(for modules: [String], to lines: inout Lines) {
        lines.add("@_cdecl(\"\(Self.entrySymbol)\") @MainActor public func \(Self.entrySymbol)() -> UnsafeMutableRawPointer {")
        lines.add("    ApusRunner._ApusViewList.make(\(modules.map { Self.symbol($0) + "()" }.joined(separator: " + ")))")
        lines.add("}")
    }

    private static func symbol(_ module: String) -> String { "apusViews_\(module)" }
    private static func functionName(_ file: Int) -> String { "apusViewsOfFile\(file)" }

    private struct Lines {
        var offset = 0
        private var lines: [String] = []
        private var entries: [Int: ViewCatalogue.Entry] = [:]

        init(offset: Int = 0) { self.offset = offset }

        mutating func add(_ line: String) { lines.append(line) }

        mutating func add(_ entry: ViewCatalogue.Entry) {
            switch entry.kind {
            case .view: add("    views.append(ApusRunner._ApusView(\"\(entry.name)\") { \(entry.name)() })")
            case .app: add("    views.append(ApusRunner._ApusView(\"\(entry.name)\", app: \(entry.name).self))")
            case .widget: add("    views.append(ApusRunner._ApusView(\"\(entry.name)\", widgets: \(entry.name).self))")
            case .macro:
                add("    views.append(ApusRunner._ApusView(\(String(reflecting: entry.name)), preview: \"\(entry.symbol ?? "")\"))")
            case .preview: add("    views.append(ApusRunner._ApusView(\"\(entry.name)\", previews: \(entry.name).self))")
            }
            entries[offset + lines.count] = entry
        }

        var text: Text { Text(source: lines.map { $0 + "\n" }.joined(), entries: entries) }
    }
}
