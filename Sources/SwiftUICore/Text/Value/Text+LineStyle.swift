import Foundation

extension Text {
    /// The style of a line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
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

        /// Creates a line style. Without a colour, the line has the colour of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A single solid line in the colour of the text.
        public static let single = LineStyle()
    }

    /// The letter case in which text is shown.
    public enum Case: Hashable, Sendable {
        /// All letters in upper case.
        case uppercase
        /// All letters in lower case.
        case lowercase
    }
}
