import Foundation

/// A style modifier of a text. The innermost modifier of a kind, closest to the characters, takes precedence.
enum TextModifier: Equatable, Sendable {
    case font(Font?)
    case fontChange(Font.Modifier)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case foreground(TextForeground?)
    case customAttribute(CustomTextAttribute)
    case speech(AccessibilitySpeech)
    case accessibility(TextAccessibility)
}

extension Text {
    /// Returns the text in a font; nil is the default font, that of body text.
    public func font(_ font: Font?) -> Text { modified(.font(font)) }

    /// Returns the text in a weight; nil keeps the font's weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        weight.map { modified(.fontChange(.weight($0))) } ?? self
    }

    /// Returns the text in a width; nil keeps the font's width.
    public func fontWidth(_ width: Font.Width?) -> Text {
        width.map { modified(.fontChange(.width($0))) } ?? self
    }

    /// Returns the text in a design; nil keeps the font's design.
    public func fontDesign(_ design: Font.Design?) -> Text {
        design.map { modified(.fontChange(.design($0))) } ?? self
    }

    /// Returns the text in bold.
    public func bold() -> Text { modified(.fontChange(.bold(true))) }

    /// Returns the text in bold, or with bold removed.
    public func bold(_ isActive: Bool) -> Text { modified(.fontChange(.bold(isActive))) }

    /// Returns the text in italics.
    public func italic() -> Text { modified(.fontChange(.italic(true))) }

    /// Returns the text in italics, or upright.
    public func italic(_ isActive: Bool) -> Text { modified(.fontChange(.italic(isActive))) }

    /// Returns the text in a monospaced font, or not.
    public func monospaced(_ isActive: Bool = true) -> Text { modified(.fontChange(.monospaced(isActive))) }

    /// Returns the text with digits of equal width.
    public func monospacedDigit() -> Text { modified(.fontChange(.monospacedDigit)) }

    /// Returns the text with additional space after every character, in points. Negative values move characters closer together.
    /// Ligatures are split. Non-finite values count as zero.
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

    /// Returns the text with additional space after every character, in points. A nonzero value overrides kerning.
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

    /// Returns the text raised above the baseline by a distance in points. A negative distance lowers it.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }

    /// Returns the text with or without an underline. Without a colour, the line has the colour of the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Returns the text with or without a solid underline. Without a colour, the line has the colour of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Returns the text with or without a line through it. Without a colour, the line has the colour of the text.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Returns the text with or without a solid line through it. Without a colour, the line has the colour of the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Returns the text in a colour; nil is the primary colour.
    public func foregroundColor(_ color: Color?) -> Text { modified(.foreground(TextForeground(color ?? .primary))) }

    /// Returns the text in a foreground style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.foreground(TextForeground(style))) }
}
