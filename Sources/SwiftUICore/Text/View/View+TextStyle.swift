import Foundation

extension View {
    /// Sets the font of text in the view; nil for the body font.
    nonisolated public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// Sets the font weight of text in the view; nil keeps the fonts' own weights.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        fontChange(weight.map { .weight($0) })
    }

    /// Sets the font width of text in the view; nil keeps the fonts' own widths.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        fontChange(width.map { .width($0) })
    }

    /// Sets the font design of text in the view; nil keeps the fonts' own designs.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        fontChange(design.map { .design($0) })
    }

    /// Sets whether text in the view is bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        fontChange(.bold(isActive))
    }

    /// Sets whether text in the view is italic.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        fontChange(.italic(isActive))
    }

    /// Sets whether text in the view is shown in a monospaced font.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontChange(.monospaced(isActive))
    }

    /// Shows digits in the view with equal widths.
    nonisolated public func monospacedDigit() -> some View {
        fontChange(.monospacedDigit)
    }

    nonisolated private func fontChange(_ change: Font.Modifier?) -> some View {
        changingEnvironment(\.textStyle) { style in
            if let change { style.characters.fontChanges.append(change) }
        }
    }

    /// Adds space after every character of text in the view, in points. Ligatures are split.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textStyle.characters.kerning, kerning)
    }

    /// Adds space after every character of text in the view, in points. A nonzero value overrides kerning.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textStyle.characters.tracking, tracking)
    }

    /// Raises text in the view above its baseline by a distance in points. A negative distance lowers it.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textStyle.characters.baselineOffset, baselineOffset)
    }

    /// Underlines text in the view, or not. Without a colour, the line has the colour of the text.
    nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        environment(\.textStyle.characters.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Draws a line through text in the view, or not. Without a colour, the line has the colour of the text.
    nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        environment(\.textStyle.characters.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Sets the letter case in which text in the view is shown; nil leaves it unchanged.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    /// Sets the user's preferred text size in the view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the user's preferred text size in the view to a range. A range that contains no size has no effect.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return changingEnvironment(\.dynamicTypeSize) { size in
            if let first = allowed.first, let last = allowed.last { size = min(max(size, first), last) }
        }
    }
}
