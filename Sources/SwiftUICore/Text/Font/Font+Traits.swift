import Foundation

extension Font {
    /// A role that text plays, with a size and weight of its own on every platform.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// Large titles.
        case largeTitle
        /// First level headings.
        case title
        /// Second level headings.
        case title2
        /// Third level headings.
        case title3
        /// Headings.
        case headline
        /// Subheadings.
        case subheadline
        /// Body text.
        case body
        /// Callouts.
        case callout
        /// Footnotes.
        case footnote
        /// Captions.
        case caption
        /// Second level captions.
        case caption2
        /// Extra large titles.
        case extraLargeTitle
        /// Second level extra large titles.
        case extraLargeTitle2
    }

    /// The design of a typeface.
    public enum Design: Hashable, Sendable {
        /// The platform's own design.
        case `default`
        /// A design with serifs.
        case serif
        /// A design with rounded strokes.
        case rounded
        /// A design whose characters are equally wide.
        case monospaced
    }

    /// The thickness of a typeface's strokes.
    public struct Weight: Hashable, Sendable {
        /// -1 for the thinnest to 1 for the thickest; 0 is regular.
        package let value: CGFloat

        package init(value: CGFloat) {
            self.value = value
        }

        /// The thinnest weight.
        public static let ultraLight = Weight(value: -0.8)
        /// A thin weight.
        public static let thin = Weight(value: -0.6)
        /// A light weight.
        public static let light = Weight(value: -0.4)
        /// The weight of body text.
        public static let regular = Weight(value: 0)
        /// A little thicker than regular.
        public static let medium = Weight(value: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(value: 0.3)
        /// The weight of strong emphasis.
        public static let bold = Weight(value: 0.4)
        /// A heavy weight.
        public static let heavy = Weight(value: 0.56)
        /// The thickest weight.
        public static let black = Weight(value: 0.62)
    }

    /// How wide a typeface's characters are drawn.
    public struct Width: Hashable, Sendable {
        /// The width: 0 is standard, negative is narrower, positive is wider.
        public var value: CGFloat

        /// Makes a width from a value; 0 is standard.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// Much narrower than standard.
        public static let compressed = Width(-0.3)
        /// Narrower than standard.
        public static let condensed = Width(-0.2)
        /// The width of body text.
        public static let standard = Width(0)
        /// Wider than standard.
        public static let expanded = Width(0.2)
    }

    /// The space between lines that a font asks for.
    public enum Leading: Hashable, Sendable {
        /// The font's own line spacing.
        case standard
        /// Lines closer together.
        case tight
        /// Lines further apart.
        case loose
    }
}
