import CoreGraphics

extension Font {
    /// The properties of the environment that determine how fonts are resolved: the platform, the size of text and the desktop's scale.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let context: FontResolutionContext

        public var debugDescription: String { "Font.Context(\(context.dynamicTypeSize))" }
    }

    /// The properties that a font has in an environment.
    public struct Resolved: Hashable, Sendable {
        private let font: ResolvedFont
        /// The line spacing of the font.
        public let leading: Font.Leading

        fileprivate init(_ font: ResolvedFont, leading: Font.Leading) {
            self.font = font
            self.leading = leading
        }

        /// The size in points.
        public var pointSize: CGFloat { font.size }
        /// The thickness of the strokes.
        public var weight: Font.Weight { Font.Weight(value: font.weight) }
        /// The width of the characters.
        public var width: Font.Width { Font.Width(font.width) }
        /// Whether the font is at least as thick as `bold`.
        public var isBold: Bool { font.weight >= Font.Weight.bold.value }
        /// Whether the font is italic.
        public var isItalic: Bool { font.isItalic }
        /// Whether all characters of the font have the same width.
        public var isMonospaced: Bool { font.family == .system(.monospaced) }
        /// Whether lowercase letters are shown as small capitals.
        public var isLowercaseSmallCaps: Bool { font.features.contains(.lowercaseSmallCaps) }
        /// Whether uppercase letters are shown as small capitals.
        public var isUppercaseSmallCaps: Bool { font.features.contains(.uppercaseSmallCaps) }
        /// Whether both lowercase and uppercase letters are shown as small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// Returns the properties of the font in a context.
    ///
    /// ```swift
    /// @Environment(\.fontResolutionContext) private var context
    ///
    /// var body: some View {
    ///     Text("Title").font(.title).padding(Font.title.resolve(in: context).pointSize / 2)
    /// }
    /// ```
    public func resolve(in context: Font.Context) -> Font.Resolved {
        var leading = Leading.standard
        for case .leading(let value) in modifiers { leading = value }
        return Font.Resolved(ResolvedFontCache.font(self, in: context.context), leading: leading)
    }
}

extension EnvironmentValues {
    /// The context in which the fonts of the view are resolved.
    public var fontResolutionContext: Font.Context {
        Font.Context(
            context: FontResolutionContext(
                profile: platformProfile.typography, dynamicTypeSize: textStyle.dynamicTypeSize, textScale: textScale))
    }
}
