import LarderModel
import SwiftUI

extension StorageLocation {
    public var name: Text {
        switch self {
        case .fridge: Text("Fridge", bundle: .module)
        case .cupboard: Text("Cupboard", bundle: .module)
        case .freezer: Text("Freezer", bundle: .module)
        case .cellar: Text("Cellar", bundle: .module)
        }
    }

    /// The name of the location's symbol.
    public var symbol: String {
        switch self {
        case .fridge: "thermometer.snowflake"
        case .cupboard: "archivebox"
        case .freezer: "snowflake"
        case .cellar: "house"
        }
    }
}
