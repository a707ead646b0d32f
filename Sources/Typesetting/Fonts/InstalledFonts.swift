import CPangoCairo

/// The fonts found by Fontconfig, which reads its configuration on first use. Not thread-safe: `FontLibrary` calls it under its
/// lock.
enum InstalledFonts {
    struct Match {
        var path: String
        var index: Int
        var isItalic: Bool
        /// Whether the font is semibold or heavier.
        var isBold: Bool
    }

    /// Returns the installed font with a family, full or PostScript name that is closest in weight.
    static func named(_ name: String, weight: Double, isItalic: Bool) -> Match? {
        let exact = match { pattern in
            FcPatternAddString(pattern, FC_POSTSCRIPT_NAME, name)
        } accepting: { font in
            strings(font, FC_POSTSCRIPT_NAME).contains { $0.caseInsensitiveEquals(name) }
                || strings(font, FC_FULLNAME).contains { $0.caseInsensitiveEquals(name) }
        }
        if weight == 0, !isItalic, let exact { return exact }
        let family = match { pattern in
            FcPatternAddString(pattern, FC_FAMILY, name)
            FcPatternAddInteger(pattern, FC_WEIGHT, fontconfigWeight(weight))
            FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        } accepting: { font in
            strings(font, FC_FAMILY).contains { $0.caseInsensitiveEquals(name) }
        }
        return family ?? exact
    }

    /// Returns an installed font with a glyph for a character.
    static func covering(_ scalar: Unicode.Scalar, isBold: Bool) -> Match? {
        guard let set = FcCharSetCreate() else { return nil }
        defer { FcCharSetDestroy(set) }
        FcCharSetAddChar(set, scalar.value)
        return match { pattern in
            FcPatternAddCharSet(pattern, FC_CHARSET, set)
            FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
            FcPatternAddInteger(pattern, FC_WEIGHT, isBold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
        } accepting: { _ in
            true
        }
    }

    /// Returns any sans serif font.
    static func any() -> Match? {
        match { pattern in
            FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
        } accepting: { _ in
            true
        }
    }

    private static func match(_ describe: (OpaquePointer) -> Void, accepting: (OpaquePointer) -> Bool) -> Match? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        describe(pattern)
        FcPatternAddBool(pattern, FC_SCALABLE, 1)
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        guard let font = FcFontMatch(nil, pattern, &result) else { return nil }
        defer { FcPatternDestroy(font) }
        guard accepting(font), let path = strings(font, FC_FILE).first else { return nil }
        var index: Int32 = 0
        FcPatternGetInteger(font, FC_INDEX, 0, &index)
        var slant: Int32 = 0
        FcPatternGetInteger(font, FC_SLANT, 0, &slant)
        var weight: Int32 = FC_WEIGHT_REGULAR
        FcPatternGetInteger(font, FC_WEIGHT, 0, &weight)
        // The upper half of Fontconfig's index identifies an instance of a variable font.
        return Match(path: path, index: Int(index & 0xFFFF), isItalic: slant != FC_SLANT_ROMAN, isBold: weight >= FC_WEIGHT_DEMIBOLD)
    }

    static func strings(_ pattern: OpaquePointer, _ property: String) -> [String] {
        var found: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, property, Int32(found.count), &value) == FcResultMatch, let text = value {
            found.append(String(cString: text))
        }
        return found
    }

    private static func fontconfigWeight(_ weight: Double) -> Int32 {
        switch weight {
        case ..<(-0.7): FC_WEIGHT_THIN
        case ..<(-0.5): FC_WEIGHT_EXTRALIGHT
        case ..<(-0.2): FC_WEIGHT_LIGHT
        case ..<0.1: FC_WEIGHT_REGULAR
        case ..<0.27: FC_WEIGHT_MEDIUM
        case ..<0.35: FC_WEIGHT_DEMIBOLD
        case ..<0.5: FC_WEIGHT_BOLD
        case ..<0.6: FC_WEIGHT_EXTRABOLD
        default: FC_WEIGHT_BLACK
        }
    }
}

extension String {
    func caseInsensitiveEquals(_ other: String) -> Bool { lowercased() == other.lowercased() }
}
