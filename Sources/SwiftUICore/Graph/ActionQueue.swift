/// The actions of the program that wait for the end of the current layout, and the actions that wait for the next frame.
struct ActionQueue {
    private var actions = ContiguousArray<() -> Void>()
    /// The actions of views that have disappeared in the change, which follow those of the views that have appeared.
    private var disappearances = ContiguousArray<() -> Void>()
    /// Actions of the framework that have used up their runs in this frame; see `ActionBudget`.
    private var postponed = ContiguousArray<PostponedAction>()

    /// Whether no action waits for the end of the layout.
    var isEmpty: Bool { actions.isEmpty && disappearances.isEmpty }

    /// Whether any action waits for the next frame.
    var hasPostponed: Bool { !postponed.isEmpty }

    mutating func append(_ action: @escaping () -> Void) {
        actions.append(action)
    }

    mutating func appendDisappearance(_ action: @escaping () -> Void) {
        disappearances.append(action)
    }

    mutating func postpone(_ action: PostponedAction) {
        postponed.append(action)
    }

    /// Removes the actions that wait for the end of the layout, and returns them in order.
    mutating func takeActions() -> ContiguousArray<() -> Void> {
        defer {
            actions.removeAll()
            disappearances.removeAll()
        }
        return disappearances.isEmpty ? actions : actions + disappearances
    }

    /// Removes the actions that wait for the next frame, and returns them in order.
    mutating func takePostponed() -> ContiguousArray<PostponedAction> {
        defer { postponed.removeAll() }
        return postponed
    }
}

/// An action of the framework that is postponed to the next frame.
struct PostponedAction {
    let budget: ActionBudget
    let element: ViewElement
    let action: () -> Void
}
