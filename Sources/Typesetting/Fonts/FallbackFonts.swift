import CPangoCairo
import Foundation

/// The fallback font files for characters that the primary typeface lacks.
enum FallbackFonts {
    static let emoji = ["truetype/noto/NotoColorEmoji.ttf"]

    /// The script names in the file names of Noto fonts.
    private static let notoNames: [hb_script_t.RawValue: String] = [
        HB_SCRIPT_ARABIC: "Arabic", HB_SCRIPT_HEBREW: "Hebrew", HB_SCRIPT_THAI: "Thai", HB_SCRIPT_LAO: "Lao",
        HB_SCRIPT_DEVANAGARI: "Devanagari", HB_SCRIPT_BENGALI: "Bengali", HB_SCRIPT_TAMIL: "Tamil",
        HB_SCRIPT_TELUGU: "Telugu", HB_SCRIPT_GUJARATI: "Gujarati", HB_SCRIPT_GURMUKHI: "Gurmukhi",
        HB_SCRIPT_KANNADA: "Kannada", HB_SCRIPT_MALAYALAM: "Malayalam", HB_SCRIPT_ORIYA: "Oriya",
        HB_SCRIPT_SINHALA: "Sinhala", HB_SCRIPT_MYANMAR: "Myanmar", HB_SCRIPT_KHMER: "Khmer",
        HB_SCRIPT_GEORGIAN: "Georgian", HB_SCRIPT_ARMENIAN: "Armenian", HB_SCRIPT_ETHIOPIC: "Ethiopic",
        HB_SCRIPT_CHEROKEE: "Cherokee", HB_SCRIPT_SYRIAC: "Syriac", HB_SCRIPT_THAANA: "Thaana",
        HB_SCRIPT_MONGOLIAN: "Mongolian", HB_SCRIPT_JAVANESE: "Javanese", HB_SCRIPT_BALINESE: "Balinese",
    ].reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }

    private static let chineseJapaneseKorean: Set<hb_script_t.RawValue> = [
        HB_SCRIPT_HAN.rawValue, HB_SCRIPT_HIRAGANA.rawValue, HB_SCRIPT_KATAKANA.rawValue, HB_SCRIPT_HANGUL.rawValue,
        HB_SCRIPT_BOPOMOFO.rawValue,
    ]

    /// A face of a font file.
    struct Candidate: Equatable {
        var file: String
        var index: Int
        /// Whether the face is bold.
        var isBold = false

        init(_ file: String, _ index: Int, isBold: Bool = false) {
            self.file = file
            self.index = index
            self.isBold = isBold
        }
    }

    /// Returns candidates for a script, best first.
    static func candidates(script: hb_script_t, isBold: Bool, language: String) -> [Candidate] {
        let weight = isBold ? "Bold" : "Regular"
        var files: [Candidate] = []
        if let name = notoNames[script.rawValue] {
            files.append(Candidate("truetype/noto/NotoSans\(name)-\(weight).ttf", 0, isBold: isBold))
            files.append(Candidate("truetype/noto/NotoSans\(name)-Regular.ttf", 0))
        }
        if script == HB_SCRIPT_TIBETAN {
            files.append(Candidate("truetype/noto/NotoSerifTibetan-\(weight).ttf", 0, isBold: isBold))
        }
        if chineseJapaneseKorean.contains(script.rawValue) {
            files.append(
                Candidate("opentype/noto/NotoSansCJK-\(weight).ttc", collectionIndex(script: script, language: language), isBold: isBold))
        }
        files += [
            Candidate("truetype/noto/NotoSans-\(weight).ttf", 0, isBold: isBold),
            Candidate("truetype/dejavu/DejaVuSans\(isBold ? "-Bold" : "").ttf", 0, isBold: isBold),
            Candidate("truetype/noto/NotoSansSymbols2-Regular.ttf", 0),
            Candidate("truetype/noto/NotoSansSymbols-\(weight).ttf", 0, isBold: isBold),
            Candidate("truetype/noto/NotoSansMath-Regular.ttf", 0),
            Candidate("opentype/noto/NotoSansCJK-\(weight).ttc", collectionIndex(script: script, language: language), isBold: isBold),
            Candidate("truetype/wqy/wqy-microhei.ttc", 0),
            Candidate("truetype/droid/DroidSansFallbackFull.ttf", 0),
            Candidate("truetype/noto/NotoColorEmoji.ttf", 0),
        ]
        return files
    }

    /// Noto's collection contains the regional variants in the order Japan, Korea, mainland China, Taiwan, Hong Kong.
    private static func collectionIndex(script: hb_script_t, language: String) -> Int {
        if script == HB_SCRIPT_HANGUL || language.hasPrefix("ko") { return 1 }
        if script == HB_SCRIPT_HIRAGANA || script == HB_SCRIPT_KATAKANA || language.hasPrefix("ja") { return 0 }
        if language.hasPrefix("zh-HK") || language.hasPrefix("zh_HK") { return 4 }
        if language.hasPrefix("zh-Hant") || language.hasPrefix("zh_Hant") || language.hasPrefix("zh-TW") { return 3 }
        return 2
    }
}
