/// How often the action of one modifier has run in the frame being made.
///
/// An action that changes what it reacts to would run for ever. In one frame it runs twice at most (truth `const.update`); after
/// that the author is told, and the rest waits for the next frame, so that every frame ends.
final class ActionBudget {
    private static let runsPerFrame = 2
    private var frame = -1
    private var runs = 0

    /// Counts one more run, if there may be one.
    fileprivate func takeOne(in tree: ViewTree) -> Bool {
        if frame != tree.frameCount {
            frame = tree.frameCount
            runs = 0
        }
        guard runs < Self.runsPerFrame else { return false }
        runs += 1
        return true
    }
}

/// An action that waits for the next frame.
struct PostponedAction {
    let budget: ActionBudget
    let name: String
    let element: ViewElement
    let action: () -> Void
}

extension ViewTree {
    /// Runs an action of a modifier's once the change being shown is laid out, or in the next frame if it has run often enough in
    /// this one. The name and the element are for the author: `onChange(of: Int)`.
    func schedule(
        within budget: ActionBudget, name: @autoclosure () -> String, for element: ViewElement, _ action: @escaping () -> Void
    ) {
        if budget.takeOne(in: self) { return schedule(action) }
        let name = name()
        element.warn("\(name) action tried to update multiple times per frame.")
        postponedActions.append(PostponedAction(budget: budget, name: name, element: element, action: action))
    }

    /// Whether the last update has left changes for the next one.
    var continuesUpdate: Bool { unsettledFrames > 0 || !postponedActions.isEmpty }

    /// Begins a frame with what the last one has left over.
    func schedulePostponedActions() {
        frameCount += 1
        if !continuesUpdate { settledUpdateCount += 1 }
        let postponed = postponedActions
        postponedActions = []
        for entry in postponed { schedule(within: entry.budget, name: entry.name, for: entry.element, entry.action) }
    }
}
