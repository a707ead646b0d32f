import CairoRendering
import Combine
import CoreGraphics
import Foundation
import SwiftUICore

/// Renders a view to an image, or to a PNG, PDF or SVG file, without a window.
///
/// The view keeps its state between renderings. `objectWillChange` sends when the next rendering may differ.
///
/// ```swift
/// let renderer = ImageRenderer(content: Chart(values))
/// renderer.scale = 2
/// try renderer.writePNG(to: file)
/// ```
public final class ImageRenderer<Content: View>: ObservableObject {
    /// Sends before the view or a setting changes.
    public let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view to render. A change keeps the state of views that are present before and after it.
    @MainActor public var content: Content {
        didSet {
            objectWillChange.send()
            tree.setRootView(content)
        }
    }

    /// The size proposed to the view, in points; unspecified by default. The rendering has the size that the view chooses.
    @MainActor public var proposedSize = ProposedViewSize.unspecified {
        willSet { objectWillChange.send() }
    }

    /// The number of pixels per point. Values that are not positive count as 1.
    @MainActor public var scale: CGFloat = 1 {
        willSet { objectWillChange.send() }
    }

    /// Whether the background is black instead of transparent.
    @MainActor public var isOpaque = false {
        willSet { objectWillChange.send() }
    }

    /// The requested colour space of the rendering. Ignored: colours are always blended as gamma-encoded sRGB.
    @MainActor public var colorMode = ColorRenderingMode.nonLinear {
        willSet { objectWillChange.send() }
    }

    @MainActor private let tree: ViewTree

    /// Creates a renderer for a view.
    @MainActor public init(content view: Content) {
        Engines.install()
        content = view
        tree = ViewTree(size: .zero)
        tree.setRootView(view)
        tree.onUpdateNeeded = { [objectWillChange] in objectWillChange.send() }
    }

    /// The view as an image; nil if its size is zero, infinite or too large for an image.
    @MainActor public var cgImage: CGImage? {
        try? draw { renderer, list, size in try renderer.image(of: list, size: size) }
    }

    /// Returns the view as PNG data, including the scale as its resolution.
    ///
    /// Throws if the size of the view is zero, infinite or too large for an image.
    @MainActor public func pngData() throws -> Data {
        try draw { renderer, list, size in try renderer.pngData(of: list, size: size) }
    }

    /// Writes the view to a PNG file, including the scale as its resolution.
    ///
    /// Throws if the size of the view is zero, infinite or too large for an image, or if the file cannot be written.
    @MainActor public func writePNG(to url: URL) throws {
        try draw { renderer, list, size in try renderer.writePNG(of: list, size: size, to: url) }
    }

    /// Writes the view to a PDF file with a single page of the view's size. Text remains text.
    ///
    /// Effects that PDF does not support, such as blurs, are rasterized at `scale`. Throws like `writePNG(to:)`.
    @MainActor public func writePDF(to url: URL) throws {
        try draw { renderer, list, size in try renderer.writePDF(of: list, size: size, to: url) }
    }

    /// Writes the view to an SVG file. Text is converted to outlines.
    ///
    /// Effects that SVG does not support are rasterized at `scale`. Throws like `writePNG(to:)`.
    @MainActor public func writeSVG(to url: URL) throws {
        try draw { renderer, list, size in try renderer.writeSVG(of: list, size: size, to: url) }
    }

    /// Draws the view into a graphics context of the caller.
    ///
    /// `renderer` is called once with the size of the view, in points, and a function that draws the view into a context. The lower left
    /// corner of the view is at the origin, with the y axis pointing up as in bitmap and PDF contexts. If the view has no drawable size,
    /// the size is zero and the function draws nothing. Edges are aligned to pixels for `scale`; `isOpaque` is ignored.
    ///
    /// - Parameter rasterizationScale: The number of pixels per point for effects that are rasterized in vector contexts. Values that are
    ///   not positive count as 1.
    @MainActor public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        let drawing = try? draw { _, list, size in (list, size) }
        guard let (list, size) = drawing else { return renderer(.zero) { _ in } }
        renderer(size) { context in
            context.draw(
                list, transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height),
                rasterizationScale: rasterizationScale)
        }
    }

    /// Lays out the view and passes its display list to `body`.
    @MainActor private func draw<Result>(_ body: (CairoRenderer, DisplayList, CGSize) throws -> Result) throws -> Result {
        let renderer = CairoRenderer(scale: scale, background: isOpaque ? .black : nil)
        if tree.environment.displayScale != renderer.scale {
            tree.environment.displayScale = renderer.scale
        }
        tree.update()
        guard let root = tree.rootNode else { throw RenderingError.unsuitableSize(.zero) }
        let size = root.contentSize(for: Proposal(proposedSize))
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw RenderingError.unsuitableSize(size)
        }
        tree.size = size
        tree.update()
        return try body(renderer, DisplayListBuilder.draw(root, displayScale: renderer.scale), size)
    }
}
