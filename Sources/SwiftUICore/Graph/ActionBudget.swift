/// Limits how often the action of one modifier runs within a frame.
///
/// An action that changes the value that triggers it would run forever. It runs at most twice per frame (truth `const.update`);
/// further runs cause a warning and are postponed to the next frame, so that every frame ends.
final class ActionBudget {
    private static let runsPerFrame = 2
    private var frame = -1
    private var runs = 0

    /// Counts one more run and returns true, unless the action has used up its runs for this frame.
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

/// An action postponed to the next frame.
struct PostponedAction {
    let budget: ActionBudget
    let name: String
    let element: ViewElement
    let action: () -> Void
}

extension ViewTree {
    /// Runs a modifier's action after the current change is laid out, or in the next frame if the budget is used up.
    ///
    /// The name and the element are used in the warning, such as `onChange(of: Int)`.
    func schedule(
        within budget: ActionBudget, name: @autoclosure () -> String, for element: ViewElement, _ action: @escaping () -> Void
    ) {
        if budget.takeOne(in: self) { return schedule(action) }
        let name = name()
        element.warn("\(name) action tried to update multiple times per frame.")
        postponedActions.append(PostponedAction(budget: budget, name: name, element: element, action: action))
    }

    /// Whether the previous update left changes for the next one.
    var continuesUpdate: Bool { unsettledFrames > 0 || !postponedActions.isEmpty }

    /// Begins a frame with the actions postponed by the previous one.
    func schedulePostponedActions() {
        frameCount += 1
        if !continuesUpdate { settledUpdateCount += 1 }
        let postponed = postponedActions
        postponedActions = []
        for entry in postponed { schedule(within: entry.budget, name: entry.name, for: entry.element, entry.action) }
    }
}
