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
    /// Whether the picture has the size of the view.
    private var fitsView: Bool
    /// The size that is proposed to a view whose size the picture has; nil for its ideal size.
    private var offer: CGSize?

    /// The number of frames in which a view must come to rest. A view that changes itself in every frame never does.
    private static let frameLimit = 120
    /// The number of consecutive rounds of the run loop without a change after which a view counts as at rest.
    private static let quietRounds = 4
    private static let frameDuration = 1.0 / 60
    /// For up to this many seconds the clock advances in real time, so that timers and sleeping tasks keep up with it.
    private static let realTimeLimit = 10.0
    /// The number of seconds for which a picture waits for the context of a `PreviewModifier`.
    private static let contextTimeLimit = 30.0

    /// The purpose for which a view is shown.
    enum Purpose {
        case picture
        /// A description of the tree.
        case inspection
        /// A description of the tree, with the causes of evaluations.
        case explanation
    }

    /// Shows a view in the surroundings of a variant, and as far as that does not choose them, in those of the preview's traits.
    ///
    /// - Parameter animates: Whether changes are animated. If not, every change shows its final state at once.
    init<Content: View>(_ content: Content, variant: PreviewVariant, purpose: Purpose, animates: Bool) {
        Engines.install()
        let surroundings = PreviewSurroundings(variant)
        let size = surroundings.size
        tree = ViewTree(size: size, environment: surroundings.environment)
        if purpose != .picture { tree.inspection.viewNames = ViewNames() }
        if purpose == .explanation { tree.recordEvaluations() }
        tree.clock.animatesChanges = animates
        tree.safeAreas.windowInsets = surroundings.safeAreaInsets
        let write = tree.diagnostics.onWarning
        // For a view that contains itself the failure is reported instead of the warning.
        tree.diagnostics.onWarning = { [unowned tree] message in if tree.recursion.foundCycle == nil { write(message) } }
        fitsView = size == nil
        if purpose == .picture, surroundings.environment.platformProfile.isMac {
            // Toolbar items outside of navigation containers are in the toolbar of the window.
            tree.setRootView(ToolbarArea(isMac: true) { content })
        } else {
            tree.setRootView(content)
        }
        if fitsView { tree.sizeToFit(in: offer) }
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
            // A preview of this layout offers its device's size to the view.
            offer = tree.size
            tree.sizeToFit(in: offer)
        case .fixed(let width, let height):
            tree.safeAreas.windowInsets = safeArea ?? EdgeInsets()
            tree.size = CGSize(width: ViewTree.drawable(width), height: ViewTree.drawable(height))
        }
    }

    /// The value of a trait that the root view has for its container.
    func trait<Key: _TraitKey>(_ key: Key.Type) -> Key.Value? {
        tree.rootNode?.children.first?.trait(key)
    }

    /// Ends the view, and runs the actions that this causes.
    func end() {
        tree.removeRootView()
        tree.update()
    }

    /// Updates once, for a host that shows every frame.
    func updateOnce() {
        tree.update()
        if fitsView { tree.sizeToFit(in: offer) }
    }

    /// Updates until nothing changes any more, running the main queue in between. Previews whose contexts are being made are waited for.
    func settle() {
        var quiet = 0
        var frames = 0
        let clock = ContinuousClock()
        let limit = clock.now + .seconds(Self.contextTimeLimit)
        while quiet < Self.quietRounds, frames < Self.frameLimit {
            if tree.isUpdateNeeded {
                tree.update()
                if fitsView { tree.sizeToFit(in: offer) }
                frames += 1
                quiet = 0
            } else if !SharedPreviewContext.isLoading || clock.now > limit {
                quiet += 1
            }
            runMainQueue(for: .milliseconds(2))
        }
        if frames == Self.frameLimit { warnAboutRestlessViews() }
    }

    /// Reports the views that keep changing: those whose bodies are evaluated in one more frame.
    private func warnAboutRestlessViews() {
        let (trace, ownTrace) = (BodyTrace(), tree.inspection.bodyTrace)
        tree.inspection.bodyTrace = trace
        runMainQueue(for: .milliseconds(2))
        tree.update()
        tree.inspection.bodyTrace = ownTrace
        let views = trace.types.map { "\($0)" }.sorted().joined(separator: ", ")
        tree.diagnostics.warn(
            "\(views.isEmpty ? "A view" : views) changed state in every one of \(Self.frameLimit) frames and did not come to rest; the last frame is drawn."
        )
    }

    /// Advances the clock frame by frame, with an update in each.
    func advance(by duration: Double) {
        guard duration > 0 else { return }
        // The date at time zero does not depend on when it is first asked for.
        _ = tree.clock.startDate
        let clock = ContinuousClock()
        let start = clock.now
        let first = tree.clock.time
        let frames = max(1, Int((duration / Self.frameDuration).rounded(.up)))
        // Long times are passed in longer steps, in which animations have ended.
        let step = max(1, frames / 3600)
        for frame in stride(from: step, through: frames, by: step) {
            let elapsed = min(duration, Double(frame) * Self.frameDuration)
            let rest = .seconds(elapsed) - (clock.now - start)
            runMainQueue(for: elapsed <= Self.realTimeLimit ? max(.zero, rest) : .zero)
            FixedDate.advance(to: elapsed)
            tree.advance(to: first + elapsed)
            tree.update()
        }
        tree.advance(to: first + duration)
        tree.update()
    }

    /// Runs the main queue and the main actor, at least once and for at least a duration.
    private func runMainQueue(for duration: Duration) {
        // Not measured by the wall clock, which may stand still.
        let clock = ContinuousClock()
        let end = clock.now + duration
        repeat {
            _ = RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(duration == .zero ? 0 : 0.001))
        } while clock.now < end
    }
}
