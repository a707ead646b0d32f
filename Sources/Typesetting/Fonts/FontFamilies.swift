import CPangoCairo

/// The installed families of fonts, which programs may name.
package enum FontFamilies {
    /// A font of a family.
    package struct Member: Hashable, Sendable {
        package var family: String
        /// The PostScript name, or the full name of a font without one.
        package var name: String
        /// The name of the style, such as "Bold Italic".
        package var style: String
        /// The weight in the scale of AppKit's font manager, from 2 (thin) to 14; 5 is regular and 9 bold.
        package var weight: Int
        package var isItalic: Bool
        package var isMonospaced: Bool
        package var isCondensed: Bool
        package var isExpanded: Bool
    }

    /// The names of the families in alphabetical order, without those of hidden fonts, which begin with a full stop.
    package static var names: [String] { Set(FontLibrary.shared.installed().map(\.family)).sorted() }

    /// Returns the fonts of a family, from thin to thick; none if it is not installed. The case of letters does not matter.
    package static func members(of family: String) -> [Member] {
        var names: Set<String> = []
        return FontLibrary.shared.installed().filter { $0.family.caseInsensitiveEquals(family) }
            .sorted { ($0.weight, $0.isItalic ? 1 : 0, $0.name) < ($1.weight, $1.isItalic ? 1 : 0, $1.name) }
            .filter { names.insert($0.name).inserted }
    }
}

extension InstalledFonts {
    /// Returns the scalable fonts. Of variable fonts these are the named instances.
    static func all() -> [FontFamilies.Member] {
        guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        FcPatternAddBool(pattern, FC_SCALABLE, 1)
        FcPatternAddBool(pattern, FC_VARIABLE, 0)
        for property in [
            FC_FAMILY, FC_FAMILYLANG, FC_STYLE, FC_STYLELANG, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_SPACING,
        ] {
            FcObjectSetAdd(properties, property)
        }
        guard let list = FcFontList(nil, pattern, properties) else { return [] }
        defer { FcFontSetDestroy(list) }
        return UnsafeBufferPointer(start: list.pointee.fonts, count: Int(list.pointee.nfont)).compactMap { $0.flatMap(member) }
    }

    private static func member(_ font: OpaquePointer) -> FontFamilies.Member? {
        guard let family = english(font, FC_FAMILY, languages: FC_FAMILYLANG), !family.hasPrefix("."),
            let name = strings(font, FC_POSTSCRIPT_NAME).first ?? strings(font, FC_FULLNAME).first
        else { return nil }
        let width = integer(font, FC_WIDTH) ?? FC_WIDTH_NORMAL
        return FontFamilies.Member(
            family: family, name: name, style: english(font, FC_STYLE, languages: FC_STYLELANG) ?? "Regular",
            weight: managerWeight(integer(font, FC_WEIGHT) ?? FC_WEIGHT_REGULAR),
            isItalic: (integer(font, FC_SLANT) ?? FC_SLANT_ROMAN) != FC_SLANT_ROMAN,
            isMonospaced: (integer(font, FC_SPACING) ?? FC_PROPORTIONAL) >= FC_MONO, isCondensed: width < FC_WIDTH_NORMAL,
            isExpanded: width > FC_WIDTH_NORMAL)
    }

    /// Returns the first name in English, or the first of all.
    private static func english(_ font: OpaquePointer, _ property: String, languages: String) -> String? {
        let names = strings(font, property)
        return zip(names, strings(font, languages)).first { $0.1 == "en" }?.0 ?? names.first
    }

    private static func integer(_ font: OpaquePointer, _ property: String) -> Int32? {
        var value: Int32 = 0
        return FcPatternGetInteger(font, property, 0, &value) == FcResultMatch ? value : nil
    }

    /// The table of weights in Apple's documentation of `NSFontManager`.
    private static func managerWeight(_ weight: Int32) -> Int {
        switch weight {
        case ..<FC_WEIGHT_EXTRALIGHT: 2
        case ..<FC_WEIGHT_BOOK: 3
        case ..<FC_WEIGHT_REGULAR: 4
        case ..<FC_WEIGHT_MEDIUM: 5
        case ..<FC_WEIGHT_DEMIBOLD: 6
        case ..<FC_WEIGHT_BOLD: 8
        case ..<FC_WEIGHT_EXTRABOLD: 9
        case ..<FC_WEIGHT_BLACK: 10
        case ...FC_WEIGHT_BLACK: 12
        default: 14
        }
    }
}
