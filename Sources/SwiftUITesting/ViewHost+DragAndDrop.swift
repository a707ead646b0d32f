import SwiftUI

extension ViewHost {
    /// Drags from the center of a view to the center of another and drops there. Returns whether a view reacted.
    ///
    /// With an iOS profile the finger holds the view first. Dropped items are loaded by tasks: `settle()` lets them run.
    ///
    /// - Parameters:
    ///   - locator: The source of the drag.
    ///   - target: The view on which to drop.
    ///   - whileDragging: Called over the target, before the drop.
    /// - Throws: `ViewHostError.notFound` if there is no such view, and errors of `whileDragging`.
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

    /// Drops items from elsewhere, such as another program, on the center of a view. Returns whether a view accepted them.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - target: The view on which to drop.
    ///   - whileDragging: Called over the target, before the drop, with the operation that the drop would perform.
    /// - Throws: `ViewHostError.notFound` if there is no such view, and errors of `whileDragging`.
    @discardableResult
    public func drop(
        _ items: [NSItemProvider], on target: ViewLocator, whileDragging: (DropOperation) throws -> Void = { _ in }
    ) throws -> Bool {
        let place = try point(of: target)
        try whileDragging(tree.dragMoved(items, to: place))
        return tree.drop(items, at: place)
    }
}
