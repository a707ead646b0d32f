#if !canImport(Darwin)
/// The meaning of a stretch of text within its paragraph, as Markdown gives it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The set as a number.
    public let rawValue: UInt

    /// Makes a set from its number.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Stressed; shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strongly stressed; shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code; shown in a fixed-width font.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// No longer valid; shown struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A line break of the source that shows as a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    /// HTML within a paragraph.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    /// HTML that is a block of its own.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}
#endif
