import Dispatch
import Foundation

/// When an animation counts as complete for a completion handler.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Criteria {
        case logicallyComplete
        case removed
    }

    private let criteria: Criteria

    /// The animation is logically complete, although a spring may still be settling.
    public static let logicallyComplete = AnimationCompletionCriteria(criteria: .logicallyComplete)
    /// The animation has ended and nothing moves any more.
    public static let removed = AnimationCompletionCriteria(criteria: .removed)
}

/// A completion handler of animations.
///
/// The transaction and every animation it starts hold a reference; the handler is called when the last of them is released.
final class AnimationCompletion: @unchecked Sendable {
    // Safe to send: it is used on the thread of the tree that shows the transaction.
    let criteria: AnimationCompletionCriteria
    private let action: () -> Void
    /// The tree that shows the transaction; nil if the transaction changes nothing.
    var handle: TreeHandle?

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    deinit {
        if let tree = handle?.tree {
            tree.schedule(action)
        } else if Self.isCallingAction {
            // An action may start the next animation of a series. Without a tree none takes time, and the series may have no end, as after its view
            // has gone: its members are called as long after each other as frames.
            nonisolated(unsafe) let action = action
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(16)) { Self.$isCallingAction.withValue(true, operation: action) }
        } else {
            Self.$isCallingAction.withValue(true, operation: action)
        }
    }

    /// Whether the caller is a completion handler of a transaction that no tree shows.
    @TaskLocal private static var isCallingAction = false
}

private enum AnimationCompletionsKey: TransactionKey { static var defaultValue: [AnimationCompletion] { [] } }

extension Transaction {
    var animationCompletions: [AnimationCompletion] {
        get { self[AnimationCompletionsKey.self] }
        set { self[AnimationCompletionsKey.self] = newValue }
    }

    /// Adds a function that is called when the animations started by the transaction are complete; at once if it starts none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        animationCompletions.append(AnimationCompletion(criteria: criteria, action: completion))
    }
}
