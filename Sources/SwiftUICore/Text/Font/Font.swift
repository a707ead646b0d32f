import Foundation

/// A typeface, its size and its features, described without knowing where it will be shown.
///
/// A font is resolved against the environment (platform, dynamic type size) only when text is measured,
/// so `Font.body` follows the reader's preferred text size.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case textStyle(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    }

    /// A change to a font, applied in the order written.
    package enum Modifier: Hashable, Sendable {
        case weight(Weight)
        case width(Width)
        case design(Design)
        case leading(Leading)
        case bold(Bool)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case lowercaseSmallCaps
        case uppercaseSmallCaps
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
    /// The system font in a text style; it scales with the dynamic type size.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.textStyle(style, design: design, weight: weight))
    }

    /// The system font at a fixed size in points; a size that is not finite or negative counts as zero.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// The installed font of the given family or full name; its size in points scales as body text does.
    /// A name that no installed font has gives the system font.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, relativeTo: .body))
    }

    /// The installed font of the given name; its size in points scales as the given text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, relativeTo: textStyle))
    }

    /// The installed font of the given name at a size in points that does not scale.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil))
    }
}

extension Font {
    /// The font of extra large titles.
    public static let extraLargeTitle = Font.system(.extraLargeTitle)
    /// The font of second level extra large titles.
    public static let extraLargeTitle2 = Font.system(.extraLargeTitle2)
    /// The font of large titles.
    public static let largeTitle = Font.system(.largeTitle)
    /// The font of first level headings.
    public static let title = Font.system(.title)
    /// The font of second level headings.
    public static let title2 = Font.system(.title2)
    /// The font of third level headings.
    public static let title3 = Font.system(.title3)
    /// The font of headings.
    public static let headline = Font.system(.headline)
    /// The font of subheadings.
    public static let subheadline = Font.system(.subheadline)
    /// The font of body text, and of text that names no font.
    public static let body = Font.system(.body)
    /// The font of callouts.
    public static let callout = Font.system(.callout)
    /// The font of footnotes.
    public static let footnote = Font.system(.footnote)
    /// The font of captions.
    public static let caption = Font.system(.caption)
    /// The font of second level captions.
    public static let caption2 = Font.system(.caption2)
}

extension Font {
    /// The font with another weight.
    public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
    /// The font with another width.
    public func width(_ width: Width) -> Font { modified(.width(width)) }
    /// The font in bold: the emphasized weight of its text style, or `Weight.bold`.
    public func bold() -> Font { modified(.bold(true)) }
    /// The font in bold, or not.
    public func bold(_ isActive: Bool) -> Font { modified(.bold(isActive)) }
    /// The font slanted.
    public func italic() -> Font { modified(.italic(true)) }
    /// The font slanted, or not.
    public func italic(_ isActive: Bool) -> Font { modified(.italic(isActive)) }
    /// The fixed-width font of the same family.
    public func monospaced() -> Font { modified(.monospaced(true)) }
    /// The fixed-width font of the same family, or not.
    public func monospaced(_ isActive: Bool) -> Font { modified(.monospaced(isActive)) }
    /// The font with digits of equal width; other characters keep theirs.
    public func monospacedDigit() -> Font { modified(.monospacedDigit) }
    /// The font with small capitals in place of all letters.
    public func smallCaps() -> Font { modified(.lowercaseSmallCaps).modified(.uppercaseSmallCaps) }
    /// The font with small capitals in place of lowercase letters.
    public func lowercaseSmallCaps() -> Font { modified(.lowercaseSmallCaps) }
    /// The font with small capitals in place of uppercase letters.
    public func uppercaseSmallCaps() -> Font { modified(.uppercaseSmallCaps) }
    /// The font with more or less space between lines.
    public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
    /// The font at another size in points.
    public func pointSize(_ size: CGFloat) -> Font { modified(.pointSize(size)) }
    /// The font with its size multiplied by a factor.
    public func scaled(by factor: CGFloat) -> Font { modified(.scaled(factor)) }
}
