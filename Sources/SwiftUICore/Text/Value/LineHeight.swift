import Foundation

extension AttributedString {
    /// The height of the lines of a text.
    public struct LineHeight: Hashable, Sendable {
        let rule: TextLayoutOptions.LineHeight?

        /// The height that the fonts give.
        public static let normal = LineHeight(rule: nil)
        /// The height that the fonts give, also where scripts need different ones.
        public static let variable = LineHeight(rule: nil)
        /// A tenth less than the height that the fonts give.
        public static let tight = LineHeight(rule: .multiple(0.9))
        /// A quarter more than the height that the fonts give.
        public static let loose = LineHeight(rule: .multiple(1.25))

        /// A multiple of the height that the fonts give.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .multiple(factor)) }

        /// The height that the fonts give, with additional points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(rule: .increased(increase)) }

        /// A number of points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }
    }
}

extension View {
    /// Sets the height of the lines of texts in the view; nil for that of the fonts. Heights that are not positive and finite have no effect.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.textStyle.lineHeight, lineHeight)
    }
}
