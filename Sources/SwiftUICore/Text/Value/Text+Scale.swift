import CoreGraphics

extension Text {
    /// The size of a text relative to its font.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// Four fifths of it, for text such as units beside a number.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Returns the text in a scale of its font, if `isEnabled` is true.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled && scale.factor != 1 ? modified(.fontChange(.scaled(scale.factor))) : self
    }
}

extension View {
    /// Shows texts in the view in a scale of their fonts, if `isEnabled` is true.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        changingEnvironment(\.textStyle) { style in
            if isEnabled, scale.factor != 1 { style.characters.fontChanges.append(.scaled(scale.factor)) }
        }
    }
}
