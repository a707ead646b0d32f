import SwiftUI

extension ViewHost {
    /// Drags a view, from its middle, to the middle of another and drops it there. Says whether a view reacted.
    ///
    /// With the metrics of iOS the finger holds the view first. What is dropped is read by tasks: `settle()` lets them run.
    ///
    /// - Parameters:
    ///   - locator: What is dragged.
    ///   - target: Where it is dropped.
    ///   - whileDragging: Called over the target, before it is dropped.
    @discardableResult
    public func drag(_ locator: ViewLocator, to target: ViewLocator, whileDragging: () throws -> Void = {}) throws -> Bool {
        let (start, end) = (try point(of: locator), try point(of: target))
        var hasReacted = tree.send(PointerEvent(.began, at: start, time: time))
        if !tree.environment.platformProfile.isMac { advance(by: 0.6) }
        let steps = 16
        for step in 1...steps {
            let amount = CGFloat(step) / CGFloat(steps)
            let place = CGPoint(x: start.x + (end.x - start.x) * amount, y: start.y + (end.y - start.y) * amount)
            tree.advance(to: time + 1.0 / 60)
            hasReacted = tree.send(PointerEvent(.moved, at: place, time: time)) || hasReacted
        }
        try whileDragging()
        return tree.send(PointerEvent(.ended, at: end, time: time)) || hasReacted
    }

    /// Drops things from elsewhere, such as from another program, on the middle of a view. Says whether a view has taken them.
    ///
    /// - Parameters:
    ///   - items: The things.
    ///   - target: Where they are dropped.
    ///   - whileDragging: Called over the target, with what would happen there, before they are dropped.
    @discardableResult
    public func drop(
        _ items: [NSItemProvider], on target: ViewLocator, whileDragging: (DropOperation) throws -> Void = { _ in }
    ) throws -> Bool {
        let place = try point(of: target)
        try whileDragging(tree.dragMoved(items, to: place))
        return tree.drop(items, at: place)
    }
}
