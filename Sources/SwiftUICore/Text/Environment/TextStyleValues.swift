import Foundation

/// The part of the environment that text alone reads, kept under one key so that reading it is one look-up.
package struct TextStyleValues: Equatable, Sendable {
    package var font: Font?
    package var fontChanges: [Font.Modifier] = []
    package var kerning: CGFloat = 0
    package var tracking: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
    package var textCase: Text.Case?
    package var lineLimit: Int?
    /// The height of this many lines is taken even by shorter text; nil for as many as there are.
    package var lowerLineLimit: Int?
    package var lineSpacing: CGFloat = 0
    package var minimumScaleFactor: CGFloat = 1
    package var truncationMode = Text.TruncationMode.tail
    package var allowsTightening = false
    package var multilineTextAlignment = TextAlignment.leading
    package var dynamicTypeSize = DynamicTypeSize.large
}

private enum TextStyleKey: EnvironmentKey { static let defaultValue = TextStyleValues() }

extension EnvironmentValues {
    package var textStyle: TextStyleValues {
        get { self[TextStyleKey.self] }
        set { self[TextStyleKey.self] = newValue }
    }

    /// The font of text that names none; nil for body.
    public var font: Font? {
        get { textStyle.font }
        set { textStyle.font = newValue }
    }

    /// The most lines that a text may have; nil for no limit. Values below one count as one.
    public var lineLimit: Int? {
        get { textStyle.lineLimit }
        set { textStyle.lineLimit = newValue }
    }

    /// Extra space between the lines of a text in points. Negative values count as zero.
    public var lineSpacing: CGFloat {
        get { textStyle.lineSpacing }
        set { textStyle.lineSpacing = newValue }
    }

    /// The smallest fraction of its size to which text may shrink to fit, 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { textStyle.minimumScaleFactor }
        set { textStyle.minimumScaleFactor = newValue }
    }

    /// Where text that does not fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { textStyle.truncationMode }
        set { textStyle.truncationMode = newValue }
    }

    /// Whether the space between characters may shrink a little to make text fit.
    public var allowsTightening: Bool {
        get { textStyle.allowsTightening }
        set { textStyle.allowsTightening = newValue }
    }

    /// Where the lines of a text stand when they are narrower than the widest.
    public var multilineTextAlignment: TextAlignment {
        get { textStyle.multilineTextAlignment }
        set { textStyle.multilineTextAlignment = newValue }
    }

    /// The letter case that text is shown in; nil leaves it as it is.
    public var textCase: Text.Case? {
        get { textStyle.textCase }
        set { textStyle.textCase = newValue }
    }

    /// The reader's preferred text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { textStyle.dynamicTypeSize }
        set { textStyle.dynamicTypeSize = newValue }
    }
}
