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
        let found = AssetCatalogue(catalogues: AssetCatalogue.catalogues(in: folder))
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
}
