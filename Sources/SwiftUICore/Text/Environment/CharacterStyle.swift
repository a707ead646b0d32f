import CoreGraphics

/// The attributes of characters that a view sets for the texts inside it, and that a text changes for its parts.
package struct CharacterStyle: Equatable, Sendable {
    /// The font; nil for the body font.
    package var font: Font?
    /// Modifications of the font, in the order in which they are applied.
    package var fontChanges: [Font.Modifier] = []
    /// Additional space after every character, in points.
    /// The font of text without a font where it is not that of body text, as in small controls on macOS.
    package var defaultFont: Font?
    package var kerning: CGFloat = 0
    /// Additional space after every character, in points. A value other than zero overrides `kerning`.
    package var tracking: CGFloat = 0
    /// The distance by which the characters are raised above the baseline, in points.
    package var baselineOffset: CGFloat = 0
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
    /// The letter case in which the characters are shown; nil leaves them unchanged.
    package var textCase: Text.Case?

    package init() {}

    /// The font with its modifications.
    var modifiedFont: Font {
        var result = font ?? defaultFont ?? .body
        result.modifiers += fontChanges
        return result
    }
}
