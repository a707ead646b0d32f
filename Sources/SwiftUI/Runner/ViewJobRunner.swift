import CoreGraphics
import Foundation
import RunnerProtocol
import SwiftUICore

/// Handles one view of a job: shows it, and writes its picture or its tree.
@MainActor
struct ViewJobRunner {
    let job: RunnerJob
    let item: RunnerJob.Item
    let log: RunnerLog

    func run<Content: View>(_ content: Content) throws {
        let proposed = job.size.map { CGSize(width: $0.width, height: $0.height) }
        let host = OffscreenHost(content, size: proposed, environment: environment)
        host.settle(fittingSize: proposed == nil)
        host.advance(by: job.time)
        switch job.action {
        case .render:
            try PictureWriter(tree: host.tree, job: job).write(to: item.output)
        case .inspect:
            let tree = TreeInspector(tree: host.tree).inspect(rootType: Content.self)
            var data = try InspectionCoding.encoder.encode(tree)
            data.append(UInt8(ascii: "\n"))
            try data.write(to: URL(fileURLWithPath: item.output))
        }
        let size = host.tree.size
        log.write(
            RunnerEvent(.wrote, view: item.view, file: item.output, size: .init(width: size.width, height: size.height)))
        host.tree.removeRootView()
    }

    private var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.displayScale = job.scale
        values.colorScheme = job.colorScheme == .dark ? .dark : .light
        values.platformProfile = job.profile == .macOS ? .macOS : .iOS
        if job.profile == .iOS {
            values.horizontalSizeClass = .compact
        }
        return values
    }
}
