import Foundation
import KitValues
import Typesetting

/// Traits of a font, as in Apple's documentation of `NSFontTraitMask`.
public struct NSFontTraitMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let italicFontMask = NSFontTraitMask(rawValue: 1 << 0)
    /// A weight of 9 or more.
    public static let boldFontMask = NSFontTraitMask(rawValue: 1 << 1)
    /// Letters that are wider than those of the regular font.
    public static let expandedFontMask = NSFontTraitMask(rawValue: 1 << 5)
    /// Letters that are narrower than those of the regular font.
    public static let condensedFontMask = NSFontTraitMask(rawValue: 1 << 6)
    /// Letters of equal width.
    public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1 << 10)
}

/// The installed fonts.
open class NSFontManager: @unchecked Sendable {
    /// The manager of the program.
    public static let shared = NSFontManager()

    private init() {}

    /// The names of the installed families, in alphabetical order.
    open var availableFontFamilies: [String] { FontFamilies.names }

    /// The names by which `NSFont(name:size:)` finds the installed fonts.
    open var availableFonts: [String] { availableFontFamilies.flatMap { FontFamilies.members(of: $0).map(\.name) } }

    /// Returns the fonts of a family, each as its name, the name of its style, its weight (5 is regular, 9 bold) and the raw value of its
    /// `NSFontTraitMask`; nil if the family is not installed.
    open func availableMembers(ofFontFamily fam: String) -> [[Any]]? {
        let members = FontFamilies.members(of: fam)
        return members.isEmpty ? nil : members.map { [$0.name, $0.style, $0.weight, $0.traits.rawValue] }
    }
}

extension FontFamilies.Member {
    /// The weight from which fonts are bold.
    private static var boldWeight: Int { 9 }

    fileprivate var traits: NSFontTraitMask {
        var traits: NSFontTraitMask = []
        if isItalic { traits.insert(.italicFontMask) }
        if weight >= Self.boldWeight { traits.insert(.boldFontMask) }
        if isExpanded { traits.insert(.expandedFontMask) }
        if isCondensed { traits.insert(.condensedFontMask) }
        if isMonospaced { traits.insert(.fixedPitchFontMask) }
        return traits
    }
}
