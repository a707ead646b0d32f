import LarderModel
import SwiftUI
import UIKit

extension FoodCategory {
    /// The colour of the category's tiles: deep in light mode, pale in dark mode.
    public var uiColor: UIColor {
        let hue = self.hue
        return UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(hue: hue, saturation: 0.42, brightness: 0.86, alpha: 1)
                : UIColor(hue: hue, saturation: 0.68, brightness: 0.6, alpha: 1)
        }
    }

    public var color: Color { Color(uiColor: uiColor) }

    private var hue: CGFloat {
        switch self {
        case .produce: 0.32
        case .bakery: 0.09
        case .dairy: 0.57
        case .meat: 0.98
        case .grains: 0.12
        case .canned: 0.03
        case .spices: 0.06
        case .frozen: 0.52
        case .drinks: 0.78
        case .household: 0.66
        }
    }
}
