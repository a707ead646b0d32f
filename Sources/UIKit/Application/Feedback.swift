import Foundation

/// Haptic feedback. Desktop computers have no haptic device, so generators have no effect.
@preconcurrency @MainActor open class UIFeedbackGenerator {
    /// Creates a generator.
    public init() {}
    /// Has no effect.
    open func prepare() {}
}

/// The feedback of an impact, which has no effect.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of the impact.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// Creates a generator.
    public convenience init(style: FeedbackStyle) { self.init() }
    /// Has no effect.
    open func impactOccurred() {}
    /// Has no effect.
    open func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of a success or failure, which has no effect.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of the event.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Has no effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The feedback of a changed selection, which has no effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Has no effect.
    open func selectionChanged() {}
}
