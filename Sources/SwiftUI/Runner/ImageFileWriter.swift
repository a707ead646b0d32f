import CairoRendering
import CoreGraphics
import Foundation
import RunnerProtocol
import SwiftUICore

/// Draws a tree to a file, on the background that a window has.
@MainActor
struct ImageFileWriter {
    let tree: ViewTree
    let job: RunnerJob

    func write(to path: String) throws {
        guard let root = tree.rootNode else { return }
        let list = DisplayListBuilder.draw(root, displayScale: job.scale)
        let colors = ColorContext(scheme: job.colorScheme == .dark ? .dark : .light, palette: PlatformProfile(job.profile).palette)
        let renderer = CairoRenderer(scale: job.scale, background: Color(system: .background).resolve(in: colors))
        let url = URL(fileURLWithPath: path)
        switch job.format {
        case .png: try renderer.writePNG(of: list, size: tree.size, to: url)
        case .pdf: try renderer.writePDF(of: list, size: tree.size, to: url)
        case .svg: try renderer.writeSVG(of: list, size: tree.size, to: url)
        }
    }
}
