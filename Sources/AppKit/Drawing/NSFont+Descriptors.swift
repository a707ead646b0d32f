import CoreGraphics
import KitValues

extension NSFont {
    /// Creates the font of a description, in a size in points. For a size that is not positive it is that of the description. It is never
    /// nil: for a font that is not installed it is the system's.
    public convenience init?(descriptor: NSFontDescriptor, size: CGFloat) { self.init(of: descriptor, size: size) }
}
