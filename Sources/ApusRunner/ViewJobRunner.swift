import CoreGraphics
import Foundation
import RunnerProtocol
import SwiftUI
import SwiftUICore

/// Handles one view of a job: shows it, and writes its image or its tree.
@MainActor
struct ViewJobRunner {
    let job: RunnerJob
    /// The index of the view's item in the job.
    let index: Int
    let log: RunnerLog
    /// Receives the views to show in windows; nil when files are written.
    var windows: RunnerWindows?
    /// Receives the views to show live; nil for all other jobs.
    var collector: CanvasCollector?

    private var purpose: OffscreenHost.Purpose {
        switch job.action {
        case .inspect: job.explains ? .explanation : .inspection
        case .snapshot: .inspection
        case .render, .run: .picture
        }
    }

    private var item: RunnerJob.Item { job.items[index] }

    /// Makes the screen that of the item's variant, before views are made that ask for it.
    func prepareScreen() {
        guard collector == nil, windows == nil, let size = item.variant.proposedSize else { return }
        ScreenMetrics.main = ScreenMetrics(size: CGSize(width: size.width, height: size.height), scale: item.variant.scaleInEffect)
    }

    /// Handles a view, or one by one the views that it stands for.
    func runSeparately(_ content: any View) throws {
        // Windows and live previews show them together.
        if windows == nil, collector == nil, let list = content as? any SeparatePreviews { try run(list.previews) } else { try run(content) }
    }

    /// Handles the previews of a provider.
    func run(_ previews: [any View]) throws {
        let files = PreviewFiles(count: previews.count)
        for (index, preview) in previews.enumerated() { try run(preview, number: index, files: files) }
    }

    /// Handles a view; `number` counts the previews of one provider, which share a file name.
    func run<Content: View>(_ content: Content, number: Int = 0, files: PreviewFiles = PreviewFiles(count: 1)) throws {
        if let collector { return collector.add(content) }
        if let windows { return windows.add(content, named: item.view) }
        FixedDate.advance(to: 0)
        // A job draws all pictures with a locale of their own, or none.
        if let locale = item.variant.locale { Locale.ofSession = Locale(identifier: locale) }
        let host = OffscreenHost(content, variant: item.variant, purpose: purpose, animates: job.time != nil)
        try checkForCircle(host)
        host.settle()
        host.advance(by: job.time ?? 0)
        try checkForCircle(host)

        let output = files.path(item.output, displayName: host.trait(PreviewDisplayNameTraitKey.self), number: number)
        var outcome: SnapshotOutcome?
        switch job.action {
        case .render:
            try ImageFileWriter(tree: host.tree, format: job.format).write(to: output)
        case .run:
            // The view is shown in a window.
            return
        case .inspect:
            let tree = TreeInspector(tree: host.tree, explains: job.explains).inspect(rootType: Content.self)
            var data = try InspectionCoding.encoder.encode(tree)
            data.append(UInt8(ascii: "\n"))
            try data.write(to: URL(fileURLWithPath: output))
        case .snapshot:
            guard let snapshots = job.snapshots else { return }
            outcome = try SnapshotRecord(picture: output).outcome(
                of: Snapshot(of: host.tree), mode: snapshots.mode, limit: snapshots.limit, reportFolder: snapshots.reportFolder)
        }
        let size = host.tree.size
        log.write(
            RunnerEvent(
                .wrote, view: item.view, item: index, file: output, size: .init(width: size.width, height: size.height), snapshot: outcome))
        host.end()
    }

    /// Gives up a view that contains itself infinitely.
    private func checkForCircle(_ host: OffscreenHost) throws {
        guard let circle = host.tree.recursion.foundCycle else { return }
        host.end()
        throw RunnerFailure(circle.message)
    }
}
