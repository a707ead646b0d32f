import CoreGraphics
import KitValues

/// Fonts made from others.
extension NSFontManager {
    private static let symbols: [(mask: NSFontTraitMask, trait: NSFontDescriptor.SymbolicTraits)] = [
        (.italicFontMask, .traitItalic), (.boldFontMask, .traitBold), (.expandedFontMask, .traitExpanded), (.condensedFontMask, .traitCondensed),
        (.fixedPitchFontMask, .traitMonoSpace),
    ]

    /// Returns the traits of a font.
    public func traits(of fontObj: NSFont) -> NSFontTraitMask {
        let own = fontObj.fontDescriptor.symbolicTraits
        return Self.symbols.reduce(into: []) { if own.contains($1.trait) { $0.insert($1.mask) } }
    }

    /// Returns a font with traits added.
    public func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
        // A font is either wide or narrow.
        var others: NSFontTraitMask = []
        if trait.contains(.expandedFontMask) { others.insert(.condensedFontMask) }
        if trait.contains(.condensedFontMask) { others.insert(.expandedFontMask) }
        return font(fontObj, with: traits(of: fontObj).subtracting(others).union(trait))
    }

    /// Returns a font without some traits. Fonts of equal widths keep them.
    public func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
        font(fontObj, with: traits(of: fontObj).subtracting(trait))
    }

    /// Returns a font in another size, in points. Sizes that are negative or not finite count as 0.
    public func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }

    /// Returns the font of another family with the size and the traits of a font.
    public func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont {
        NSFont(of: fontObj.fontDescriptor.withFamily(family), size: 0)
    }

    private func font(_ font: NSFont, with traits: NSFontTraitMask) -> NSFont {
        let symbols = Self.symbols.reduce(into: NSFontDescriptor.SymbolicTraits()) { if traits.contains($1.mask) { $0.insert($1.trait) } }
        return font.fontDescriptor.withSymbolicTraits(symbols).map { NSFont(of: $0, size: 0) } ?? font
    }
}
