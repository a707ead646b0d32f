import Foundation

extension AttributeScopes {
    /// The attribute scope of the framework's text styles.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that `Text` renders, including Foundation's own.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the characters.
        public let font: FontAttribute
        /// The colour of the characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the characters.
        public let backgroundColor: BackgroundColorAttribute
        /// The style of a line through the characters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The style of a line under the characters.
        public let underlineStyle: UnderlineStyleAttribute
        /// Additional space after every character, in points.
        public let kern: KerningAttribute
        /// Additional space after every character, in points. Overrides `kern`.
        public let tracking: TrackingAttribute
        /// The distance by which the characters are raised, in points. Negative values lower them.
        public let baselineOffset: BaselineOffsetAttribute
        /// The edge at which the lines of the paragraph are aligned.
        public let alignment: CoreTextAttributes.TextAlignmentAttribute
        /// The height of the paragraph's lines.
        public let lineHeight: CoreTextAttributes.LineHeightAttribute
        /// The meaning of the range within its paragraph, as derived from Markdown.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The attributes defined by Foundation, such as links.
        public let foundation: FoundationAttributes

        /// The font of the characters.
        public enum FontAttribute: CodableAttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = Font
            /// The attribute's name.
            public static let name = "SwiftUI.Font"
        }

        /// The colour of the characters.
        public enum ForegroundColorAttribute: CodableAttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = Color
            /// The attribute's name.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The colour behind the characters.
        public enum BackgroundColorAttribute: CodableAttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = Color
            /// The attribute's name.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The style of a line through the characters.
        public enum StrikethroughStyleAttribute: CodableAttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = Text.LineStyle
            /// The attribute's name.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The style of a line under the characters.
        public enum UnderlineStyleAttribute: CodableAttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = Text.LineStyle
            /// The attribute's name.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// Additional space after every character, in points.
        public enum KerningAttribute: CodableAttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.Kern"
        }

        /// Additional space after every character, in points, which overrides kerning.
        public enum TrackingAttribute: CodableAttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.Tracking"
        }

        /// The distance by which characters are raised, in points.
        public enum BaselineOffsetAttribute: CodableAttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// The meaning of a range within its paragraph.
        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = InlinePresentationIntent
            /// The attribute's name.
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns an attribute of the SwiftUI scope.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
        self[T.self]
    }
}
