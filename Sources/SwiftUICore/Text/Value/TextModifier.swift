import Foundation

/// A style given to a text; the innermost of a kind wins, as the text closest to the characters does.
enum TextModifier: Equatable, Sendable {
    case font(Font?)
    case fontChange(Font.Modifier)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case foreground(TextForeground?)
}

extension Text {
    /// The text in a font; nil takes the environment's.
    public func font(_ font: Font?) -> Text { modified(.font(font)) }

    /// The text in a weight; nil leaves the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        weight.map { modified(.fontChange(.weight($0))) } ?? self
    }

    /// The text in a width; nil leaves the font's own.
    public func fontWidth(_ width: Font.Width?) -> Text {
        width.map { modified(.fontChange(.width($0))) } ?? self
    }

    /// The text in a design; nil leaves the font's own.
    public func fontDesign(_ design: Font.Design?) -> Text {
        design.map { modified(.fontChange(.design($0))) } ?? self
    }

    /// The text in bold.
    public func bold() -> Text { modified(.fontChange(.bold(true))) }

    /// The text in bold, or not.
    public func bold(_ isActive: Bool) -> Text { modified(.fontChange(.bold(isActive))) }

    /// The text in italics.
    public func italic() -> Text { modified(.fontChange(.italic(true))) }

    /// The text in italics, or not.
    public func italic(_ isActive: Bool) -> Text { modified(.fontChange(.italic(isActive))) }

    /// The text in a fixed-width font, or not.
    public func monospaced(_ isActive: Bool = true) -> Text { modified(.fontChange(.monospaced(isActive))) }

    /// The text with digits of equal width.
    public func monospacedDigit() -> Text { modified(.fontChange(.monospacedDigit)) }

    /// The text with space added after every character, in points; negative pulls characters together.
    /// Letters stay separate: ligatures are taken apart.
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

    /// The text with space added after every character, in points; takes the place of kerning.
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

    /// The text raised above the baseline by points; negative lowers it.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }

    /// The text with a line under it, or not; without a color the line has the text's.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// The text with a line under it, or not.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// The text with a line through it, or not; without a color the line has the text's.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// The text with a line through it, or not.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// The text in a color; nil takes the environment's style.
    public func foregroundColor(_ color: Color?) -> Text { modified(.foreground(color.map(TextForeground.init))) }

    /// The text drawn with a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.foreground(TextForeground(style))) }
}
