import Foundation

extension View {
    /// Sets the font of text in the view; nil for body.
    nonisolated public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// Sets the weight of fonts in the view; nil leaves the fonts' own.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        fontChange(weight.map { .weight($0) })
    }

    /// Sets the width of fonts in the view; nil leaves the fonts' own.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        fontChange(width.map { .width($0) })
    }

    /// Sets the design of fonts in the view; nil leaves the fonts' own.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        fontChange(design.map { .design($0) })
    }

    /// Makes text in the view bold, or not.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        fontChange(.bold(isActive))
    }

    /// Makes text in the view italic, or not.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        fontChange(.italic(isActive))
    }

    /// Shows text in the view in a fixed-width font, or not.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontChange(.monospaced(isActive))
    }

    /// Shows digits in the view equally wide.
    nonisolated public func monospacedDigit() -> some View {
        fontChange(.monospacedDigit)
    }

    nonisolated private func fontChange(_ change: Font.Modifier?) -> some View {
        transformEnvironment(\.textStyle) { style in
            if let change { style.fontChanges.append(change) }
        }
    }

    /// Adds space after every character of text in the view, in points; ligatures are taken apart.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textStyle.kerning, kerning)
    }

    /// Adds space after every character of text in the view, in points; takes the place of kerning.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textStyle.tracking, tracking)
    }

    /// Raises text in the view above its baseline by points; negative lowers it.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textStyle.baselineOffset, baselineOffset)
    }

    /// Draws a line under text in the view, or not; without a color the line has the text's.
    nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        environment(\.textStyle.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Draws a line through text in the view, or not; without a color the line has the text's.
    nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        environment(\.textStyle.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Shows text in the view in capitals or small letters; nil leaves it as it is.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    /// Sets the reader's text size for the view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the reader's text size for the view within a range.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            if let first = allowed.first, let last = allowed.last { size = min(max(size, first), last) }
        }
    }
}
