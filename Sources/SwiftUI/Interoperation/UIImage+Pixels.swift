import CairoRendering
import CoreGraphics
import Foundation
import SwiftUICore

extension UIImage {
    /// The size in points.
    public var size: CGSize { content.naturalSize(in: environment) }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool {
        if case .symbol = content.source { true } else { false }
    }

    /// Whether the configuration of a symbol says in which colours it is drawn.
    package var hasOwnColors: Bool {
        isSymbolImage && (environment.foregroundStyles.isChosen || environment.symbolRenderingMode == .multicolor)
    }

    /// Whether a symbol has a size, a weight or colours of its own, which views around it do not change.
    var isConfiguredSymbol: Bool { isSymbolImage && (environment.font != nil || hasOwnColors) }

    /// The pixels; nil for an image of no size. Symbols and vector images are drawn once, with `scale` pixels per point.
    public var cgImage: CGImage? {
        if tint == nil, let bitmap = content.bitmap(in: environment) { return bitmap.image }
        let size = size
        guard size.width > 0, size.height > 0 else { return nil }
        if let drawn = drawnPixels.withLock({ $0 }) { return drawn }
        let list = drawing(in: CGRect(origin: .zero, size: size))
        let drawn = try? CairoRenderer(scale: scale).image(of: list, size: size)
        drawnPixels.withLock { $0 = drawn }
        return drawn
    }

    /// The drawing of the image in a rectangle, with the y axis pointing down.
    package func drawing(in rect: CGRect) -> DisplayList {
        let isTemplate = renderingMode == .alwaysTemplate || (isSymbolImage && renderingMode == .automatic && !hasOwnColors)
        let color = isTemplate || tint != nil ? (tint?.color ?? .black) : nil
        return content.displayList(in: rect, environment: environment, tint: color)
    }

    /// Returns the image as a PNG file; nil for an image of no size.
    public func pngData() -> Data? { cgImage?.pngData(pixelsPerPoint: scale) }

    /// Returns the image over white as a JPEG file of a quality between 0 and 1; nil for an image of no size.
    public func jpegData(compressionQuality: CGFloat) -> Data? { cgImage?.jpegData(quality: compressionQuality) }
}

/// Returns the image as a PNG file; nil for an image of no size.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// Returns the image over white as a JPEG file of a quality between 0 and 1; nil for an image of no size.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
