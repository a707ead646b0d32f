import SwiftUI
import Testing
import UIKit

/// The symbols that the build plug-in declares for this target's catalogue.
struct AssetSymbolPluginTests {
    @Test func coloursOfTheCatalogueHaveSymbols() {
        let environment = EnvironmentValues()
        #expect(Color(.brand).resolve(in: environment).red == 1)
        #expect(Color.brand == Color(.brand))
        #expect(abs(Color(.Icons.line).resolve(in: environment).red - 0.5) < 1e-4)
        #expect(UIColor(resource: .brand) == UIColor(Color.brand) && UIColor.brand == UIColor(resource: .brand))
    }
}
