import SwiftUI

/// A tab of the program.
enum AppTab: String, CaseIterable, Hashable {
    case pantry, shopping, recipes, settings

    var title: Text {
        switch self {
        case .pantry: Text("Pantry", bundle: .module)
        case .shopping: Text("Shopping", bundle: .module)
        case .recipes: Text("Recipes", bundle: .module)
        case .settings: Text("Settings", bundle: .module)
        }
    }

    var symbol: String {
        switch self {
        case .pantry: "archivebox"
        case .shopping: "cart"
        case .recipes: "book"
        case .settings: "gearshape"
        }
    }
}
