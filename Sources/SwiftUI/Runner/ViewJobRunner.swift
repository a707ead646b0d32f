import CoreGraphics
import Foundation
import RunnerProtocol
import SwiftUICore

/// Handles one view of a job: shows it, and writes its image or its tree.
@MainActor
struct ViewJobRunner {
    let job: RunnerJob
    let item: RunnerJob.Item
    let log: RunnerLog
    /// Receives the views to show in windows; nil when files are written.
    var windows: RunnerWindows?

    /// Handles a view; `number` counts the previews of one provider, which share a file name.
    func run<Content: View>(_ content: Content, number: Int = 0, files: PreviewFiles = PreviewFiles(count: 1)) throws {
        if let windows { return windows.add(content, named: item.view) }
        let safeArea = job.safeArea.map { EdgeInsets($0) }
        // A view of its ideal size is on no screen.
        let deviceSafeArea = job.size == nil ? nil : device.map { PreviewScreen(device: $0).safeAreaInsets }
        let host = OffscreenHost(
            content, size: job.size.map { CGSize($0) }, safeAreaInsets: safeArea ?? deviceSafeArea ?? EdgeInsets(),
            environment: environment, isInspected: job.action == .inspect)
        if job.isSizeDefault { host.followPreviewTraits(device: device, safeArea: safeArea) }
        try checkForCircle(host)
        host.settle()
        host.advance(by: job.time)
        try checkForCircle(host)

        let output = files.path(item.output, displayName: host.trait(PreviewDisplayNameTraitKey.self), number: number)
        switch job.action {
        case .render:
            try ImageFileWriter(tree: host.tree, job: job).write(to: output)
        case .run:
            // The view is shown in a window.
            return
        case .inspect:
            let tree = TreeInspector(tree: host.tree).inspect(rootType: Content.self)
            var data = try InspectionCoding.encoder.encode(tree)
            data.append(UInt8(ascii: "\n"))
            try data.write(to: URL(fileURLWithPath: output))
        }
        let size = host.tree.size
        log.write(RunnerEvent(.wrote, view: item.view, file: output, size: .init(width: size.width, height: size.height)))
        host.end()
    }

    /// Gives up a view that contains itself infinitely.
    private func checkForCircle(_ host: OffscreenHost) throws {
        guard let circle = host.tree.recursion.foundCycle else { return }
        host.end()
        throw RunnerFailure(circle.message)
    }

    private var device: Device? { job.device.flatMap { Device.named($0) } }

    private var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.displayScale = job.scale
        values.colorScheme = job.colorScheme == .dark ? .dark : .light
        values.platformProfile = PlatformProfile(job.profile)
        if job.profile.isPhone {
            values.horizontalSizeClass = .compact
        }
        if let device { PreviewScreen(device: device).update(&values) }
        if let contentSize = job.contentSize { values.dynamicTypeSize = DynamicTypeSize(contentSize) }
        return values
    }
}

extension PlatformProfile {
    /// The platform profile of a job.
    init(_ profile: RunnerJob.Profile) {
        self = Name(rawValue: profile.rawValue).map { PlatformProfile($0) } ?? .iOS
    }
}

extension CGSize {
    fileprivate init(_ size: RunnerJob.Size) {
        self.init(width: size.width, height: size.height)
    }
}
