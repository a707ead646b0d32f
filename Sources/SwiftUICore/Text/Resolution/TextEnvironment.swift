import Foundation

/// The part of the environment that the characters, shape and colours of a text depend on.
package struct TextEnvironment: Sendable {
    package var fonts = FontResolutionContext()
    /// The style of characters to which the text sets nothing else.
    package var characters = CharacterStyle()
    /// The formatting that attributed strings may have; nil for any.
    package var formattingRule: TextFormattingRule?
    package var locale = Locale(identifier: "") {
        // Byte by byte, since Foundation's replacement takes longer than the rest of a text's environment.
        didSet { language = String(decoding: locale.identifier.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self) }
    }
    /// The language whose forms of characters are preferred, as a BCP 47 tag; empty for none. By default that of the locale.
    package var language = ""
    package var isRightToLeft = false
    /// The environment in which images in the text are resolved and dates are written.
    package var values: EnvironmentValues?
    package var now = Date(timeIntervalSinceReferenceDate: 0)

    package init() {}

    var calendar: Calendar { values?.calendar ?? .current }
    var timeZone: TimeZone { values?.timeZone ?? .current }

    /// Returns a format with the locale of the environment. Formats of dates that have the user's calendar or time zone get those of the
    /// environment too, as since iOS 18; those that the program has chosen stay.
    func adapt<F: FormatStyle>(_ format: F) -> F {
        func replace(_ calendar: inout Calendar) { if calendar == .autoupdatingCurrent { calendar = self.calendar } }
        func replace(_ timeZone: inout TimeZone) { if timeZone == .autoupdatingCurrent { timeZone = self.timeZone } }
        switch format.locale(locale) {
        case var style as Date.FormatStyle:
            replace(&style.calendar)
            replace(&style.timeZone)
            return style as! F
        case var style as Date.IntervalFormatStyle:
            replace(&style.calendar)
            replace(&style.timeZone)
            return style as! F
        case var style as Date.VerbatimFormatStyle:
            replace(&style.calendar)
            replace(&style.timeZone)
            return style as! F
        case var style as Date.RelativeFormatStyle:
            replace(&style.calendar)
            return style as! F
        case let style: return style
        }
    }
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
    /// The values that the program has attached for text renderers, the outermost first.
    var attributes: [CustomTextAttribute] = []

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
