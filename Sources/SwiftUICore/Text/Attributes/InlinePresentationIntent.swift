#if !canImport(Darwin)
/// The meaning of a range of text within its paragraph, as derived from Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt

    /// Creates an option set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasis; shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strong emphasis; shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code; shown in a fixed-width font.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Deleted text; shown with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A line break in the source that is shown as a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    /// HTML within a paragraph.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    /// HTML that forms a block of its own.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}
#endif
