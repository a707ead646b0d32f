import Foundation

/// A font resolved in an environment, with everything a typesetter needs to choose a face and to place lines.
///
/// The hash is computed once, so that hashing a cache key that contains a font costs one integer.
package struct ResolvedFont: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        case system(Design)
        case custom(String)
    }

    /// The design of the system font.
    package enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    package struct Features: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let monospacedDigits = Features(rawValue: 1)
        package static let lowercaseSmallCaps = Features(rawValue: 2)
        package static let uppercaseSmallCaps = Features(rawValue: 4)
    }

    package let family: Family
    /// The size in points: finite and not negative.
    package let size: CGFloat
    /// The weight from -1 (thinnest) to 1 (thickest); 0 is regular.
    package let weight: CGFloat
    /// The width: 0 is standard, negative values are narrower, positive values are wider.
    package let width: CGFloat
    package let isItalic: Bool
    package let features: Features
    /// The space between lines in addition to ascent and descent, in points. Negative for tight leading.
    package let leading: CGFloat
    /// The space below the descent, in points, which belongs to every line.
    package let lineGap: CGFloat
    package let profile: TypographyProfile
    private let hash: Int

    package init(
        family: Family = .system(.default), size: CGFloat, weight: CGFloat = 0, width: CGFloat = 0,
        isItalic: Bool = false, features: Features = [], leading: CGFloat = 0, lineGap: CGFloat = 0,
        profile: TypographyProfile = .iOS
    ) {
        self.family = family
        self.size = size.isFinite ? min(max(size, 0), 100_000) : 0
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.features = features
        self.leading = leading
        self.lineGap = lineGap
        self.profile = profile
        var hasher = Hasher()
        hasher.combine(family)
        hasher.combine(self.size)
        hasher.combine(weight)
        hasher.combine(width)
        hasher.combine(isItalic)
        hasher.combine(features.rawValue)
        hasher.combine(leading)
        hasher.combine(lineGap)
        hasher.combine(profile)
        hash = hasher.finalize()
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }

    package static func == (lhs: ResolvedFont, rhs: ResolvedFont) -> Bool {
        lhs.hash == rhs.hash && lhs.size == rhs.size && lhs.weight == rhs.weight && lhs.isItalic == rhs.isItalic
            && lhs.features == rhs.features && lhs.leading == rhs.leading && lhs.lineGap == rhs.lineGap && lhs.width == rhs.width
            && lhs.profile == rhs.profile && lhs.family == rhs.family
    }
}
