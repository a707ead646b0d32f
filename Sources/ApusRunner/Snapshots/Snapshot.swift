import CairoRendering
import CoreGraphics
import Foundation
import RunnerProtocol
import SwiftUICore

/// A view's picture and the text of its tree, which are recorded and compared.
@MainActor
package struct Snapshot {
    package let picture: CGImage
    package let tree: RecordedTree

    /// Draws a tree as it is, on the window background.
    package init(of tree: ViewTree) throws {
        guard let root = tree.rootNode else { throw RenderingError.unsuitableSize(.zero) }
        let scale = tree.environment.displayScale
        let renderer = CairoRenderer(scale: scale, background: Color(system: .background).resolve(in: tree.environment))
        picture = try renderer.image(of: DisplayListBuilder.draw(root, displayScale: scale), size: tree.size)
        self.tree = RecordedTree(TreeText(withValuesOf: root, names: tree.inspection.viewNames).text)
    }
}
