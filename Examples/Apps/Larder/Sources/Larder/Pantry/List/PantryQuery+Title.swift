import LarderModel
import SwiftUI

extension PantryQuery.Scope {
    var title: Text {
        switch self {
        case .all: Text("All", bundle: .module)
        case .expiring: Text("Expiring", bundle: .module)
        case .low: Text("Running Low", bundle: .module)
        }
    }
}

extension PantryOrder {
    var title: Text {
        switch self {
        case .name: Text("Name", bundle: .module)
        case .expiry: Text("Expiry Date", bundle: .module)
        case .quantity: Text("Stock Level", bundle: .module)
        }
    }
}
