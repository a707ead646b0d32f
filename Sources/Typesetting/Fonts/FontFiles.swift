import Foundation

/// The locations of font files.
enum FontFiles {
    /// The font folders in order of precedence. `APUS_FONT_PATH` may name additional ones, separated by colons, which come
    /// first.
    static let roots: [String] = {
        var roots: [String] = []
        if let path = ProcessInfo.processInfo.environment["APUS_FONT_PATH"] {
            roots += path.split(separator: ":").map(String.init)
        }
        roots += ["/usr/share/fonts", "/usr/local/share/fonts"]
        if let home = ProcessInfo.processInfo.environment["HOME"] {
            roots += [home + "/.local/share/fonts", home + "/.fonts"]
        }
        return roots
    }()

    /// Returns the first readable file among relative paths, each of which is tried in every root.
    static func first(_ candidates: [String]) -> String? {
        for candidate in candidates {
            for root in roots {
                let path = root + "/" + candidate
                if access(path, R_OK) == 0 { return path }
            }
        }
        return nil
    }
}

/// A font family with one file per style.
struct FontFamilyFiles {
    struct Style {
        var weight: Double
        var upright: String
        var italic: String?
        var tuning = FaceTuning.plain
    }

    var styles: [Style]
    /// Whether glyphs are drawn with round ends.
    var isRounded = false

    /// Returns the existing file closest in weight, how it is used, and whether it must be sheared.
    func file(weight: Double, isItalic: Bool) -> (path: String, tuning: FaceTuning, isSlanted: Bool)? {
        for style in styles.sorted(by: { abs($0.weight - weight) < abs($1.weight - weight) }) {
            if isItalic, let italic = style.italic, let path = FontFiles.first([italic]) { return (path, style.tuning, false) }
            if let path = FontFiles.first([style.upright]) { return (path, style.tuning, isItalic) }
        }
        return nil
    }

    /// The family with glyphs that have round ends.
    private var rounded: FontFamilyFiles {
        var result = self
        result.isRounded = true
        return result
    }

    /// The number of weights by which the outline that a round pen follows is lighter. The pen is as wide as the stems of the medium weight
    /// in all weights from there on; a wider one would close the counters of the heaviest.
    private static let lightening = 5

    /// Returns the file of the lighter style whose outlines a round pen follows, if glyphs are drawn with round ends and the file exists.
    func lighterFile(weight: Double, isItalic: Bool) -> String? {
        guard isRounded, let nearest = styles.indices.min(by: { abs(styles[$0].weight - weight) < abs(styles[$1].weight - weight) }) else {
            return nil
        }
        let style = styles[max(0, nearest - Self.lightening)]
        return FontFiles.first([isItalic ? style.italic ?? style.upright : style.upright])
    }

    private static let names: [(weight: Double, name: String)] = [
        (-0.8, "Thin"), (-0.6, "ExtraLight"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "SemiBold"),
        (0.4, "Bold"), (0.56, "ExtraBold"), (0.62, "Black"),
    ]

    /// Returns a family with a file for each weight.
    ///
    /// - Parameter tuning: How the file of a weight from 100 to 900 is used.
    private static func family(_ stem: String, _ suffix: String, tuning: (_ weight: Int) -> FaceTuning = { _ in .plain }) -> FontFamilyFiles {
        FontFamilyFiles(
            styles: names.enumerated().map { index, style in
                let italicName = style.name == "Regular" ? "Italic" : style.name + "Italic"
                return Style(
                    weight: style.weight, upright: stem + style.name + suffix, italic: stem + italicName + suffix, tuning: tuning((index + 1) * 100))
            })
    }

    static let inter = family("opentype/inter/Inter-", ".otf", tuning: FaceTuning.sanFrancisco)
    static let interDisplay = family("opentype/inter/InterDisplay-", ".otf", tuning: FaceTuning.sanFrancisco)
    static let jetBrainsMono = family("truetype/jetbrains-mono/JetBrainsMono-", ".ttf") { _ in .monospaced }
    static let notoSerif = family("truetype/noto/NotoSerif-", ".ttf")
    static let interRounded = inter.rounded
    static let interDisplayRounded = interDisplay.rounded
    static let roboto = family("truetype/roboto/unhinted/RobotoTTF/Roboto-", ".ttf")
    static let dejaVuSans = FontFamilyFiles(
        styles: [
            Style(weight: 0, upright: "truetype/dejavu/DejaVuSans.ttf", italic: "truetype/dejavu/DejaVuSans-Oblique.ttf"),
            Style(weight: 0.4, upright: "truetype/dejavu/DejaVuSans-Bold.ttf", italic: "truetype/dejavu/DejaVuSans-BoldOblique.ttf"),
        ])
    static let dejaVuSansMono = FontFamilyFiles(
        styles: [
            Style(weight: 0, upright: "truetype/dejavu/DejaVuSansMono.ttf", italic: "truetype/dejavu/DejaVuSansMono-Oblique.ttf"),
            Style(weight: 0.4, upright: "truetype/dejavu/DejaVuSansMono-Bold.ttf", italic: "truetype/dejavu/DejaVuSansMono-BoldOblique.ttf"),
        ])
    static let dejaVuSerif = FontFamilyFiles(
        styles: [
            Style(weight: 0, upright: "truetype/dejavu/DejaVuSerif.ttf", italic: "truetype/dejavu/DejaVuSerif-Italic.ttf"),
            Style(weight: 0.4, upright: "truetype/dejavu/DejaVuSerif-Bold.ttf", italic: "truetype/dejavu/DejaVuSerif-BoldItalic.ttf"),
        ])
}
