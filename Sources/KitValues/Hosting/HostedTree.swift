import CairoRendering
import CoreGraphics
import SwiftUI
import SwiftUICore

/// A view outside of a window, which can be measured and drawn.
@MainActor
package final class HostedTree<Content: View> {
    package var content: Content {
        didSet { tree.setRootView(content) }
    }

    private let tree: ViewTree

    package init(_ content: Content) {
        Engines.install()
        self.content = content
        tree = ViewTree(size: .zero)
        tree.setRootView(content)
        tree.update()
    }

    /// The size that the view chooses for a proposed size; 0 and infinity propose the minimum and the maximum.
    package func size(for proposed: CGSize) -> CGSize {
        tree.update()
        return tree.rootNode?.contentSize(for: Proposal(width: proposed.width, height: proposed.height)) ?? .zero
    }

    /// The ideal size of the view.
    package var idealSize: CGSize {
        tree.update()
        return tree.rootNode?.contentSize(for: .unspecified) ?? .zero
    }

    /// Returns the view drawn in a size in points; nil for a size without area.
    package func image(size: CGSize, scale: CGFloat) -> CGImage? {
        let renderer = ImageRenderer(content: content)
        renderer.proposedSize = ProposedViewSize(size)
        renderer.scale = scale
        return renderer.cgImage
    }
}
