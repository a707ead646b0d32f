import AttributeGraph
import CoreGraphics
import Foundation
import RunnerProtocol
import SwiftUICore

/// Shows a view without a window: lays it out, lets its actions and tasks run, and moves the clock.
@MainActor
final class OffscreenHost {
    let tree: ViewTree
    /// Whether the tree is as large as the view wants to be.
    private var fitsView: Bool

    /// How many frames a view gets to come to rest. One that changes itself in every frame never does.
    private static let frameLimit = 120
    /// How many rounds of the run loop in a row must bring nothing new before a view counts as at rest.
    private static let quietRounds = 4
    private static let frameDuration = 1.0 / 60
    /// Up to this many seconds the clock moves in real time, so that timers and sleeping tasks keep up with it.
    private static let realTimeLimit = 10.0

    init<Content: View>(
        _ content: Content, size: CGSize?, safeAreaInsets: EdgeInsets, environment: EnvironmentValues, isInspected: Bool
    ) {
        Engines.install()
        tree = ViewTree(size: size ?? .zero, environment: environment)
        if isInspected { tree.viewNames = ViewNames() }
        tree.safeAreaInsets = safeAreaInsets
        let write = tree.onWarning
        // Views that contain themselves are the reason why the view is not shown; nothing else needs to be said of it.
        tree.onWarning = { [unowned tree] message in if tree.viewCircle == nil { write(message) } }
        fitsView = size == nil
        tree.setRootView(content)
        if fitsView { fitSize() }
    }

    /// Takes the size that a preview asks for: its device's, held as it says, or one of its own.
    ///
    /// - Parameters:
    ///   - chosen: The device that goes before the preview's own.
    ///   - safeArea: What is covered, whatever the device.
    func followPreviewTraits(device chosen: Device?, safeArea: EdgeInsets?) {
        let isLandscape = trait(PreviewOrientationTraitKey.self)?.isLandscape == true
        if let device = chosen ?? trait(PreviewDeviceTraitKey.self).flatMap({ Device.named($0.rawValue) }) {
            let screen = PreviewScreen(device: device, isLandscape: isLandscape)
            tree.size = screen.size
            tree.safeAreaInsets = safeArea ?? screen.safeAreaInsets
            screen.update(&tree.environment)
        } else if isLandscape {
            tree.size = CGSize(width: tree.size.height, height: tree.size.width)
        }
        switch trait(PreviewLayoutTraitKey.self) {
        case nil, .device:
            break
        case .sizeThatFits:
            tree.safeAreaInsets = safeArea ?? EdgeInsets()
            fitsView = true
            fitSize()
        case .fixed(let width, let height):
            tree.safeAreaInsets = safeArea ?? EdgeInsets()
            tree.size = CGSize(width: Self.drawable(width), height: Self.drawable(height))
        }
    }

    /// What the root view tells its container.
    func trait<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        tree.rootNode?.children.first?.trait(key)
    }

    /// Ends the view, and lets what it does about that happen.
    func end() {
        tree.removeRootView()
        tree.update()
    }

    /// Makes the tree as large as its root view wants to be, and what is covered around it.
    private func fitSize() {
        tree.update()
        guard let root = tree.rootNode else { return }
        let ideal = root.contentSize(for: .unspecified)
        let covered = tree.safeAreaInsets
        tree.size = CGSize(
            width: Self.drawable(ideal.width + covered.leading + covered.trailing),
            height: Self.drawable(ideal.height + covered.top + covered.bottom))
    }

    /// A length that a picture can have: a view may want none, or endless room.
    private static func drawable(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(length, 1), 16384) : 16384
    }

    /// Updates until nothing changes any more, running what the main queue holds in between.
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

    /// Says which views keep changing: those whose bodies are computed in one more frame.
    private func warnAboutRestlessViews() {
        let trace = BodyTrace()
        tree.bodyTrace = trace
        runMainQueue(for: 0.002)
        tree.update()
        tree.bodyTrace = nil
        let views = trace.types.map { "\($0)" }.sorted().joined(separator: ", ")
        tree.warn(
            "\(views.isEmpty ? "A view" : views) changed state in every one of \(Self.frameLimit) frames and did not come to rest; the last frame is drawn.")
    }

    /// Moves the clock on by frames, updating in each.
    func advance(by duration: Double) {
        guard duration > 0 else { return }
        let start = Date()
        let first = tree.time
        let frames = max(1, Int((duration / Self.frameDuration).rounded(.up)))
        // A long time is passed in longer steps: what moves by then has come to its end.
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

    /// Runs what waits on the main queue and the main actor, at least once and for at least `duration` seconds.
    private func runMainQueue(for duration: Double) {
        let end = Date().addingTimeInterval(duration)
        repeat {
            _ = RunLoop.main.run(mode: .default, before: min(end, Date().addingTimeInterval(0.001)))
        } while Date() < end
    }
}
