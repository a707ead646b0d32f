import CoreGraphics
import KitValues
import SwiftUI
import SwiftUICore

extension NSImage {
    /// How a symbol is drawn: its size, its weight and its colours.
    public struct SymbolConfiguration: Hashable, Sendable {
        fileprivate let settings: SymbolSettings

        private init(_ settings: SymbolSettings) { self.settings = settings }

        /// Creates a configuration of a size in points and a weight.
        public init(pointSize: CGFloat, weight: NSFont.Weight) {
            self.init(SymbolSettings(pointSize: pointSize, weight: Font.Weight(value: weight.rawValue)))
        }
        /// Creates a configuration of a size in points, a weight and a scale.
        public init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale) {
            self.init(SymbolSettings(pointSize: pointSize, weight: Font.Weight(value: weight.rawValue), scale: scale.imageScale))
        }
        /// Creates a configuration of a scale.
        public init(scale: SymbolScale) { self.init(SymbolSettings(scale: scale.imageScale)) }
        /// Creates a configuration for a text style.
        public init(textStyle: NSFont.TextStyle) { self.init(SymbolSettings(textStyle: textStyle)) }
        /// Creates a configuration for a text style and a scale.
        public init(textStyle: NSFont.TextStyle, scale: SymbolScale) {
            self.init(SymbolSettings(textStyle: textStyle, scale: scale.imageScale))
        }
        /// Creates a configuration whose layers have shades of a colour.
        public init(hierarchicalColor: NSColor) { self.init(SymbolSettings(coloring: .hierarchical(hierarchicalColor))) }
        /// Creates a configuration whose layers have colours, the first ones first. Further layers have the last colour.
        public init(paletteColors: [NSColor]) { self.init(SymbolSettings(coloring: .palette(paletteColors))) }
        /// Returns a configuration whose layers have the colours of their meaning.
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(SymbolSettings(coloring: .multicolor)) }
        /// Returns a configuration whose layers have shades of the surrounding colour.
        public static func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration(SymbolSettings(coloring: .hierarchical(nil))) }
        /// Returns a configuration in one colour.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(SymbolSettings(coloring: .monochrome)) }

        /// Returns the configuration with the properties of another one, where that has them.
        public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(settings.applying(configuration.settings))
        }
    }

    /// The size of a symbol relative to its font.
    public enum SymbolScale: Int, Sendable {
        case small = 1
        case medium = 2
        case large = 3

        fileprivate var imageScale: Image.Scale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// Returns the symbol in another configuration; nil if the image is not a symbol.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        guard image.isSymbolImage else { return nil }
        var environment = image.environment
        configuration.settings.apply(to: &environment)
        let configured = NSImage(UIImage(content: image.content, scale: image.scale, environment: environment, renderingMode: image.renderingMode))
        configured.accessibilityDescription = accessibilityDescription
        return configured
    }
}
