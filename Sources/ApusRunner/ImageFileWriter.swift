import CairoRendering
import CoreGraphics
import Foundation
import RunnerProtocol
import SwiftUICore

/// Draws a tree to a file, on the window background.
@MainActor
struct ImageFileWriter {
    let tree: ViewTree
    let format: RunnerJob.Format

    func write(to path: String) throws {
        guard let root = tree.rootNode else { return }
        let environment = tree.environment
        let list = DisplayListBuilder.draw(root, displayScale: environment.displayScale)
        let renderer = CairoRenderer(
            scale: environment.displayScale, background: Color(system: .background).resolve(in: environment))
        let url = URL(fileURLWithPath: path)
        switch format {
        case .png: try renderer.writePNG(of: list, size: tree.size, to: url)
        case .pdf: try renderer.writePDF(of: list, size: tree.size, to: url)
        case .svg: try renderer.writeSVG(of: list, size: tree.size, to: url)
        }
    }
}
