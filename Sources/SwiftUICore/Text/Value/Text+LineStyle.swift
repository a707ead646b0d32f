import Foundation

extension Text {
    /// How a line under or through text is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// The dashes of a line.
        public struct Pattern: Hashable, Sendable {
            package let kind: TextItem.TextLine.Pattern

            /// An unbroken line.
            public static let solid = Pattern(kind: .solid)
            /// A line of dots.
            public static let dot = Pattern(kind: .dot)
            /// A line of dashes.
            public static let dash = Pattern(kind: .dash)
            /// A line of alternating dashes and dots.
            public static let dashDot = Pattern(kind: .dashDot)
            /// A line of dashes, each followed by two dots.
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }

        package let pattern: Pattern
        package let color: Color?

        /// Makes a style; without a color the line has the text's.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A single unbroken line in the text's color.
        public static let single = LineStyle()
    }

    /// The letter case that text is shown in.
    public enum Case: Hashable, Sendable {
        /// All capitals.
        case uppercase
        /// All small letters.
        case lowercase
    }
}
