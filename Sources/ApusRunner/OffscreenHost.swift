import AttributeGraph
import CoreGraphics
import Foundation
import RunnerProtocol
import SwiftUI
import SwiftUICore

/// Hosts a view without a window: lays it out, runs its actions and tasks, and advances the clock.
@MainActor
final class OffscreenHost {
    let tree: ViewTree
    /// Whether the tree has the view's ideal size.
    private var fitsView: Bool

    /// The number of frames in which a view must come to rest. A view that changes itself in every frame never does.
    private static let frameLimit = 120
    /// The number of consecutive rounds of the run loop without a change after which a view counts as at rest.
    private static let quietRounds = 4
    private static let frameDuration = 1.0 / 60
    /// For up to this many seconds the clock advances in real time, so that timers and sleeping tasks keep up with it.
    private static let realTimeLimit = 10.0

    /// Shows a view in the surroundings of a variant, and as far as that does not choose them, in those of the preview's traits.
    init<Content: View>(_ content: Content, variant: PreviewVariant, isInspected: Bool) {
        Engines.install()
        let surroundings = PreviewSurroundings(variant)
        let size = surroundings.size
        tree = ViewTree(size: size ?? .zero, environment: surroundings.environment)
        if isInspected { tree.inspection.viewNames = ViewNames() }
        tree.safeAreas.windowInsets = surroundings.safeAreaInsets
        let write = tree.diagnostics.onWarning
        // For a view that contains itself the failure is reported instead of the warning.
        tree.diagnostics.onWarning = { [unowned tree] message in if tree.recursion.foundCycle == nil { write(message) } }
        fitsView = size == nil
        tree.setRootView(content)
        if fitsView { fitSize() }
        if variant.size == nil { followPreviewTraits(variant) }
    }

    /// Applies the size that a preview requests: that of its device in its orientation, or a fixed one.
    private func followPreviewTraits(_ variant: PreviewVariant) {
        let safeArea = variant.safeArea.map { EdgeInsets($0) }
        let isLandscape = variant.orientation.map { $0 == .landscape } ?? (trait(PreviewOrientationTraitKey.self)?.isLandscape == true)
        if let device = variant.deviceRecord ?? trait(PreviewDeviceTraitKey.self).flatMap({ Device.named($0.rawValue) }) {
            let screen = PreviewScreen(device: device, isLandscape: isLandscape)
            tree.size = screen.size
            tree.safeAreas.windowInsets = safeArea ?? screen.safeAreaInsets
            screen.update(&tree.environment)
        } else if isLandscape, variant.orientation == nil {
            tree.size = CGSize(width: tree.size.height, height: tree.size.width)
        }
        switch trait(PreviewLayoutTraitKey.self) {
        case nil, .device:
            break
        case .sizeThatFits:
            tree.safeAreas.windowInsets = safeArea ?? EdgeInsets()
            fitsView = true
            fitSize()
        case .fixed(let width, let height):
            tree.safeAreas.windowInsets = safeArea ?? EdgeInsets()
            tree.size = CGSize(width: Self.drawable(width), height: Self.drawable(height))
        }
    }

    /// The value of a trait that the root view has for its container.
    func trait<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        tree.rootNode?.children.first?.trait(key)
    }

    /// Ends the view, and runs the actions that this causes.
    func end() {
        tree.removeRootView()
        tree.update()
    }

    /// Gives the tree the ideal size of its root view plus the safe area insets.
    private func fitSize() {
        tree.update()
        guard let root = tree.rootNode else { return }
        let ideal = root.contentSize(for: .unspecified)
        let covered = tree.safeAreas.windowInsets
        tree.size = CGSize(
            width: Self.drawable(ideal.width + covered.leading + covered.trailing),
            height: Self.drawable(ideal.height + covered.top + covered.bottom))
    }

    /// A valid length for an image: an ideal length may be zero or infinite.
    private static func drawable(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(length, 1), 16384) : 16384
    }

    /// Updates once, for a host that shows every frame.
    func updateOnce() {
        tree.update()
        if fitsView { fitSize() }
    }

    /// Updates until nothing changes any more, running the main queue in between.
    func settle() {
        var quiet = 0
        var frames = 0
        while quiet < Self.quietRounds, frames < Self.frameLimit {
            if tree.isUpdateNeeded {
                tree.update()
                if fitsView { fitSize() }
                frames += 1
                quiet = 0
            } else {
                quiet += 1
            }
            runMainQueue(for: 0.002)
        }
        if frames == Self.frameLimit { warnAboutRestlessViews() }
    }

    /// Reports the views that keep changing: those whose bodies are evaluated in one more frame.
    private func warnAboutRestlessViews() {
        let trace = BodyTrace()
        tree.inspection.bodyTrace = trace
        runMainQueue(for: 0.002)
        tree.update()
        tree.inspection.bodyTrace = nil
        let views = trace.types.map { "\($0)" }.sorted().joined(separator: ", ")
        tree.diagnostics.warn(
            "\(views.isEmpty ? "A view" : views) changed state in every one of \(Self.frameLimit) frames and did not come to rest; the last frame is drawn."
        )
    }

    /// Advances the clock frame by frame, with an update in each.
    func advance(by duration: Double) {
        guard duration > 0 else { return }
        let start = Date()
        let first = tree.clock.time
        let frames = max(1, Int((duration / Self.frameDuration).rounded(.up)))
        // Long times are passed in longer steps, in which animations have ended.
        let step = max(1, frames / 3600)
        for frame in stride(from: step, through: frames, by: step) {
            let elapsed = min(duration, Double(frame) * Self.frameDuration)
            let rest = elapsed - Date().timeIntervalSince(start)
            runMainQueue(for: elapsed <= Self.realTimeLimit ? max(0, rest) : 0)
            tree.advance(to: first + elapsed)
            tree.update()
        }
        tree.advance(to: first + duration)
        tree.update()
    }

    /// Runs the main queue and the main actor, at least once and for at least `duration` seconds.
    private func runMainQueue(for duration: Double) {
        let end = Date().addingTimeInterval(duration)
        repeat {
            _ = RunLoop.main.run(mode: .default, before: min(end, Date().addingTimeInterval(0.001)))
        } while Date() < end
    }
}
