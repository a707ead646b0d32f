import CairoRendering
import CoreGraphics
import Foundation
import KitValues
import SwiftUI
import SwiftUICore

extension UIImage {
    /// How a symbol is drawn: its size, its weight and its colours.
    public struct SymbolConfiguration: Hashable, Sendable {
        fileprivate let settings: SymbolSettings

        private init(_ settings: SymbolSettings) { self.settings = settings }

        /// Creates a configuration of a size in points.
        public init(pointSize: CGFloat) { self.init(SymbolSettings(pointSize: pointSize)) }
        /// Creates a configuration of a size in points and a weight.
        public init(pointSize: CGFloat, weight: SymbolWeight) { self.init(SymbolSettings(pointSize: pointSize, weight: weight.weight)) }
        /// Creates a configuration of a size in points, a weight and a scale.
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolSettings(pointSize: pointSize, weight: weight.weight, scale: scale.imageScale))
        }
        /// Creates a configuration of a weight.
        public init(weight: SymbolWeight) { self.init(SymbolSettings(weight: weight.weight)) }
        /// Creates a configuration of a scale.
        public init(scale: SymbolScale) { self.init(SymbolSettings(scale: scale.imageScale)) }
        /// Creates a configuration for a text style.
        public init(textStyle: UIFont.TextStyle) { self.init(SymbolSettings(textStyle: textStyle)) }
        /// Creates a configuration for a text style and a scale.
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(SymbolSettings(textStyle: textStyle, scale: scale.imageScale))
        }
        /// Creates a configuration for a font.
        public init(font: UIFont) { self.init(SymbolSettings(pointSize: font.pointSize)) }
        /// Creates a configuration for a font and a scale.
        public init(font: UIFont, scale: SymbolScale) { self.init(SymbolSettings(pointSize: font.pointSize, scale: scale.imageScale)) }
        /// Creates a configuration whose layers have shades of a colour.
        public init(hierarchicalColor: UIColor) { self.init(SymbolSettings(coloring: .hierarchical(hierarchicalColor))) }
        /// Creates a configuration whose layers have colours, the first ones first. Further layers have the last colour.
        public init(paletteColors: [UIColor]) { self.init(SymbolSettings(coloring: .palette(paletteColors))) }
        /// Returns a configuration whose layers have the colours of their meaning.
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(SymbolSettings(coloring: .multicolor)) }
        /// Returns a configuration in one colour.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(SymbolSettings(coloring: .monochrome)) }
        /// A configuration that changes nothing.
        public static let unspecified = SymbolConfiguration(SymbolSettings())

        /// Returns the configuration with the properties of another one, where that has them.
        public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
            otherConfiguration.map { SymbolConfiguration(settings.applying($0.settings)) } ?? self
        }
    }

    /// The weight of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        fileprivate var weight: Font.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            case .unspecified, .regular: .regular
            }
        }
    }

    /// The size of a symbol relative to its font.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        fileprivate var imageScale: Image.Scale {
            switch self {
            case .small: .small
            case .large: .large
            case .default, .unspecified, .medium: .medium
            }
        }
    }

    /// Creates an image of a symbol; nil if no symbol has the name.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        var environment = Self.plainEnvironment
        configuration?.settings.apply(to: &environment)
        guard Image(systemName: name).exists(in: environment) else { return nil }
        self.init(content: Image(systemName: name), scale: environment.displayScale, environment: environment)
    }

    /// Creates an image from the resources of a bundle; nil if no image has the name. The configuration is ignored: it is for symbols.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
        self.init(named: name, bundle: bundle)
    }

    /// Creates an image from the resources of a bundle; nil if no image has the name. The traits are ignored.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name, bundle: bundle)
    }

    /// Returns the image as a template or in its own colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content: content, scale: scale, orientation: imageOrientation, environment: environment, renderingMode: renderingMode, tint: tint)
    }

    /// Returns the image as a template, drawn in a colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(content: content, scale: scale, orientation: imageOrientation, environment: environment, renderingMode: renderingMode, tint: color)
    }

    /// Returns the image drawn in a colour. With the mode `alwaysOriginal`, views do not tint the result again.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let tinted = withTintColor(color)
        guard renderingMode == .alwaysOriginal, let pixels = tinted.cgImage else { return tinted.withRenderingMode(renderingMode) }
        return UIImage(cgImage: pixels, scale: scale).withRenderingMode(.alwaysOriginal)
    }

    /// Returns the symbol in another configuration. Images that are not symbols are returned unchanged.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard isSymbolImage else { return self }
        var environment = environment
        configuration.settings.apply(to: &environment)
        return UIImage(content: content, scale: scale, environment: environment, renderingMode: renderingMode, tint: tint)
    }

    /// Returns the symbol in another configuration; nil if the image is not a symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// Returns the image scaled to fit a size in points, keeping its aspect ratio; nil for a size without area.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / own.width, size.height / own.height)
        let fitted = CGSize(width: own.width * factor, height: own.height * factor)
        return redrawn(in: fitted, scale: scale).map { UIImage(cgImage: $0, scale: scale) }
    }

    /// Returns the image scaled to fit a size in points, keeping its aspect ratio; nil for a size without area.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Returns the image with its pixels decoded; nil for an image without area.
    public func preparingForDisplay() -> UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale) } }
    /// Returns the image with its pixels decoded; nil for an image without area.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// Passes the image with its pixels decoded to a closure; nil for an image without area.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(preparingForDisplay()) }

    /// Passes the image scaled to fit a size in points to a closure; nil for a size without area.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// Returns the image mirrored from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        guard let pixels = cgImage else { return self }
        return UIImage(cgImage: pixels, scale: scale, orientation: .upMirrored).withRenderingMode(
            isSymbolImage && renderingMode == .automatic && !hasOwnColors && tint == nil ? .alwaysTemplate : renderingMode)
    }
}
