import ManagedObjectModels

/// Generated source that declares the assets and strings of a module: `ImageResource.name`, `ColorResource.name`, for colours `Color.name`,
/// `LocalizedStringResource.name`, models of Core Data with the classes that Xcode generates, and where UIKit or AppKit can be imported `UIImage.name`, `UIColor.name`, `NSImage.name` and `NSColor.name`.
package struct SymbolSource {
    package var catalogue: AssetCatalogue
    package var stringTables: [StringTableSymbols]
    package var models: [ModelFile]
    /// The expression for the bundle that contains the catalogues.
    package var bundle: String
    /// The contents of the module's files: what they declare themselves is not declared again.
    package var texts: [String]

    /// The symbols of catalogues.
    package init(_ files: CatalogueFiles, bundle: String, texts: [String] = []) {
        self.init(
            catalogue: AssetCatalogue(catalogues: files.assets), stringTables: files.strings.map(StringTableSymbols.init(file:)),
            models: files.models.compactMap { ModelFile($0) }, bundle: bundle, texts: texts)
    }

    package init(
        catalogue: AssetCatalogue, stringTables: [StringTableSymbols] = [], models: [ModelFile] = [], bundle: String, texts: [String] = []
    ) {
        self.catalogue = catalogue
        self.stringTables = stringTables
        self.models = models
        self.bundle = bundle
        self.texts = texts
    }

    /// The declarations; empty without assets and models.
    package var declarations: String { assetDeclarations + models.map { ModelSource($0, texts: texts).declarations }.joined() }

    private var assetDeclarations: String {
        let images = symbols(of: .image)
        let colors = symbols(of: .color)
        let strings = stringTables.map(strings).joined()
        guard !images.isEmpty || !colors.isEmpty || !strings.isEmpty else { return "" }
        // Evaluated on first use: a variable of a main file would be without a value before its line.
        return "private enum AssetSymbols { static let bundle: Foundation.Bundle = \(bundle) }\n"
            + resources(images, type: "ImageResource") + resources(colors, type: "ColorResource") + colorProperties(colors) + strings
            + kitProperties(images: images, colors: colors)
    }

    /// A file with the declarations.
    package var file: String { "import Foundation\nimport SwiftUI\n" + declarations }

    private typealias Symbol = (name: SymbolName, asset: AssetCatalogue.Asset)

    /// The symbols of a kind. Of several assets with the same symbol the first one has it.
    private func symbols(of kind: AssetCatalogue.Kind) -> [Symbol] {
        var known: Set<String> = []
        return catalogue.assets.filter { $0.kind == kind }.map { (SymbolName($0), $0) }
            .filter { known.insert(($0.0.namespace + [$0.0.property]).joined(separator: ".")).inserted }
    }

    private func resources(_ symbols: [Symbol], type: String) -> String {
        guard !symbols.isEmpty else { return "" }
        var text = ""
        for (namespace, members) in Dictionary(grouping: symbols, by: \.name.namespace).sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            let header = (["SwiftUI.\(type)"] + namespace).joined(separator: ".")
            // The types of all namespaces are declared before members are added to them.
            for depth in namespace.indices { text += namespaceDeclaration(Array(namespace[...depth]), type: type, in: text) }
            text += "extension \(header) {\n"
            for (name, asset) in members {
                text += "    static let \(name.source) = SwiftUI.\(type)(name: \(literal(asset.path)), bundle: AssetSymbols.bundle)\n"
            }
            text += "}\n"
        }
        return text
    }

    private func namespaceDeclaration(_ namespace: [String], type: String, in text: String) -> String {
        let outer = (["SwiftUI.\(type)"] + namespace.dropLast()).joined(separator: ".")
        let declaration = "extension \(outer) { enum \(namespace.last ?? "_") {} }\n"
        return text.contains(declaration) ? "" : declaration
    }

    private func colorProperties(_ symbols: [Symbol]) -> String {
        var text = ""
        for (name, _) in symbols where name.namespace.isEmpty && !Self.colors.contains(name.property) && !declares(name.property) {
            text += "extension SwiftUI.Color { static var \(name.source): SwiftUI.Color { .init(SwiftUI.ColorResource.\(name.source)) } }\n"
            guard !Self.styles.contains(name.property) else { continue }
            text +=
                "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color { static var \(name.source): SwiftUI.Color { .init(SwiftUI.ColorResource.\(name.source)) } }\n"
        }
        return text
    }

    /// The members of the images and colours of UIKit and AppKit. The colours of the two are one type, which has each member once.
    private func kitProperties(images: [Symbol], colors: [Symbol]) -> String {
        let colorNames = Self.colors.union(Self.kitColors)
        return kitBlock("UIKit", kitMembers(images, of: "UIKit.UIImage", existing: Self.kitImages))
            + kitBlock("UIKit", kitMembers(colors, of: "UIKit.UIColor", existing: colorNames))
            + kitBlock("AppKit", kitMembers(images, of: "AppKit.NSImage", existing: Self.kitImages))
            + kitBlock("AppKit", unless: "UIKit", kitMembers(colors, of: "AppKit.NSColor", existing: colorNames))
    }

    private func kitBlock(_ module: String, unless other: String? = nil, _ members: String) -> String {
        guard !members.isEmpty else { return "" }
        let exception = other.map { " && !canImport(\($0))" } ?? ""
        return "#if canImport(\(module))\(exception)\nimport \(module)\n\(members)#endif\n"
    }

    private func kitMembers(_ symbols: [Symbol], of type: String, existing: Set<String>) -> String {
        symbols.map(\.name).filter { $0.namespace.isEmpty && !existing.contains($0.property) && !declares($0.property) }
            .map { "extension \(type) { static var \($0.source): \(type) { .init(resource: .\($0.source)) } }\n" }.joined()
    }

    /// Whether the module's files declare a static member.
    func declares(_ name: String) -> Bool {
        texts.contains { text in
            text.matches(of: /static\s+(?:let|var|func)\s+`?([\p{L}\p{N}_]+)/).contains { $0.output.1 == name }
        }
    }

    func literal(_ text: String) -> String { String(reflecting: text) }

    /// The colours that SwiftUI has, which no asset replaces.
    private static let colors: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black",
        "clear", "primary", "secondary", "accentColor",
    ]

    /// The images that UIKit has.
    private static let kitImages: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]

    /// The colours that UIKit and AppKit have beside those of SwiftUI. Names that end in `Color` are not listed, as symbols do not.
    private static let kitColors: Set<String> = [
        "darkGray", "darkText", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "placeholderText", "quaternaryLabel",
        "quaternarySystemFill", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
        "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3",
        "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
        "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
        "tertiarySystemFill", "tertiarySystemGroupedBackground",
    ]

    /// The styles that SwiftUI has.
    private static let styles: Set<String> = [
        "tint", "foreground", "background", "selection", "separator", "placeholder", "link", "fill", "windowBackground", "tertiary",
        "quaternary", "quinary",
    ]
}
