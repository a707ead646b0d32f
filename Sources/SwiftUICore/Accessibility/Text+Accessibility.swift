import Foundation

/// What assistive technologies are told about a text or a part of it; nil where nothing was set.
struct TextAccessibility: Equatable, Sendable {
    /// The words that are read in place of the characters.
    var label: Text?
    var headingLevel: AccessibilityHeadingLevel?
    var contentType: AccessibilityTextContentType?
}

extension Text {
    /// The accessibility settings of the text; those closest to the characters take precedence.
    private var accessibility: TextAccessibility {
        var found = TextAccessibility()
        for case .accessibility(let settings) in modifiers {
            found.label = found.label ?? settings.label
            found.headingLevel = found.headingLevel ?? settings.headingLevel
            found.contentType = found.contentType ?? settings.contentType
        }
        return found
    }

    /// The words that are read for the text in an environment, if they differ from its characters: parts with a label are read as their
    /// label. Nil if no part has one.
    func spoken(in values: EnvironmentValues) -> String? {
        if let label = accessibility.label { return label.spoken(in: values) ?? label.plainString(in: values) }
        guard case .concatenated(let pair) = storage else { return nil }
        let (first, second) = (pair.value.first, pair.value.second)
        let words = (first.spoken(in: values), second.spoken(in: values))
        guard words.0 != nil || words.1 != nil else { return nil }
        return (words.0 ?? first.plainString(in: values)) + (words.1 ?? second.plainString(in: values))
    }

    /// Writes the settings of the text to its element.
    func describe(_ element: inout AccessibilityElement, in values: EnvironmentValues) {
        if let words = spoken(in: values) { element.label = words }
        let settings = accessibility
        if let level = settings.headingLevel {
            element.headingLevel = level
            element.traits.insert(.isHeader)
            element.role = .heading
        }
        if let type = settings.contentType { element.textContentType = type }
        element.speech = speech
    }

    /// Returns the text with words that assistive technologies read in its place, also where it is a part of a longer text.
    public func accessibilityLabel(_ label: Text) -> Text {
        modified(.accessibility(TextAccessibility(label: label)))
    }

    /// Returns the text with localized words that assistive technologies read in its place.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    /// Returns the text with localized words that assistive technologies read in its place.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> Text { accessibilityLabel(Text(label)) }

    /// Returns the text with words, not localized, that assistive technologies read in its place.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// Returns the text as a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        modified(.accessibility(TextAccessibility(headingLevel: level)))
    }

    /// Returns the text as one of a kind; see `View.accessibilityTextContentType(_:)`.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        modified(.accessibility(TextAccessibility(contentType: value)))
    }
}
