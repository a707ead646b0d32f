import Foundation

extension AttributeScopes {
    /// The attributes of paragraphs that texts draw. They are also members of the scope `swiftUI`.
    public struct CoreTextAttributes: AttributeScope {
        /// The edge at which the lines of the paragraph are aligned.
        public let alignment: TextAlignmentAttribute
        /// The height of the paragraph's lines.
        public let lineHeight: LineHeightAttribute

        /// The edge at which the lines of a paragraph are aligned. Set for a part of a paragraph, it holds of the whole paragraph.
        public enum TextAlignmentAttribute: CodableAttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = AttributedString.TextAlignment
            /// The attribute's name.
            public static let name = "CoreText.TextAlignment"
            /// The attribute has one value in a paragraph.
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
        }

        /// The height of the lines of a paragraph. Set for a part of a paragraph, it holds of the whole paragraph.
        public enum LineHeightAttribute: CodableAttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = AttributedString.LineHeight
            /// The attribute's name.
            public static let name = "CoreText.LineHeight"
            /// The attribute has one value in a paragraph.
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
        }
    }
}

extension AttributedString {
    /// The edge at which the lines of a paragraph are aligned, whatever the writing direction.
    ///
    /// Follows https://developer.apple.com/documentation/foundation/attributedstring/textalignment.
    public enum TextAlignment: String, Hashable, Codable, Sendable {
        /// The left edge.
        case left
        /// The right edge.
        case right
        /// Both edges at the same distance.
        case center

        var edge: ResolvedText.Paragraph.Alignment {
            switch self {
            case .left: .left
            case .right: .right
            case .center: .center
            }
        }
    }
}
