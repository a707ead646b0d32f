import Foundation
import KitValues
import SwiftUI

extension TextAppearance {
    /// Creates a look from attributes: the font and the colour. Others are ignored.
    init(_ attributes: [NSAttributedString.Key: Any]?) {
        self.init()
        color = (attributes?[.foregroundColor] as? UIColor)?.color
        font = (attributes?[.font] as? UIFont)?.font
    }

    /// The look as attributes.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color { attributes[.foregroundColor] = UIColor(color) }
        if let font { attributes[.font] = UIFont(font) }
        return attributes
    }
}
