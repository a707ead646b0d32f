import CoreGraphics

extension GraphicsContext {
    /// The way in which drawn content is composited with the content behind it.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        @inlinable public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// Removes the content behind.
        public static var clear: BlendMode { BlendMode(rawValue: 16) }
        /// Replaces the content behind.
        public static var copy: BlendMode { BlendMode(rawValue: 17) }
        /// Draws only where there is content behind, and removes that content.
        public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        /// Draws only where there is no content behind, and removes the content behind.
        public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        /// Draws only over the content behind.
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// Draws behind the existing content.
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// Keeps the content behind only where something is drawn.
        public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        /// Keeps the content behind only where nothing is drawn.
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// Draws behind the existing content, which is kept only where something is drawn.
        public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        /// Draws the areas covered by either the new content or the content behind, but not both.
        public static var xor: BlendMode { BlendMode(rawValue: 25) }
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        /// The display list effect of the mode; nil for the normal mode and unknown raw values.
        var effect: DisplayList.Effect? { CGBlendMode(rawValue: rawValue).flatMap { DisplayList.Effect($0) } }
    }
}
