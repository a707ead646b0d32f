extension UIFontDescriptor {
    /// The name of an attribute of a font.
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the family, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the face within the family, such as "Bold Italic", a `String`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits, a dictionary by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Features of the font, an array of dictionaries by `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The name of a trait.
    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The weight, a `UIFont.Weight` or a number from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, a `UIFont.Width` or a number from -1 to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, a number: fonts with a positive one are italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// The symbolic traits, `SymbolicTraits` or their number.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    /// The parts of a feature setting.
    public struct FeatureKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The number of the feature, such as `kNumberSpacingType`.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the setting, such as `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// Another name of `type` in UIKit before iOS 15.
        public static let featureIdentifier = type
        /// The setting in UIKit before iOS 15, and the feature in AppKit: a pair with `featureIdentifier` or with `selectorIdentifier`.
        public static let typeIdentifier = FeatureKey(rawValue: "typeIdentifier")
        /// Another name of `selector` in AppKit.
        public static let selectorIdentifier = selector
    }
}
