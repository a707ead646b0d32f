import Foundation
import SwiftUICore

// The types that `#colorLiteral`, `#imageLiteral` and `#fileLiteral` have where the context says nothing else.

/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage
/// The type of `#fileLiteral(resourceName:)`.
public typealias _FileReferenceLiteralType = URL

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates the colour of a literal from sRGB components between 0 and 1.
    @nonobjc public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension Color: _ExpressibleByColorLiteral {
    /// Creates the colour of a literal from sRGB components between 0 and 1.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
}

extension UIImage: _ExpressibleByImageLiteral {}
