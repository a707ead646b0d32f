import Foundation
import SwiftSourceReader

/// The views and previews of a module that can be drawn.
struct ViewCatalogue: Codable, Equatable {
    struct Entry: Codable, Equatable {
        enum Kind: String, Codable {
            case view, preview
            /// A `#Preview`.
            case macro
            /// A program, of which the content of the first window is drawn.
            case app
            /// A widget or a bundle of widgets, of which a picture is drawn in each size.
            case widget
        }

        /// The type's name prefixed with those of the enclosing types.
        var name: String
        var kind: Kind
        /// The index of the only file in which the type can be named; nil if the whole module can name it.
        var file: Int?
        /// The display name of a `#Preview`, where another view or preview has that name already.
        var displayName: String?
        /// The name of the function that makes the content of a `#Preview`.
        var symbol: String?
    }

    /// The views that can be drawn, in source order.
    var entries: [Entry] = []
    /// Where a view or preview is declared.
    struct Place: Codable, Equatable {
        var file: String
        /// The one-based line.
        var line: Int
    }

    /// Where the views are declared, by their names; empty if the files are not known.
    var places: [String: Place] = [:]
    /// Views that cannot be made without arguments, each with the names of the required values, if known.
    var viewsWithArguments: [String: [String]] = [:]

    init() {}

    /// Finds the views in the files of one module. `modules` are those of Apple's systems that the files can import.
    init(
        sources: [String], definitions: Set<String>, modules: Set<String> = [], swiftVersion: String = "6", module: String = "Main",
        files: [String] = []
    ) {
        var all = Declarations()
        for (file, source) in sources.enumerated() {
            let conditions = ConditionalCompilation(of: source, definitions: definitions, modules: modules, swiftVersion: swiftVersion)
            let found = DeclarationScanner.declarations(in: conditions.activeTokens, file: file)
            all.types += found.types
            all.extensions += found.extensions
            all.protocols += found.protocols
            all.previews += found.previews
        }
        self.init(declarations: all)
        for type in all.types where type.file < files.count { places[type.name] = Place(file: files[type.file], line: type.line) }
        addPreviews(all.previews, module: module, files: files)
    }

    /// Adds the previews, named by their display names or by their files.
    private mutating func addPreviews(_ previews: [Declarations.Preview], module: String, files: [String]) {
        var taken = Set(entries.map(\.name))
        for preview in previews {
            let path = preview.file < files.count ? files[preview.file] : "\(module).swift"
            let file = (path as NSString).lastPathComponent
            let name = preview.name ?? (file as NSString).deletingPathExtension + "-Preview"
            let number = taken.contains(name) ? (2...).first { !taken.contains("\(name)-\($0)") } : nil
            let unique = number.map { "\(name)-\($0)" } ?? name
            taken.insert(unique)
            if !files.isEmpty { places[unique] = Place(file: path, line: preview.line) }
            let symbol = PreviewSymbol.name(fileID: "\(module)/\(file)", line: preview.line, column: preview.column)
            entries.append(Entry(name: unique, kind: .macro, file: nil, displayName: number == nil ? nil : name, symbol: symbol))
        }
    }

    init(declarations: Declarations) {
        let viewProtocols = Self.closure(of: ["View", "Shape", "InsettableShape"], over: declarations.protocols)
        let previewProtocols = Self.closure(of: ["PreviewProvider"], over: declarations.protocols)
        let extensions = Dictionary(grouping: declarations.extensions) { Self.withoutModule($0.name) }

        // Programs have types of their own with these names. A bundle is drawn by its widgets, as far as they are in the same module.
        let ownNames = Set(declarations.types.map(\.name) + declarations.protocols.map(\.name))
        let isWidget: (Declarations.NominalType) -> Bool = { type in
            let inherited = (type.inherited + (extensions[type.name] ?? []).flatMap(\.inherited)).map(Self.withoutModule)
            return inherited.contains("Widget") && !ownNames.contains("Widget")
        }
        let widgetProtocols = Set(["Widget", "WidgetBundle"]).subtracting(ownNames)
        let hasWidgets = declarations.types.contains(where: isWidget)

        for type in declarations.types where type.kind != "actor" {
            let inExtensions = extensions[type.name] ?? []
            let inherited = Set((type.inherited + inExtensions.flatMap(\.inherited)).map(Self.withoutModule))
            let isPreview = !inherited.isDisjoint(with: previewProtocols)
            let isApp = inherited.contains("App")
            let isWidget = !inherited.isDisjoint(with: widgetProtocols) && (inherited.contains("Widget") || !hasWidgets)
            let kind: Entry.Kind = isPreview ? .preview : isApp ? .app : isWidget ? .widget : .view
            guard isPreview || isApp || isWidget || !inherited.isDisjoint(with: viewProtocols), !type.isGeneric else { continue }
            let hasInitializer =
                type.declaresArgumentFreeInitializer || inExtensions.contains(where: \.declaresArgumentFreeInitializer)
                || (!type.declaresInitializer && type.propertiesWithoutValue.isEmpty && type.kind != "enum")
            guard isPreview || isApp || isWidget || hasInitializer else {
                viewsWithArguments[type.name] = type.propertiesWithoutValue
                continue
            }
            switch type.access {
            case .module: entries.append(Entry(name: type.name, kind: kind, file: nil))
            case .file: entries.append(Entry(name: type.name, kind: kind, file: type.file))
            case .enclosingType: continue
            }
        }
    }

    /// Returns `names` and every protocol that inherits from one of them.
    private static func closure(of names: Set<String>, over protocols: [Declarations.ProtocolType]) -> Set<String> {
        var names = names
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for type in protocols where !names.contains(type.name) {
                if type.inherited.contains(where: { names.contains(withoutModule($0)) }) {
                    names.insert(type.name)
                    hasGrown = true
                }
            }
        }
        return names
    }

    private static func withoutModule(_ name: String) -> String {
        for module in ["SwiftUI.", "SwiftUICore."] where name.hasPrefix(module) {
            return String(name.dropFirst(module.count))
        }
        return name
    }
}
