import Foundation

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Criteria {
        case logicallyComplete
        case removed
    }

    private let criteria: Criteria

    /// When the animation is as good as done, although a spring may still settle.
    public static let logicallyComplete = AnimationCompletionCriteria(criteria: .logicallyComplete)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(criteria: .removed)
}

/// A function to call when animations are complete.
///
/// The transaction and every animation it starts hold it; the last of them to let go of it has it called.
final class AnimationCompletion: @unchecked Sendable {
    // Sendable: used on the thread of the tree that shows the transaction.
    let criteria: AnimationCompletionCriteria
    private let action: () -> Void
    /// The tree that shows the transaction; none when the transaction changes nothing.
    var handle: TreeHandle?

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    deinit {
        if let tree = handle?.tree { tree.schedule(action) } else { action() }
    }
}

private enum AnimationCompletionsKey: TransactionKey { static var defaultValue: [AnimationCompletion] { [] } }

extension Transaction {
    var animationCompletions: [AnimationCompletion] {
        get { self[AnimationCompletionsKey.self] }
        set { self[AnimationCompletionsKey.self] = newValue }
    }

    /// Calls a function when the animations that the transaction starts are complete; at once when it starts none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        animationCompletions.append(AnimationCompletion(criteria: criteria, action: completion))
    }
}
