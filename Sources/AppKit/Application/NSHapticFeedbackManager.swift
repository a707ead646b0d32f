/// Feedback that is felt on a trackpad. Linux has no such device: it is never felt.
open class NSHapticFeedbackManager {
    /// The reason of the feedback.
    public enum FeedbackPattern: Int, Sendable {
        case generic, alignment, levelChange
    }

    /// The time of the feedback.
    public enum PerformanceTime: UInt, Sendable {
        case `default`, now, drawCompleted
    }

    /// The performer of the user's trackpad.
    public class var defaultPerformer: any NSHapticFeedbackPerformer { NoHaptics() }

    private struct NoHaptics: NSHapticFeedbackPerformer {
        func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
    }
}

/// Gives feedback that is felt.
public protocol NSHapticFeedbackPerformer {
    /// Has no effect on Linux.
    func perform(_ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
