import AssetSymbols
import Foundation

/// Generated source that declares what Xcode and SwiftPM declare for a module: its resources.
struct SourceAdditions {
    var module: SourceModule
    /// The contents of the module's files.
    var texts: [String]

    var source: String {
        let declarations = bundleAccessor + symbols
        return declarations.isEmpty ? "" : "import Foundation\nimport SwiftUI\n" + declarations
    }

    /// `Bundle.module` as SwiftPM makes it for a target with resources: the resources beside the code.
    private var bundleAccessor: String {
        guard texts.contains(where: { $0.contains("Bundle.module") || $0.contains(": .module") }), !declares(/\bvar\s+module\b|\blet\s+module\b/)
        else { return "" }
        let path = String(reflecting: module.resourceFolders.first?.standardizedFileURL.path ?? "/")
        // A package's module has its own resources; for a file or folder, the program's resources are the only ones.
        let value = module.hasResourceBundle ? "Foundation.Bundle(path: \(path)) ?? .main" : "Foundation.Bundle.main"
        return "extension Foundation.Bundle { static let module = \(value) }\n"
    }

    /// The symbols of the catalogues beside the code and the classes of the models of Core Data. Catalogues are looked up
    /// among the program's resources.
    private var symbols: String {
        SymbolSource(CatalogueFiles(in: module.resourceFolders), bundle: "Foundation.Bundle.main", texts: texts).declarations
    }

    private func declares(_ pattern: some RegexComponent) -> Bool { texts.contains { $0.firstMatch(of: pattern) != nil } }
}
