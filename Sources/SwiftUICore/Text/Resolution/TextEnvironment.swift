import Foundation

/// What a text is resolved against: the part of the environment that its characters, shape and colours depend on.
package struct TextEnvironment: Sendable {
    package var fonts = FontResolutionContext()
    /// The environment's font; nil for body.
    package var font: Font?
    /// Changes to the font by the environment, applied before the text's own.
    package var fontChanges: [Font.Modifier] = []
    package var kerning: CGFloat = 0
    package var tracking: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
    package var textCase: Text.Case?
    package var locale = Locale(identifier: "") {
        didSet { language = locale.identifier.replacingOccurrences(of: "_", with: "-") }
    }
    /// The locale as a BCP 47 tag; empty for none.
    package private(set) var language = ""
    package var isRightToLeft = false
    /// What pictures in text are looked up in.
    package var pictures: EnvironmentValues?
    package var now = Date(timeIntervalSinceReferenceDate: 0)

    package init() {}
}

/// What is drawn with a run of text beside its glyphs. None of it moves anything.
package struct TextDecoration: Equatable, Sendable {
    /// nil for the environment's style.
    package var foreground: TextForeground?
    package var background: Color?
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
    package var link: URL?
    /// The picture that stands in place of the run's character.
    package var image: Image?

    package init() {}
}

/// A text with all its questions answered.
package struct ResolvedTextContent: Equatable, Sendable {
    /// What decides shape and size.
    package var text: ResolvedText
    /// One for every run of `text`.
    package var decorations: [TextDecoration]
    /// Whether the characters change as time passes.
    package var followsClock = false
}
