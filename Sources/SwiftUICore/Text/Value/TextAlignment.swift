/// The alignment of lines that are narrower than the widest line of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines are aligned at the leading edge.
    case leading
    /// Lines are centred.
    case center
    /// Lines are aligned at the trailing edge.
    case trailing
}

extension Text {
    /// How the leading edge of a text is determined.
    public struct AlignmentStrategy: Hashable, Sendable {
        private enum Kind { case automatic, layoutBased, writingDirectionBased }
        private let kind: Kind

        /// By the layout.
        public static let `default` = AlignmentStrategy(kind: .automatic)
        /// By the layout: the leading edge is that of the view.
        public static let layoutBased = AlignmentStrategy(kind: .layoutBased)
        /// By the text: the leading edge of a paragraph is where its writing begins, such as the right one for Hebrew.
        public static let writingDirectionBased = AlignmentStrategy(kind: .writingDirectionBased)
    }
}

extension View {
    /// Sets how the leading edge of texts in the view is determined.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        environment(\.textStyle.alignmentStrategy, strategy)
    }
}
