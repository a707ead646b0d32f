import CoreGraphics
import Foundation

/// An image that a closure draws. Drawings with the same size and the same closure are equal.
package final class ImageDrawing: Equatable, @unchecked Sendable {
    // Safe: the closure is called on the thread of the tree that shows the image.
    private let renderer: (inout GraphicsContext) -> Void
    private let size: CGSize
    private let isOpaque: Bool

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.isOpaque = isOpaque
        self.renderer = renderer
    }

    package static func == (left: ImageDrawing, right: ImageDrawing) -> Bool {
        left === right || (left.size == right.size && left.isOpaque == right.isOpaque && isSame(left.renderer, right.renderer))
    }

    /// Draws the image with the pixels of the display; nil if it has no drawable size.
    func bitmap(in environment: EnvironmentValues) -> CGImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let storage = GraphicsStorage(
            bounds: CGRect(origin: .zero, size: size), environment: environment, displayScale: environment.displayScale, symbols: [])
        var context = GraphicsContext(storage: storage)
        renderer(&context)
        return ImageLoading.rasterizer?.image(of: storage.list, size: size, scale: environment.displayScale, isOpaque: isOpaque)
    }
}

extension Image {
    /// Creates an image that a closure draws, such as a picture that a program shows like those of its resources.
    ///
    /// ```swift
    /// let dot = Image(size: CGSize(width: 12, height: 12)) { context in
    ///     context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 12, height: 12)), with: .color(.red))
    /// }
    /// ```
    ///
    /// The closure runs when the image is shown, with the environment and the pixels of the display, and again when these change. Follows
    /// Apple's documentation of `init(size:label:opaque:colorMode:renderer:)`.
    ///
    /// - Parameters:
    ///   - size: The size in points, which is rounded up to whole pixels. An empty or infinite size shows nothing.
    ///   - label: The accessibility label.
    ///   - opaque: Whether the image is black where nothing is drawn.
    ///   - colorMode: The requested colour space. Ignored, as in a canvas: colours are always blended as gamma-encoded sRGB.
    ///   - renderer: The closure that draws, with the origin at the top left corner.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(source: .drawing(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)))
        self.label = label
    }
}
