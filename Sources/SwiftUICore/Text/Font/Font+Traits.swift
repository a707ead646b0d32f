import Foundation

extension Font {
    /// A semantic text style, whose size and weight are defined by the platform.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// The style of large titles.
        case largeTitle
        /// The style of first-level headings.
        case title
        /// The style of second-level headings.
        case title2
        /// The style of third-level headings.
        case title3
        /// The style of headings in body size.
        case headline
        /// The style of subheadings.
        case subheadline
        /// The style of body text.
        case body
        /// The style of callouts.
        case callout
        /// The style of footnotes.
        case footnote
        /// The style of captions.
        case caption
        /// The style of second-level captions.
        case caption2
        /// The style of extra large titles.
        case extraLargeTitle
        /// The style of second-level extra large titles.
        case extraLargeTitle2
    }

    /// The design of a typeface.
    public enum Design: Hashable, Sendable {
        /// The platform's default design.
        case `default`
        /// A design with serifs.
        case serif
        /// A design with rounded strokes.
        case rounded
        /// A design whose characters have equal widths.
        case monospaced
    }

    /// The thickness of a typeface's strokes.
    public struct Weight: Hashable, Sendable {
        /// The weight from -1 (thinnest) to 1 (thickest); 0 is regular.
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
        /// A weight slightly bolder than regular.
        public static let medium = Weight(value: 0.23)
        /// A weight between medium and bold.
        public static let semibold = Weight(value: 0.3)
        /// The weight of strong emphasis.
        public static let bold = Weight(value: 0.4)
        /// A heavy weight.
        public static let heavy = Weight(value: 0.56)
        /// The thickest weight.
        public static let black = Weight(value: 0.62)
    }

    /// The width of a typeface's characters.
    public struct Width: Hashable, Sendable {
        /// The width: 0 is standard, negative values are narrower, positive values are wider.
        public var value: CGFloat

        /// Creates a width. 0 is standard.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// A width much narrower than standard.
        public static let compressed = Width(-0.3)
        /// A width narrower than standard.
        public static let condensed = Width(-0.2)
        /// The width of body text.
        public static let standard = Width(0)
        /// A width wider than standard.
        public static let expanded = Width(0.2)
    }

    /// The line spacing of a font.
    public enum Leading: Hashable, Sendable {
        /// The font's own line spacing.
        case standard
        /// Reduced line spacing.
        case tight
        /// Increased line spacing.
        case loose
    }
}
