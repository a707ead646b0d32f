import KitValues
import Typesetting

extension UIFont {
    /// The names of the installed families of fonts, in alphabetical order, as in Apple's documentation of `UIFont`.
    public static var familyNames: [String] { FontFamilies.names }

    /// Returns the names by which `UIFont(name:size:)` finds the fonts of a family; none if it is not installed.
    public static func fontNames(forFamilyName familyName: String) -> [String] { FontFamilies.members(of: familyName).map(\.name) }
}
