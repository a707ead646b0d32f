import LarderModel
import SwiftUI

extension MeasureUnit {
    /// The name of the unit, as in a list of units.
    public var name: Text {
        switch self {
        case .piece: Text("Pieces", bundle: .module)
        case .pack: Text("Packs", bundle: .module)
        case .gram: Text("Grams", bundle: .module)
        case .kilogram: Text("Kilograms", bundle: .module)
        case .millilitre: Text("Millilitres", bundle: .module)
        case .litre: Text("Litres", bundle: .module)
        case .teaspoon: Text("Teaspoons", bundle: .module)
        case .tablespoon: Text("Tablespoons", bundle: .module)
        }
    }
}
