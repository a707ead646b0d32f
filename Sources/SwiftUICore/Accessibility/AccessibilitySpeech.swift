/// How a screen reader speaks a text; nil where nothing was set.
package struct AccessibilitySpeech: Equatable, Sendable {
    package var spellsOutCharacters: Bool?
    /// The change of the pitch: -1 for the lowest, 0 for the usual, 1 for the highest one.
    package var pitch: Double?
    package var alwaysIncludesPunctuation: Bool?
    package var queuesAnnouncements: Bool?

    /// Adds the settings of an enclosing view. Settings that are already present take precedence.
    mutating func merge(_ outer: AccessibilitySpeech) {
        spellsOutCharacters = spellsOutCharacters ?? outer.spellsOutCharacters
        pitch = pitch ?? outer.pitch
        alwaysIncludesPunctuation = alwaysIncludesPunctuation ?? outer.alwaysIncludesPunctuation
        queuesAnnouncements = queuesAnnouncements ?? outer.queuesAnnouncements
    }

    /// A text as it is written for a screen reader: with spaces between its characters if they are to be spelled out.
    package func written(_ text: String) -> String {
        spellsOutCharacters == true ? text.map { String($0) }.joined(separator: " ") : text
    }
}

extension Text {
    /// The speech settings of the text and its parts.
    var speech: AccessibilitySpeech {
        var speech = AccessibilitySpeech()
        for case .speech(let settings) in modifiers { speech.merge(settings) }
        return speech
    }

    private func speaking(_ change: (inout AccessibilitySpeech) -> Void) -> Text {
        var speech = AccessibilitySpeech()
        change(&speech)
        return modified(.speech(speech))
    }

    /// Returns the text with its characters spelled out by a screen reader: on the accessibility bus they are separated by spaces.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        speaking { $0.spellsOutCharacters = value }
    }

    /// Returns the text spoken higher or lower, from -1 to 1. The accessibility bus of Linux carries no pitch: the value is part of the
    /// inspected element only.
    public func speechAdjustedPitch(_ value: Double) -> Text {
        speaking { $0.pitch = value }
    }

    /// Returns the text with its punctuation spoken. On Linux the user's setting of the screen reader decides: the value is part of the
    /// inspected element only.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        speaking { $0.alwaysIncludesPunctuation = value }
    }

    /// Returns the text whose announcements wait for the speech before them. On Linux announcements always do unless their priority is
    /// high: the value is part of the inspected element only.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        speaking { $0.queuesAnnouncements = value }
    }
}

extension View {
    /// Sets whether a screen reader spells the view's text out: on the accessibility bus its characters are separated by spaces.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        accessibility { $0.speech.spellsOutCharacters = value }
    }

    /// Raises or lowers the pitch in which the view is spoken, from -1 to 1. The accessibility bus of Linux carries no pitch: the value is
    /// part of the inspected element only.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
        accessibility { $0.speech.pitch = value }
    }

    /// Sets whether the punctuation of the view's text is spoken. On Linux the user's setting of the screen reader decides: the value is
    /// part of the inspected element only.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        accessibility { $0.speech.alwaysIncludesPunctuation = value }
    }

    /// Sets whether announcements of the view wait for the speech before them. On Linux announcements always do unless their priority is
    /// high: the value is part of the inspected element only.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        accessibility { $0.speech.queuesAnnouncements = value }
    }
}
