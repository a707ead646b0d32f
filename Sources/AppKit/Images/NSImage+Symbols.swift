import CoreGraphics
import KitValues
import SwiftUI
import SwiftUICore

extension NSImage {
    /// How a symbol is drawn: its size, its weight and its colours.
    public struct SymbolConfiguration: Hashable, Sendable {
        var pointSize: CGFloat?
        var weight: Font.Weight?
        var scale: SymbolScale?
        var textStyle: NSFont.TextStyle?
        var coloring: SymbolColoring?

        /// Creates a configuration of a size in points and a weight.
        public init(pointSize: CGFloat, weight: NSFont.Weight) {
            self.pointSize = pointSize
            self.weight = Font.Weight(value: weight.rawValue)
        }
        /// Creates a configuration of a size in points, a weight and a scale.
        public init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight)
            self.scale = scale
        }
        /// Creates a configuration of a scale.
        public init(scale: SymbolScale) { self.scale = scale }
        /// Creates a configuration for a text style.
        public init(textStyle: NSFont.TextStyle) { self.textStyle = textStyle }
        /// Creates a configuration for a text style and a scale.
        public init(textStyle: NSFont.TextStyle, scale: SymbolScale) {
            self.textStyle = textStyle
            self.scale = scale
        }
        /// Creates a configuration whose layers have shades of a colour.
        public init(hierarchicalColor: NSColor) { coloring = .hierarchical(hierarchicalColor) }
        /// Creates a configuration whose layers have colours, the first ones first. Further layers have the last colour.
        public init(paletteColors: [NSColor]) { coloring = .palette(paletteColors) }
        /// Returns a configuration whose layers have the colours of their meaning.
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(coloring: .multicolor) }
        /// Returns a configuration whose layers have shades of the surrounding colour.
        public static func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration(coloring: .hierarchical(nil)) }
        /// Returns a configuration in one colour.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(coloring: .monochrome) }

        private init(coloring: SymbolColoring) { self.coloring = coloring }

        /// Returns the configuration with the properties of another one, where that has them.
        public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            var result = self
            if configuration.pointSize != nil || configuration.textStyle != nil {
                result.pointSize = configuration.pointSize
                result.textStyle = configuration.textStyle
            }
            result.weight = configuration.weight ?? weight
            result.scale = configuration.scale ?? scale
            result.coloring = configuration.coloring ?? coloring
            return result
        }

        fileprivate func apply(to environment: inout EnvironmentValues) {
            coloring?.apply(to: &environment)
            guard pointSize != nil || weight != nil || textStyle != nil || scale != nil else { return }
            var font = textStyle.map { NSFont.preferredFont(forTextStyle: $0).font } ?? environment.font ?? .body
            if let pointSize { font = .system(size: pointSize) }
            if let weight { font = font.weight(weight) }
            environment.font = font
            if let scale { environment.imageScale = scale == .small ? .small : scale == .large ? .large : .medium }
        }
    }

    /// The size of a symbol relative to its font.
    public enum SymbolScale: Int, Sendable {
        case small = 1
        case medium = 2
        case large = 3
    }

    /// Returns the symbol in another configuration; nil if the image is not a symbol.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        guard image.isSymbolImage else { return nil }
        var environment = image.environment
        configuration.apply(to: &environment)
        let configured = NSImage(UIImage(content: image.content, scale: image.scale, environment: environment, renderingMode: image.renderingMode))
        configured.accessibilityDescription = accessibilityDescription
        return configured
    }
}
