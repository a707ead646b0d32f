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

    /// Returns a format with the locale of the environment. A date format whose calendar or time zone is that of the user, as by default, gets the
    /// calendar or time zone of the environment (iOS 18 release notes); a calendar or time zone that the program has set stays.
    func adapt<F: FormatStyle>(_ format: F) -> F {
        let format = format.locale(locale)
        func adapted<S>(_ style: S, _ calendar: WritableKeyPath<S, Calendar>, _ timeZone: WritableKeyPath<S, TimeZone>? = nil) -> F {
            var style = style
            if style[keyPath: calendar] == .autoupdatingCurrent { style[keyPath: calendar] = self.calendar }
            if let timeZone, style[keyPath: timeZone] == .autoupdatingCurrent { style[keyPath: timeZone] = self.timeZone }
            return style as? F ?? format
        }
        return switch format {
        case let style as Date.FormatStyle: adapted(style, \.calendar, \.timeZone)
        case let style as Date.IntervalFormatStyle: adapted(style, \.calendar, \.timeZone)
        case let style as Date.VerbatimFormatStyle: adapted(style, \.calendar, \.timeZone)
        case let style as Date.RelativeFormatStyle: adapted(style, \.calendar)
        default: format
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
