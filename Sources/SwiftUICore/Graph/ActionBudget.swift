/// Limits how often the action of one modifier runs within a frame.
///
/// An action that changes the value that triggers it would run forever. It runs at most twice per frame (truth `const.update`);
/// further runs cause a warning and are postponed to the next frame, so that every frame ends.
final class ActionBudget {
    private static let runsPerFrame = 2
    private var frame = -1
    private var runs = 0

    /// Counts one more run in a frame and returns true, unless the action has used up its runs for this frame.
    fileprivate func takeOne(inFrame current: Int) -> Bool {
        if frame != current {
            frame = current
            runs = 0
        }
        guard runs < Self.runsPerFrame else { return false }
        runs += 1
        return true
    }
}

extension ViewTree {
    /// Runs an action of the program after the current change is laid out.
    package func schedule(_ action: @escaping () -> Void) {
        actions.append(action)
        requestUpdate()
    }

    /// Runs an action of a view that has disappeared after those of the views that have appeared in the same change (truth `lifecycle-007`).
    func scheduleDisappearance(_ action: @escaping () -> Void) {
        actions.appendDisappearance(action)
        requestUpdate()
    }

    /// Runs a modifier's action after the current change is laid out, or in the next frame if the budget is used up.
    ///
    /// The name and the element are used in the warning, such as `onChange(of: Int)`; without a name there is none.
    func schedule(
        within budget: ActionBudget, name: @autoclosure () -> String?, for element: ViewElement, _ action: @escaping () -> Void
    ) {
        if budget.takeOne(inFrame: updates.frameCount) { return schedule(action) }
        let name = name()
        if let name { element.warn("\(name) action tried to update multiple times per frame.") }
        actions.postpone(PostponedAction(budget: budget, name: name, element: element, action: action))
    }
}
