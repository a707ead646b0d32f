/// Limits how often the action of one modifier runs within a frame.
///
/// An action that changes the value that triggers it would run forever. It runs at most twice per frame; further runs are dropped, with a warning
/// (truth `const.update`), so that the change comes to an end.
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

    /// Runs an action of a view after the current change is laid out, in the order of the views; see `ActionQueue`.
    func schedule(for node: ViewNode, _ action: @escaping () -> Void) {
        actions.append(action, of: node)
        requestUpdate()
    }

    /// Runs an action of a view that has disappeared after those of the views that have appeared in the same change (truth `lifecycle-007`).
    func scheduleDisappearance(_ action: @escaping () -> Void) {
        actions.appendDisappearance(action)
        requestUpdate()
    }

    /// Runs a modifier's action after the current change is laid out. An action that has used up its budget is dropped, with a warning that has the
    /// name and the view of the element, such as `onChange(of: Int)`. Actions of the framework, whose name is nil, wait for the next frame.
    ///
    func schedule(
        within budget: ActionBudget, name: @autoclosure () -> String?, for element: ViewElement, as kind: ActionQueue.Kind = .other,
        _ action: @escaping () -> Void
    ) {
        if budget.takeOne(inFrame: updates.frameCount) {
            switch kind {
            case .other: actions.append(action)
            case .view(let node): actions.append(action, of: node)
            case .firstGeometry: actions.appendFirstGeometry(action)
            }
            return requestUpdate()
        }
        if let name = name() {
            element.warn("\(name) action tried to update multiple times per frame.")
        } else {
            actions.postpone(PostponedAction(budget: budget, element: element, action: action))
        }
    }
}
