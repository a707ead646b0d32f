import CairoRendering
import Combine
import CoreGraphics
import Foundation
import SwiftUICore

/// Makes pictures of a view: an image, or a PNG, PDF or SVG file.
///
/// The view keeps its state from picture to picture. `objectWillChange` sends when the next picture may differ.
public final class ImageRenderer<Content: View>: ObservableObject {
    /// Sends before the view or a setting changes.
    public let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view.
    @MainActor public var content: Content {
        didSet {
            objectWillChange.send()
            tree.setRootView(content)
        }
    }

    /// The size proposed to the view, in points; the picture is as large as the view answers.
    @MainActor public var proposedSize = ProposedViewSize.unspecified {
        willSet { objectWillChange.send() }
    }

    /// Pixels per point. Values that are not positive count as 1.
    @MainActor public var scale: CGFloat = 1 {
        willSet { objectWillChange.send() }
    }

    /// Whether the picture has a black background instead of none.
    @MainActor public var isOpaque = false {
        willSet { objectWillChange.send() }
    }

    @MainActor private let tree: ViewTree

    /// A renderer of a view.
    @MainActor public init(content view: Content) {
        Engines.install()
        content = view
        tree = ViewTree(size: .zero)
        tree.setRootView(view)
        tree.onUpdateNeeded = { [objectWillChange] in objectWillChange.send() }
    }

    /// The view as an image; nil if it has no size or one that no image can have.
    @MainActor public var cgImage: CGImage? {
        try? draw { renderer, list, size in try renderer.image(of: list, size: size) }
    }

    /// The view as the bytes of a PNG file, which records the scale.
    ///
    /// Throws if the view has no size or one that no picture can have.
    @MainActor public func pngData() throws -> Data {
        try draw { renderer, list, size in try renderer.pngData(of: list, size: size) }
    }

    /// Writes the view to a PNG file, which records the scale.
    ///
    /// Throws if the view has no size or one that no picture can have, or if the file cannot be written.
    @MainActor public func writePNG(to url: URL) throws {
        try draw { renderer, list, size in try renderer.writePNG(of: list, size: size, to: url) }
    }

    /// Writes the view to a PDF file of one page as large as the view; text stays text.
    ///
    /// What PDF lacks, such as blurs, is drawn as pixels at `scale`. Throws as `writePNG(to:)` does.
    @MainActor public func writePDF(to url: URL) throws {
        try draw { renderer, list, size in try renderer.writePDF(of: list, size: size, to: url) }
    }

    /// Writes the view to an SVG file; text becomes outlines.
    ///
    /// What SVG lacks is drawn as pixels at `scale`. Throws as `writePNG(to:)` does.
    @MainActor public func writeSVG(to url: URL) throws {
        try draw { renderer, list, size in try renderer.writeSVG(of: list, size: size, to: url) }
    }

    /// Draws the view into a context of the program's.
    ///
    /// `renderer` is called with the view's size and a function that draws the view into a context, with the view's lower left corner
    /// at the origin and as large as the size says where y points up, as in bitmaps and PDF files. A view that has no size is not
    /// drawn; the size is zero then. Edges lie where they do in a picture with `scale`; `isOpaque` does not count.
    ///
    /// - Parameters:
    ///   - rasterizationScale: Pixels per point of what is drawn as pixels where all else is vectors; what is not positive counts as 1.
    ///   - renderer: Called with the size in points and the function that draws.
    @MainActor public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        let drawing = try? draw { _, list, size in (list, size) }
        guard let (list, size) = drawing else { return renderer(.zero) { _ in } }
        renderer(size) { context in
            context.draw(
                list, transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height),
                rasterizationScale: rasterizationScale)
        }
    }

    /// Lays the view out and hands its picture over.
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
