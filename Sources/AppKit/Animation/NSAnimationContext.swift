import Foundation
import QuartzCore
import SwiftUI

/// A group of changes of windows that are animated together.
///
/// ```swift
/// NSAnimationContext.runAnimationGroup { context in
///     context.duration = 0.3
///     window.animator().alphaValue = 0
/// } completionHandler: {
///     window.orderOut(nil)
/// }
/// ```
///
/// Of windows the opacity is animated; other changes that `animator()` makes are made at once. Changes of the state of SwiftUI's views are animated
/// with the duration and the curve of the group if it allows implicit animations.
///
/// Follows https://developer.apple.com/documentation/appkit/nsanimationcontext.
@preconcurrency @MainActor public final class NSAnimationContext: NSObject {
    /// The open groups, the innermost one last.
    private static var open: [NSAnimationContext] = []
    private static let outermost = NSAnimationContext()

    /// The context of the innermost open group.
    public static var current: NSAnimationContext { open.last ?? outermost }

    /// The duration in seconds. Negative ones, and such that are no numbers, count as 0.
    public var duration: TimeInterval = 0.25
    /// The curve; nil for the usual one.
    public var timingFunction: CAMediaTimingFunction?
    /// Whether changes that are not made by `animator()` are animated, too.
    public var allowsImplicitAnimation = false
    /// Is called when the changes of the group are over.
    public var completionHandler: (() -> Void)?

    private nonisolated override init() { super.init() }

    private convenience init(in outer: NSAnimationContext) {
        self.init()
        duration = outer.duration
        timingFunction = outer.timingFunction
        allowsImplicitAnimation = outer.allowsImplicitAnimation
    }

    /// The duration in seconds, 0 or more.
    var usedDuration: TimeInterval { duration.isFinite ? max(duration, 0) : 0 }

    /// The curve as an animation of SwiftUI.
    var animation: Animation {
        guard let timingFunction else { return .easeInOut(duration: usedDuration) }
        var (first, second) = ([Float](repeating: 0, count: 2), [Float](repeating: 0, count: 2))
        timingFunction.getControlPoint(at: 1, values: &first)
        timingFunction.getControlPoint(at: 2, values: &second)
        return .timingCurve(Double(first[0]), Double(first[1]), Double(second[0]), Double(second[1]), duration: usedDuration)
    }

    /// Begins a group in the current one.
    public class func beginGrouping() { open.append(NSAnimationContext(in: current)) }

    /// Ends the innermost group. Without one it has no effect.
    public class func endGrouping() { open.popLast()?.end() }

    /// Makes changes in a group.
    ///
    /// - Parameters:
    ///   - changes: Sets the duration and makes the changes.
    ///   - completionHandler: Is called when the duration is over.
    public class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil) {
        let context = NSAnimationContext(in: current)
        context.completionHandler = completionHandler
        open.append(context)
        if context.allowsImplicitAnimation {
            withAnimation(context.animation) { changes(context) }
        } else {
            changes(context)
        }
        open.removeAll { $0 === context }
        context.end()
    }

    /// Makes changes in a group, and returns when the duration is over.
    public class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
        await withCheckedContinuation { continuation in runAnimationGroup(changes) { continuation.resume() } }
    }

    private func end() {
        guard let completionHandler else { return }
        self.completionHandler = nil
        let handler = DispatchWorkItem { completionHandler() }
        DispatchQueue.main.asyncAfter(deadline: .now() + usedDuration, execute: handler)
    }
}
