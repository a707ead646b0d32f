import Foundation

/// A description of a typeface, size and features, independent of where it is shown.
///
/// A font is resolved in the environment (platform, dynamic type size) only when text is measured, so `Font.body` follows the
/// user's preferred text size.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case textStyle(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?, relativeTo: TextStyle? = nil)
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    }

    /// A modification of a font. Modifications apply in the order in which they are written.
    package enum Modifier: Hashable, Sendable {
        case weight(Weight)
        case width(Width)
        case design(Design)
        case leading(Leading)
        case bold(Bool)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case lowercaseSmallCaps(Bool)
        case uppercaseSmallCaps(Bool)
        case pointSize(CGFloat)
        case scaled(CGFloat)
    }

    var base: Base
    var modifiers: [Modifier] = []

    init(_ base: Base) {
        self.base = base
    }

    func modified(_ modifier: Modifier) -> Font {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}

extension Font {
    /// Returns the system font in a text style. Its size follows the dynamic type size.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.textStyle(style, design: design, weight: weight))
    }

    /// Returns the system font at a fixed size in points. A size that is negative or not finite counts as zero.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// Returns the system font at a size in points that scales as text of a style does.
    package static func system(size: CGFloat, weight: Weight? = nil, relativeTo style: TextStyle) -> Font {
        Font(.system(size: size, weight: weight, design: nil, relativeTo: style))
    }

    /// Returns an installed font by its family or full name. Its size in points scales like body text. Without an installed font
    /// of that name, the system font is used.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, relativeTo: .body))
    }

    /// Returns an installed font by its family or full name. Its size in points scales like a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, relativeTo: textStyle))
    }

    /// Returns an installed font by its family or full name, at a size in points that does not scale.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil))
    }
}

extension Font {
    /// The font of extra large titles.
    public static let extraLargeTitle = Font.system(.extraLargeTitle)
    /// The font of second-level extra large titles.
    public static let extraLargeTitle2 = Font.system(.extraLargeTitle2)
    /// The font of large titles.
    public static let largeTitle = Font.system(.largeTitle)
    /// The font of first-level headings.
    public static let title = Font.system(.title)
    /// The font of second-level headings.
    public static let title2 = Font.system(.title2)
    /// The font of third-level headings.
    public static let title3 = Font.system(.title3)
    /// The font of headings.
    public static let headline = Font.system(.headline)
    /// The font of subheadings.
    public static let subheadline = Font.system(.subheadline)
    /// The font of body text, and the default font.
    public static let body = Font.system(.body)
    /// The font of text whose font is not set: that of body text.
    public static let `default` = Font.body
    /// The font of callouts.
    public static let callout = Font.system(.callout)
    /// The font of footnotes.
    public static let footnote = Font.system(.footnote)
    /// The font of captions.
    public static let caption = Font.system(.caption)
    /// The font of second-level captions.
    public static let caption2 = Font.system(.caption2)
}

extension Font {
    /// Returns the font with another weight.
    public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
    /// Returns the font with another width.
    public func width(_ width: Width) -> Font { modified(.width(width)) }
    /// Returns the font in bold: the emphasized weight of its text style, otherwise `Weight.bold`. A heavier weight is kept.
    public func bold() -> Font { modified(.bold(true)) }
    /// Returns the font in bold, or with bold removed.
    public func bold(_ isActive: Bool) -> Font { modified(.bold(isActive)) }
    /// Returns the font in italics.
    public func italic() -> Font { modified(.italic(true)) }
    /// Returns the font in italics, or upright.
    public func italic(_ isActive: Bool) -> Font { modified(.italic(isActive)) }
    /// Returns the monospaced system font with the font's other attributes.
    public func monospaced() -> Font { modified(.monospaced(true)) }
    /// Returns the monospaced system font with the font's other attributes, or the font with its original family.
    public func monospaced(_ isActive: Bool) -> Font { modified(.monospaced(isActive)) }
    /// Returns the font with digits of equal width. The widths of other characters do not change.
    public func monospacedDigit() -> Font { modified(.monospacedDigit) }
    /// Returns the font with small capitals in place of all letters.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
    /// Returns the font with small capitals in place of lowercase letters.
    public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }
    /// Returns the font with lowercase letters as small capitals, or without.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font { modified(.lowercaseSmallCaps(isActive)) }
    /// Returns the font with small capitals in place of uppercase letters.
    public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }
    /// Returns the font with uppercase letters as small capitals, or without.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font { modified(.uppercaseSmallCaps(isActive)) }
    /// Returns the font in another design of the system font. An installed font is returned as it is.
    package func design(_ design: Design) -> Font { modified(.design(design)) }
    /// Returns the font with another line spacing.
    public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
    /// Returns the font at another size in points. A size that is negative or not finite counts as zero.
    public func pointSize(_ size: CGFloat) -> Font { modified(.pointSize(size)) }
    /// Returns the font with its size multiplied by a factor.
    public func scaled(by factor: CGFloat) -> Font { modified(.scaled(factor)) }
}
