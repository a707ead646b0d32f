import CoreGraphics
import KitValues

extension NSFont {
    /// Returns the font of labels, of a size in points; 0 or less for the standard size.
    public static func labelFont(ofSize size: CGFloat) -> NSFont { systemFont(ofSize: size > 0 ? size : labelFontSize) }
    /// Returns the font of menu items, of a size in points; 0 or less for the standard size.
    public static func menuFont(ofSize size: CGFloat) -> NSFont { systemFont(ofSize: size > 0 ? size : systemFontSize) }
    /// Returns the font of the menu bar, of a size in points; 0 or less for the standard size.
    public static func menuBarFont(ofSize size: CGFloat) -> NSFont { menuFont(ofSize: size) }
    /// Returns the font of messages, of a size in points; 0 or less for the standard size.
    public static func messageFont(ofSize size: CGFloat) -> NSFont { menuFont(ofSize: size) }
    /// Returns the font of text of equal widths, of a size in points; 0 or less for the standard size.
    public static func userFixedPitchFont(ofSize size: CGFloat) -> NSFont? {
        monospacedSystemFont(ofSize: size > 0 ? size : systemFontSize, weight: .regular)
    }
    /// Settings of the font of a text style. There are none.
    public struct TextStyleOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Returns the font of a text style.
    public static func preferredFont(forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any]) -> NSFont {
        preferredFont(forTextStyle: style)
    }
    /// Whether the letters of the font are equally wide, as the widest and the narrowest letter of English are.
    public var isFixedPitch: Bool {
        func width(_ letter: String) -> CGFloat { (letter as NSString).size(withAttributes: [.font: self]).width }
        return abs(width("W") - width("i")) < 0.01 * pointSize
    }
    /// The name of the font's family, as shown to people.
    public var displayName: String? { familyName }
}
