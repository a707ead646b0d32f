import CoreGraphics
import SwiftUI

extension NSImage {
    /// How a symbol is drawn: its size and weight.
    public struct SymbolConfiguration: Hashable, Sendable {
        var pointSize: CGFloat?
        var weight: Font.Weight?
        var scale: SymbolScale?
        var textStyle: NSFont.TextStyle?

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
        var font = configuration.textStyle.map { NSFont.preferredFont(forTextStyle: $0).font } ?? environment.font ?? .body
        if let pointSize = configuration.pointSize { font = .system(size: pointSize) }
        if let weight = configuration.weight { font = font.weight(weight) }
        environment.font = font
        if let scale = configuration.scale { environment.imageScale = scale == .small ? .small : scale == .large ? .large : .medium }
        let configured = NSImage(UIImage(content: image.content, scale: image.scale, environment: environment, renderingMode: image.renderingMode))
        configured.accessibilityDescription = accessibilityDescription
        return configured
    }
}
