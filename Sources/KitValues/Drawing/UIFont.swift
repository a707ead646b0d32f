import CoreGraphics
import Foundation
import KitNumbers
import SwiftUI
import SwiftUICore

/// The font of Core Text, which is the same object as a font of UIKit or AppKit.
public typealias CTFont = UIFont

/// A font of a size in points.
public final class UIFont: NSObject, @unchecked Sendable {
    /// The weight from -1 (thinnest) to 1 (thickest).
    public struct Weight: Hashable, _KitNumericRawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from its value.
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static let ultraLight = Weight(Font.Weight.ultraLight.value)
        public static let thin = Weight(Font.Weight.thin.value)
        public static let light = Weight(Font.Weight.light.value)
        public static let regular = Weight(Font.Weight.regular.value)
        public static let medium = Weight(Font.Weight.medium.value)
        public static let semibold = Weight(Font.Weight.semibold.value)
        public static let bold = Weight(Font.Weight.bold.value)
        public static let heavy = Weight(Font.Weight.heavy.value)
        public static let black = Weight(Font.Weight.black.value)
    }

    /// The width relative to the standard width, 0.
    public struct Width: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(rawValue: Font.Width.compressed.value)
        public static let condensed = Width(rawValue: Font.Width.condensed.value)
        public static let standard = Width(rawValue: Font.Width.standard.value)
        public static let expanded = Width(rawValue: Font.Width.expanded.value)
    }

    /// A text style of the system.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        fileprivate var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }

    /// The font as SwiftUI describes it, at the size.
    private let mark = FoundationObjectMark()
    package let font: Font
    package let resolved: ResolvedFont

    package init(_ font: Font) {
        Engines.install()
        self.font = font
        resolved = font.resolved(in: FontResolutionContext(profile: Self.profile))
        super.init()
    }

    private static var profile: TypographyProfile { CompiledPlatform.current.map { PlatformProfile($0).typography } ?? .iOS }

    /// Returns the size in points of a text style where the user prefers a size of text.
    package static func pointSize(of style: TextStyle, in size: DynamicTypeSize) -> CGFloat {
        Font.system(style.style).resolved(in: FontResolutionContext(profile: profile, dynamicTypeSize: size)).size
    }

    /// The size in points.
    public var pointSize: CGFloat { resolved.size }

    /// The name of the family.
    public var familyName: String {
        if case .custom(let name) = resolved.family { name } else { ".AppleSystemUIFont" }
    }

    /// The name of the font; for fonts of the system that of the family.
    public var fontName: String { familyName }

    // MARK: Metrics

    private var metrics: FontMetrics {
        Engines.install()
        return TextTypesetters.standard.metrics(of: resolved)
    }

    /// The distance from the baseline to the top of the line, in points.
    public var ascender: CGFloat { metrics.ascent }
    /// The distance from the baseline to the bottom of the line, in points: a negative number.
    public var descender: CGFloat { -metrics.descent }
    /// The height of capital letters in points.
    public var capHeight: CGFloat { metrics.capHeight }
    /// The height of a line in points.
    public var lineHeight: CGFloat { metrics.lineHeight }
    /// The space between lines in points.
    public var leading: CGFloat { metrics.leading }

    // MARK: Making fonts

    /// Creates an installed font by its family or full name, in a size in points. If there is none of that name, it is the system's. Sizes
    /// that are negative or not finite count as 0, here and in the functions that return fonts.
    public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, fixedSize: size)) }

    /// Returns the system font in a size in points.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size)) }
    /// Returns the system font in a size in points and a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: Font.Weight(value: weight.rawValue)))
    }
    /// Returns the system font in a size in points, a weight and a width.
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(Font.system(size: size, weight: Font.Weight(value: weight.rawValue)).width(Font.Width(width.rawValue)))
    }
    /// Returns the system font in bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
    /// Returns the system font in italics.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic()) }
    /// Returns the system font with characters of equal width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: Font.Weight(value: weight.rawValue), design: .monospaced))
    }
    /// Returns the system font with digits of equal width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: Font.Weight(value: weight.rawValue)).monospacedDigit())
    }
    /// Returns the font of a text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

    /// Returns the font in another size, in points.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(font.pointSize(size)) }
    package func withDesign(_ design: Font.Design) -> UIFont { UIFont(font.design(design)) }

    /// The size of system fonts in text, in points.
    public static var systemFontSize: CGFloat { isMac ? 13 : 14 }
    /// The size of system fonts in small text, in points.
    public static var smallSystemFontSize: CGFloat { isMac ? 11 : 12 }
    /// The size of system fonts in labels, in points.
    public static var labelFontSize: CGFloat { isMac ? 10 : 17 }
    /// The size of system fonts in buttons, in points.
    public static var buttonFontSize: CGFloat { 18 }
    private static var isMac: Bool { CompiledPlatform.current.map { PlatformProfile($0).isMac } == true }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
    public override var hash: Int { font.hashValue }
}

extension Font {
    /// Creates a font from one of UIKit or AppKit.
    public init(_ font: UIFont) { self = font.font }
}
