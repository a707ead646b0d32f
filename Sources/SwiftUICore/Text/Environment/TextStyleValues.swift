import Foundation

/// The text-specific part of the environment, stored under a single key so that reading it takes one lookup.
package struct TextStyleValues: Equatable, Sendable {
    package var characters = CharacterStyle()
    package var lineLimit: Int?
    /// The number of lines whose height is reserved even for shorter text; nil for none.
    package var lowerLineLimit: Int?
    package var lineSpacing: CGFloat = 0
    package var minimumScaleFactor: CGFloat = 1
    package var truncationMode = Text.TruncationMode.tail
    package var allowsTightening = false
    package var multilineTextAlignment = TextAlignment.leading
    package var alignmentStrategy = Text.AlignmentStrategy.default
    package var lineHeight: AttributedString.LineHeight?
    package var dynamicTypeSize = DynamicTypeSize.large
}

extension EnvironmentValues {
    @Entry package var textStyle = TextStyleValues()

    /// Whether the program has set the letter case, which then holds in the headers of lists too.
    @Entry package var isTextCaseChosen = false

    /// The default font of text; nil for the body font.
    public var font: Font? {
        get { textStyle.characters.font }
        set { textStyle.characters.font = newValue }
    }

    /// The maximum number of lines of a text; nil for no limit. Values below 1 count as 1.
    public var lineLimit: Int? {
        get { textStyle.lineLimit }
        set { textStyle.lineLimit = newValue }
    }

    /// Additional space between the lines of a text, in points. Negative values and values that are not finite count as zero.
    public var lineSpacing: CGFloat {
        get { textStyle.lineSpacing }
        set { textStyle.lineSpacing = newValue }
    }

    /// The smallest factor to which text may be scaled down to fit. It is limited to 0...1; NaN counts as 1.
    public var minimumScaleFactor: CGFloat {
        get { textStyle.minimumScaleFactor }
        set { textStyle.minimumScaleFactor = newValue }
    }

    /// The position at which text that does not fit is truncated.
    public var truncationMode: Text.TruncationMode {
        get { textStyle.truncationMode }
        set { textStyle.truncationMode = newValue }
    }

    /// Whether the space between characters may be reduced slightly to make text fit.
    public var allowsTightening: Bool {
        get { textStyle.allowsTightening }
        set { textStyle.allowsTightening = newValue }
    }

    /// The alignment of lines that are narrower than the widest line of a text.
    public var multilineTextAlignment: TextAlignment {
        get { textStyle.multilineTextAlignment }
        set { textStyle.multilineTextAlignment = newValue }
    }

    /// The letter case in which text is shown; nil leaves it unchanged.
    public var textCase: Text.Case? {
        get { textStyle.characters.textCase }
        set {
            textStyle.characters.textCase = newValue
            isTextCaseChosen = true
        }
    }

    /// The user's preferred text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { textStyle.dynamicTypeSize }
        set { textStyle.dynamicTypeSize = newValue }
    }
}
