/// Haptic feedback of a trackpad. It has no effect on Linux, which has no interface for it.
open class NSHapticFeedbackManager {
    /// The kind of interaction that the feedback accompanies.
    public enum FeedbackPattern: Int, Sendable {
        case generic, alignment, levelChange
    }

    /// When the feedback is performed, relative to drawing.
    public enum PerformanceTime: UInt, Sendable {
        case `default`, now, drawCompleted
    }

    /// The performer of the user's trackpad.
    public class var defaultPerformer: any NSHapticFeedbackPerformer { NoHaptics() }

    private struct NoHaptics: NSHapticFeedbackPerformer {
        func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
    }
}

/// An object that performs haptic feedback.
public protocol NSHapticFeedbackPerformer {
    /// Has no effect on Linux.
    func perform(_ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
