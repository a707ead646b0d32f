import CPangoCairo
import Foundation
import Synchronization
import TextLayouts

/// Finds and caches the faces of fonts.
///
/// The framework's own families are found by file name, which needs no font scan. Fontconfig is used only for fonts named by the
/// program and for characters that no known file contains.
final class FontLibrary: Sendable {
    static let shared = FontLibrary()

    private struct FileKey: Hashable {
        var path: String
        var index: Int
        var isSlanted: Bool
        var isEmboldened: Bool
        var stretch: Double
        var isRounded: Bool
    }

    private struct FaceKey: Hashable {
        var family: ResolvedFont.Family
        var weight: CGFloat
        var isItalic: Bool
        var isDisplay: Bool
        var stretch: Double
    }

    private struct FallbackKey: Hashable {
        var scalar: UInt32
        var isBold: Bool
        var language: String
    }

    private struct State {
        var files: [FileKey: FontFace?] = [:]
        var faces: [FaceKey: FontFace?] = [:]
        var fallbacks: [FallbackKey: FontFace?] = [:]
        var warned: Set<String> = []
    }

    private static let mostFaces = 1024
    /// More than the characters that one program is likely to show.
    private static let mostFallbacks = 16384
    private static let mostWarnings = 256

    private let state = Mutex(State())

    /// The size in points from which the display design matches San Francisco's widths better than the text design.
    private static let displaySize: CGFloat = 21

    /// The weight from which fallback faces are bold: semibold.
    private static let boldWeight: CGFloat = 0.3

    /// Returns the horizontal stretch for a width of the system font. The factor is an estimate: no published widths of San Francisco's
    /// condensed and expanded letters are at hand.
    private static func stretch(width: CGFloat) -> Double {
        width.isFinite ? min(max(1 + 0.85 * width, 0.5), 1.5) : 1
    }

    /// Returns the face of a font; nil only if no font is installed at all.
    func face(for font: ResolvedFont) -> FontFace? {
        let key = FaceKey(
            family: font.family, weight: font.weight, isItalic: font.isItalic,
            isDisplay: font.size >= Self.displaySize && (font.family == .system(.default) || font.family == .system(.rounded)),
            stretch: font.family == .system(.default) ? Self.stretch(width: font.width) : 1)
        return state.withLock { state in
            if let known = state.faces[key] { return known }
            let found = find(key, &state)
            // Programs may use an unlimited number of names.
            if state.faces.count >= Self.mostFaces { state.faces.removeAll() }
            state.faces[key] = .some(found)
            return found
        }
    }

    /// The emoji face, if installed.
    func emojiFace() -> FontFace? {
        state.withLock { state in
            FontFiles.first(FallbackFonts.emoji).flatMap { open($0, tuning: .plain, &state) }
        }
    }

    /// Returns a face with a glyph for a character that the font's own face lacks; nil if there is none.
    ///
    /// Bold text in a script without a bold face is emboldened. Italic text is not slanted: as on Apple's systems, Chinese, Arabic and their like
    /// have no italics.
    func fallback(for scalar: Unicode.Scalar, font: ResolvedFont, language: String) -> FontFace? {
        let isBold = font.weight >= Self.boldWeight
        let key = FallbackKey(scalar: scalar.value, isBold: isBold, language: language)
        return state.withLock { state in
            if let known = state.fallbacks[key] { return known }
            var found: FontFace?
            let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
            for candidate in FallbackFonts.candidates(script: script, isBold: isBold, language: language) {
                guard let path = FontFiles.first([candidate.file]),
                    let face = open(path, index: candidate.index, tuning: .plain, &state), face.covers(scalar)
                else { continue }
                found = isBold && !candidate.isBold ? emboldened(face, &state) : face
                break
            }
            if found == nil, let match = InstalledFonts.covering(scalar, isBold: isBold) {
                found = open(match.path, index: match.index, tuning: .plain, &state).flatMap { $0.covers(scalar) ? $0 : nil }
                if isBold, !match.isBold { found = found.flatMap { emboldened($0, &state) } }
            }
            if state.fallbacks.count >= Self.mostFallbacks { state.fallbacks.removeAll() }
            state.fallbacks[key] = .some(found)
            return found
        }
    }

    /// Returns a face with thicker strokes; pictures such as emoji remain as they are.
    private func emboldened(_ face: FontFace, _ state: inout State) -> FontFace? {
        face.hasColors ? face : open(face.path, index: face.index, isEmboldened: true, tuning: .plain, &state)
    }

    /// Returns the installed fonts.
    func installed() -> [FontFamilies.Member] { state.withLock { _ in InstalledFonts.all() } }

    private func find(_ key: FaceKey, _ state: inout State) -> FontFace? {
        let families: [FontFamilyFiles]
        switch key.family {
        case .custom(let name):
            if let match = InstalledFonts.named(name, weight: key.weight, isItalic: key.isItalic),
                let face = open(match.path, index: match.index, isSlanted: key.isItalic && !match.isItalic, tuning: .plain, &state)
            {
                return face
            }
            warn("No installed font is named \"\(name)\"; the system font is used in its place.", &state)
            families = [.inter, .roboto, .dejaVuSans]
        case .system(.default):
            families = key.isDisplay ? [.interDisplay, .inter, .roboto, .dejaVuSans] : [.inter, .roboto, .dejaVuSans]
        case .system(.monospaced): families = [.jetBrainsMono, .dejaVuSansMono]
        case .system(.serif): families = [.notoSerif, .dejaVuSerif]
        case .system(.rounded):
            families = key.isDisplay ? [.interDisplayRounded, .interRounded, .roboto, .dejaVuSans] : [.interRounded, .roboto, .dejaVuSans]
        }
        for (rank, family) in families.enumerated() {
            guard let file = family.file(weight: key.weight, isItalic: key.isItalic),
                let face = open(
                    file.path, isSlanted: file.isSlanted, stretch: key.stretch, tuning: file.tuning,
                    lighterPath: family.lighterFile(weight: key.weight, isItalic: key.isItalic && !file.isSlanted), &state)
            else { continue }
            if rank > 0, case .system(let design) = key.family {
                warn("The typeface of the \(design) design is not installed; \(file.path) is used in its place.", &state)
            }
            return face
        }
        guard let match = InstalledFonts.any() else {
            warn("No font is installed; text is measured but not drawn.", &state)
            return nil
        }
        warn("The system font's typeface is not installed; \(match.path) is used in its place.", &state)
        return open(match.path, index: match.index, tuning: .plain, &state)
    }

    private func open(
        _ path: String, index: Int = 0, isSlanted: Bool = false, isEmboldened: Bool = false, stretch: Double = 1, tuning: FaceTuning,
        lighterPath: String? = nil, _ state: inout State
    ) -> FontFace? {
        let key = FileKey(
            path: path, index: index, isSlanted: isSlanted, isEmboldened: isEmboldened, stretch: stretch, isRounded: lighterPath != nil)
        if let known = state.files[key] { return known }
        let face = FontFace(
            path: path, index: index, isSlanted: isSlanted, isEmboldened: isEmboldened, stretch: stretch, tuning: tuning,
            lighterPath: lighterPath)
        state.files[key] = .some(face)
        return face
    }

    private func warn(_ message: String, _ state: inout State) {
        guard state.warned.count < Self.mostWarnings, state.warned.insert(message).inserted else { return }
        FileHandle.standardError.write(Data(("warning: " + message + "\n").utf8))
    }
}
