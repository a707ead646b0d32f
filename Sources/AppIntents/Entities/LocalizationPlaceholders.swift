import SwiftUI

extension String.LocalizationValue {
    /// A place in a localized text for a value that is not known yet, such as the number in the name of several items.
    ///
    /// Follows https://developer.apple.com/documentation/swift/string/localizationvalue/placeholder.
    public enum Placeholder: Hashable, Sendable { case int, uint, float, double, object }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a place for a value. Nothing on Linux fills it: a number reads as zero, and an object as an empty text.
    public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
        switch placeholder {
        case .int: appendInterpolation(0)
        case .uint: appendInterpolation(UInt(0))
        case .float: appendInterpolation(Float(0))
        case .double: appendInterpolation(0.0)
        case .object: appendInterpolation("")
        }
    }
}
