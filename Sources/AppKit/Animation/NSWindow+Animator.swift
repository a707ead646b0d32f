import CoreGraphics
import Foundation

/// Makes changes of a window in the group of the current `NSAnimationContext`.
@preconcurrency @MainActor public final class NSWindowAnimator {
    private let window: NSWindow

    init(_ window: NSWindow) { self.window = window }

    /// The opacity, which is animated.
    public var alphaValue: CGFloat {
        get { window.alphaValue }
        set { window.fade(to: newValue, over: NSAnimationContext.current.usedDuration) }
    }

    /// Sets the frame at once: desktops animate the sizes of windows themselves, if they do.
    public func setFrame(_ frameRect: CGRect, display flag: Bool) { window.setFrame(frameRect, display: flag) }

    /// Sets the frame at once: desktops animate the sizes of windows themselves, if they do.
    public func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) {
        window.setFrame(frameRect, display: displayFlag)
    }

    /// Sets the place at once.
    public func setFrameOrigin(_ point: CGPoint) { window.setFrameOrigin(point) }
}

extension NSWindow {
    /// Returns an object that makes changes of the window with animations.
    ///
    /// On Apple's systems it has the type of the window, and all its functions.
    public func animator() -> NSWindowAnimator { NSWindowAnimator(self) }

    /// The frames of a second of a fading window.
    private static let framesPerSecond = 60.0

    /// Changes the opacity over a duration in seconds. A further change takes the place of one under way.
    func fade(to opacity: CGFloat, over duration: TimeInterval) {
        fading?.cancel()
        fading = nil
        guard duration > 0, opacity != alphaValue, opacity.isFinite else {
            alphaValue = opacity
            return
        }
        step(from: alphaValue, to: opacity, over: duration, since: ProcessInfo.processInfo.systemUptime)
    }

    private func step(from start: CGFloat, to end: CGFloat, over duration: TimeInterval, since begin: TimeInterval) {
        let step = DispatchWorkItem { [weak self] in
            guard let self else { return }
            let part = min((ProcessInfo.processInfo.systemUptime - begin) / duration, 1)
            // Slow at both ends, as the usual curve is.
            alphaValue = start + (end - start) * CGFloat(part * part * (3 - 2 * part))
            fading = nil
            if part < 1 { self.step(from: start, to: end, over: duration, since: begin) }
        }
        fading = step
        DispatchQueue.main.asyncAfter(deadline: .now() + 1 / Self.framesPerSecond, execute: step)
    }
}
