import Foundation

/// The part of the environment that the characters, shape and colours of a text depend on.
package struct TextEnvironment: Sendable {
    package var fonts = FontResolutionContext()
    /// The environment's font; nil for the body font.
    package var font: Font?
    /// Font modifications of the environment, applied before the text's own.
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
    /// The locale as a BCP 47 language tag; empty for none.
    package private(set) var language = ""
    package var isRightToLeft = false
    /// The environment in which images in the text are resolved.
    package var pictures: EnvironmentValues?
    package var now = Date(timeIntervalSinceReferenceDate: 0)

    package init() {}
}

/// The attributes of a run that do not affect layout.
package struct TextDecoration: Equatable, Sendable {
    /// The foreground style; nil for the environment's.
    package var foreground: TextForeground?
    package var background: Color?
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
    package var link: URL?
    /// The image drawn in place of the run's character.
    package var image: Image?

    package init() {}
}

/// A text resolved in an environment.
package struct ResolvedTextContent: Equatable, Sendable {
    /// The characters and the attributes that affect layout.
    package var text: ResolvedText
    /// The decorations, one per run of `text`.
    package var decorations: [TextDecoration]
    /// The next date at which the characters change; nil if they do not change with time.
    package private(set) var nextChange: Date?

    /// Adds a date at which a part of the characters changes.
    mutating func change(at date: Date?) {
        guard let date else { return }
        nextChange = nextChange.map { min($0, date) } ?? date
    }
}
