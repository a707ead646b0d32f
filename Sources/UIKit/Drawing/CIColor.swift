import CoreGraphics
import Foundation
import KitValues
import SwiftUICore

/// The components of a colour under the name that Core Image has for them. The other parts of Core Image do not exist.
public final class CIColor: NSObject, Sendable {
    private let values: Color.Resolved

    init(_ values: Color.Resolved) { self.values = values }

    /// Creates the components of a colour of UIKit in the current appearance.
    public convenience init(color: UIColor) { self.init(color.components) }

    /// Creates the components of a colour of Core Graphics.
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

    /// Creates a colour from sRGB components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.init(color: UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The red component in sRGB.
    public var red: CGFloat { CGFloat(values.red) }
    /// The green component in sRGB.
    public var green: CGFloat { CGFloat(values.green) }
    /// The blue component in sRGB.
    public var blue: CGFloat { CGFloat(values.blue) }
    /// The opacity, 0 (clear) to 1 (opaque).
    public var alpha: CGFloat { CGFloat(values.opacity) }
    /// The number of components with the opacity: 4.
    public var numberOfComponents: Int { 4 }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.values == values }
    public override var hash: Int { values.hashValue }
}

extension UIColor {
    /// The components in the current appearance.
    public var ciColor: CIColor { CIColor(color: self) }

    /// Creates a colour from components.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
}
