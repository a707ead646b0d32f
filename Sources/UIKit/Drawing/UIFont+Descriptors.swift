import CoreGraphics
import KitValues

extension UIFont {
    /// Creates the font of a description, in a size in points. For a size that is not positive it is that of the description.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { self.init(of: descriptor, size: pointSize) }
}
