import RunnerProtocol
import SwiftUICore

/// Receives the views that a preview consists of, to show them on canvases.
@MainActor
final class CanvasCollector {
    typealias Maker = @MainActor (PreviewCanvas, PreviewChannel) -> LiveCanvas

    private(set) var canvases: [Maker] = []

    func add<Content: View>(_ content: Content) {
        canvases.append { LiveCanvas(content, $0, channel: $1) }
    }

    /// The runner that passes a view to this collector.
    func runner(for canvas: PreviewCanvas) -> ViewJobRunner {
        ViewJobRunner(
            job: RunnerJob(
                action: .run, items: [RunnerJob.Item(view: canvas.view, output: "", variant: canvas.variant)], format: .png, time: 0,
                resourceFolders: []),
            index: 0, log: RunnerLog(path: ""), collector: self)
    }
}
