import Foundation
import SwiftUICore

/// The duration and curve of changes that are animated with `animator()`.
///
/// The desktop decides how windows move and change their size, so that the changes themselves take effect at once. The completion handlers are
/// called after the duration.
///
/// Follows https://developer.apple.com/documentation/appkit/nsanimationcontext
@MainActor @preconcurrency public final class NSAnimationContext {
    /// The contexts of groups that have begun, the innermost last.
    private static var groups: [NSAnimationContext] = [NSAnimationContext()]

    /// The context of the innermost group.
    public static var current: NSAnimationContext { groups[groups.count - 1] }

    /// The duration of the changes, in seconds; 0.25 by default. Negative values and values that are not finite are taken as 0.
    public var duration: TimeInterval = 0.25
    /// Whether changes of properties without `animator()` are animated. Has no effect.
    public var allowsImplicitAnimation = false
    /// Called after the duration when the group has ended.
    public var completionHandler: (@MainActor () -> Void)?

    private init() {}

    /// Calls a closure that makes changes, and after their duration the completion handler.
    ///
    /// - Parameters:
    ///   - changes: Makes the changes. Its context has the duration of the group around it unless the closure sets another.
    ///   - completionHandler: Called on the main actor after the duration.
    public static func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (@MainActor () -> Void)? = nil) {
        beginGrouping()
        current.completionHandler = completionHandler
        changes(current)
        endGrouping()
    }

    /// Calls a closure that makes changes with `animator()`, and returns after their duration.
    public static func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
        await withCheckedContinuation { continuation in
            runAnimationGroup(changes) { continuation.resume() }
        }
    }

    /// Begins a group of changes with a context of its own.
    public static func beginGrouping() {
        let context = NSAnimationContext()
        context.duration = current.duration
        groups.append(context)
    }

    /// Ends the group that has begun last. Has no effect if none has begun.
    public static func endGrouping() {
        guard groups.count > 1, let completed = groups.removeLast().takeCompletion() else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + completed.delay) { MainActor.assumeIsolated { completed.handler() } }
    }

    private func takeCompletion() -> (delay: TimeInterval, handler: @MainActor () -> Void)? {
        completionHandler.map { (duration.isFinite ? max(0, duration) : 0, $0) }
    }
}

extension NSWindow {
    /// Returns the window itself: changes of windows take effect at once, see `NSAnimationContext`.
    public func animator() -> Self { self }
}
