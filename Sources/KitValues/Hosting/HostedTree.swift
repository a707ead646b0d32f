import CairoRendering
import CoreGraphics
import SwiftUI
import SwiftUICore

/// A view that can be measured and drawn outside of a window, and shown in one.
@MainActor
package final class HostedTree<Content: View> {
    package var content: Content {
        didSet { if let tree = windowTree { show(in: tree) } else { ownTree?.setRootView(content) } }
    }

    /// Whether the window shows nothing of the view, which keeps its size and its state.
    package var isHidden = false {
        didSet { if isHidden != oldValue, let tree = windowTree { show(in: tree) } }
    }

    /// The tree in which the view is measured while no window shows it; nil until it is needed, so that a view is not made twice.
    private var ownTree: ViewTree?
    /// The tree of the window that shows the view; nil for none.
    private weak var windowTree: ViewTree?

    package init(_ content: Content) {
        Engines.install()
        self.content = content
    }

    private var tree: ViewTree {
        if let tree = windowTree ?? ownTree { return tree }
        let tree = ViewTree(size: .zero, environment: UIImage.plainEnvironment)
        tree.setRootView(content)
        ownTree = tree
        return tree
    }

    /// Makes the view the content of a window.
    package func show(in tree: ViewTree) {
        if let ownTree {
            ownTree.removeRootView()
            ownTree.update()
        }
        ownTree = nil
        windowTree = tree
        tree.setRootView(WindowRoot(content: content.opacity(isHidden ? 0 : 1)))
    }

    /// Ends the connection with a window, which shows other content.
    package func leaveWindow() { windowTree = nil }

    /// The size that the view chooses for a proposed size; 0 and infinity propose the minimum and the maximum.
    package func size(for proposed: CGSize) -> CGSize {
        let tree = tree
        tree.update()
        return tree.rootNode?.contentSize(for: Proposal(width: proposed.width, height: proposed.height)) ?? .zero
    }

    /// The ideal size of the view.
    package var idealSize: CGSize {
        let tree = tree
        tree.update()
        return tree.rootNode?.contentSize(for: .unspecified) ?? .zero
    }

    /// Draws the view, in a size in points, into a rectangle of a context whose y axis points down.
    package func draw(size: CGSize, in rect: CGRect, of context: CGContext) {
        guard size.width > 0, size.height > 0, !rect.isEmpty else { return }
        let renderer = ImageRenderer(content: content.frame(width: size.width, height: size.height))
        renderer.scale = max(1, abs(context.ctm.a))
        renderer.render(rasterizationScale: renderer.scale) { _, draw in
            context.saveGState()
            // The drawing has its origin in the lower left corner.
            context.translateBy(x: rect.minX, y: rect.maxY)
            context.scaleBy(x: rect.width / size.width, y: -rect.height / size.height)
            draw(context)
            context.restoreGState()
        }
    }

    /// Returns the view drawn in a size in points; nil for a size without area.
    package func image(size: CGSize, scale: CGFloat) -> CGImage? {
        let renderer = ImageRenderer(content: content)
        renderer.proposedSize = ProposedViewSize(size)
        renderer.scale = scale
        return renderer.cgImage
    }
}

extension ViewTree {
    /// Draws the views of a window into a rectangle of a context whose y axis points down.
    package func draw(in rect: CGRect, of context: CGContext) {
        update()
        guard let rootNode, size.width > 0, size.height > 0 else { return }
        let scale = max(1, abs(context.ctm.a))
        let transform = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        context.draw(DisplayListBuilder.draw(rootNode, displayScale: scale), transform: transform, rasterizationScale: scale)
    }
}
