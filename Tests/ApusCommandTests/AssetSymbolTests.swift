import Foundation
import Testing

@testable import AssetSymbols

/// The symbols of asset catalogues.
struct AssetSymbolTests {
    @Test(arguments: [
        (AssetCatalogue.Kind.image, "Hero", "hero"), (.image, "HeroImage", "hero"), (.image, "Image", "image"), (.color, "AccentColor", "accent"),
        (.image, "icon-home_small", "iconHomeSmall"), (.color, "Blue 500", "blue500"), (.image, "URLIcon", "urlIcon"), (.image, "PDF", "pdf"),
        (.image, "1st", "_1st"), (.image, "---", "_"), (.color, "brandColor", "brand"),
    ])
    func namesAreThoseOfXcode(_ kind: AssetCatalogue.Kind, _ name: String, _ symbol: String) {
        #expect(SymbolName(.init(kind: kind, name: name)).property == symbol)
    }

    @Test func aCatalogueIsReadWithItsNamespaces() throws {
        let folder = try BuiltTool.scratchFolder().appendingPathComponent("assets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalogue = folder.appendingPathComponent("Media.xcassets")
        for path in ["hero.imageset", "Icons/home.imageset", "Plain/star.symbolset", "Icons/Inner/dot.colorset", "App.appiconset"] {
            try FileManager.default.createDirectory(at: catalogue.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        let contents = Data(#"{ "properties": { "provides-namespace": true } }"#.utf8)
        for path in ["Icons", "Icons/Inner"] { try contents.write(to: catalogue.appendingPathComponent("\(path)/Contents.json")) }
        let found = AssetCatalogue(catalogues: CatalogueFiles(in: [folder]).assets)
        #expect(found.assets.map(\.path) == ["Icons/Inner/dot", "Icons/home", "hero", "star"])
        #expect(found.assets.map(\.kind) == [.color, .image, .image, .image])
    }

    @Test func sourceDeclaresEachAssetOnce() {
        let catalogue = AssetCatalogue(assets: [
            .init(kind: .image, name: "hero"), .init(kind: .image, name: "Hero"), .init(kind: .image, namespace: ["Icons"], name: "default"),
            .init(kind: .color, name: "brand"), .init(kind: .color, name: "red"), .init(kind: .color, name: "own"),
        ])
        let text = SymbolSource(catalogue: catalogue, bundle: "B", texts: ["extension Color { static let own = Color(\"own\") }"]).declarations
        #expect(text.components(separatedBy: "static let hero = ").count == 2)
        #expect(text.contains("extension SwiftUI.ImageResource { enum Icons {} }"))
        #expect(text.contains("static let `default` = SwiftUI.ImageResource(name: \"Icons/default\", bundle: AssetSymbols.bundle)"))
        #expect(text.contains("extension SwiftUI.Color { static var brand: "))
        #expect(text.contains("static let red = SwiftUI.ColorResource") && !text.contains("static var red"))
        #expect(text.contains("static let own = SwiftUI.ColorResource") && !text.contains("static var own"))
        #expect(SymbolSource(catalogue: AssetCatalogue(assets: []), bundle: "B").declarations.isEmpty)
    }

    @Test func imagesAndColorsAreMembersOfTheTypesOfUIKitAndAppKit() {
        let catalogue = AssetCatalogue(assets: [
            .init(kind: .image, name: "Hero"), .init(kind: .image, name: "checkmark"), .init(kind: .image, namespace: ["Icons"], name: "home"),
            .init(kind: .color, name: "AccentColor"), .init(kind: .color, name: "systemGray"), .init(kind: .color, name: "Red"),
        ])
        let text = SymbolSource(catalogue: catalogue, bundle: "B").declarations
        for type in ["UIKit.UIImage", "AppKit.NSImage"] {
            #expect(text.contains("extension \(type) { static var hero: \(type) { .init(resource: .hero) } }"))
            #expect(!text.contains("extension \(type) { static var checkmark") && !text.contains("extension \(type) { static var home"))
        }
        for type in ["UIKit.UIColor", "AppKit.NSColor", "SwiftUI.Color"] { #expect(text.contains("extension \(type) { static var accent: ")) }
        #expect(!text.contains("extension UIKit.UIColor { static var systemGray") && !text.contains("static var red"))
    }

    // MARK: Strings

    private static let strings = StringTableSymbols(
        table: "Localizable",
        data: Data(
            #"""
            { "sourceLanguage": "en", "version": "1.1", "strings": {
              "create_secret_title": { "extractionState": "manual", "localizations": { "en": { "stringUnit": { "value": "Create \"Secret\"" } } } },
              "delete.confirmation": { "extractionState": "manual", "localizations": {
                "en": { "stringUnit": { "value": "Delete %(secretName)@ of %(count)lld, %(secretName)@?" } } } },
              "pair": { "extractionState": "manual", "localizations": { "en": { "stringUnit": { "value": "%2$@ costs %1$.2f (100%%)" } } } },
              "default": { "extractionState": "manual" },
              "friends": { "extractionState": "manual", "localizations": { "en": {
                "stringUnit": { "value": "%#@friends@ on %@" },
                "substitutions": { "friends": { "argNum": 1, "formatSpecifier": "lld", "variations": {} } } } } },
              "posts": { "extractionState": "manual", "localizations": { "en": { "variations": { "plural": {
                "one": { "stringUnit": { "value": "%lld post" } }, "other": { "stringUnit": { "value": "%lld posts" } } } } } } },
              "Found in code": { "localizations": {} }
            } }
            """#.utf8))

    @Test(arguments: [
        (#"var createSecretTitle: SwiftUI.LocalizedStringResource { .init("create_secret_title", defaultValue: "Create \"Secret\"", "#),
        (#"func deleteConfirmation(secretName: Swift.String, count: Swift.Int) -> "#),
        (#"defaultValue: "Delete \(secretName) of \(count), \(secretName)?""#),
        (#"func pair(_ arg1: Swift.Double, _ arg2: Swift.String) -> "#), (#"defaultValue: "\(arg2) costs \(arg1) (100%)""#),
        (#"var `default`: "#), (#"func friends(friends: Swift.Int, _ arg2: Swift.String)"#), (#"func posts(_ arg1: Swift.Int)"#),
    ])
    func stringsEnteredByHandHaveSymbols(_ declaration: String) {
        let text = SymbolSource(catalogue: AssetCatalogue(assets: []), stringTables: [Self.strings], bundle: "B").declarations
        #expect(text.contains("static " + declaration) || text.contains(declaration))
        #expect(!text.contains("Found in code"))
    }

    @Test func stringsHaveSymbolsWhereTheyAreUsed() {
        func declarations(_ text: String, table: String = "Localizable") -> String {
            var strings = Self.strings
            strings.table = table
            return SymbolSource(catalogue: AssetCatalogue(assets: []), stringTables: [strings], bundle: "B", texts: [text]).declarations
        }
        #expect(declarations("Text(\"create_secret_title\")").isEmpty)
        #expect(declarations("Text(.posts(3))").components(separatedBy: "static func").count == 2)
        #expect(declarations("extension LocalizedStringResource { static let posts = 1 }; x(.posts)").isEmpty)
        #expect(declarations("Text(.MoreTexts.posts(3))", table: "More texts").contains("LocalizedStringResource { enum MoreTexts {"))
    }

    @Test func malformedTablesHaveNoSymbols() {
        for text in ["", "{", "[]", #"{ "strings": 3 }"#] { #expect(StringTableSymbols(table: "T", data: Data(text.utf8)).entries.isEmpty) }
    }
}
