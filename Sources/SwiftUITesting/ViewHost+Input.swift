import SwiftUI

extension ViewHost {
    /// Taps a view in its middle, or a point. Says whether a view reacted.
    ///
    /// Taps of several are a tenth of a second apart. Where a second tap would mean something else, a single one counts only
    /// when the clock has moved on by the time that a second one may take.
    @discardableResult
    public func tap(_ locator: ViewLocator, count: Int = 1) throws -> Bool {
        tree.tap(at: try point(of: locator), count: count)
    }

    /// Touches a view in its middle, or a point, for a time, and lets go. Says whether a view reacted.
    @discardableResult
    public func longPress(_ locator: ViewLocator, for duration: Double = 1) throws -> Bool {
        let point = try point(of: locator)
        let hasReacted = tree.send(PointerEvent(.began, at: point, time: time))
        advance(by: duration)
        return tree.send(PointerEvent(.ended, at: point, time: time)) || hasReacted
    }

    /// Touches a view in its middle, or a point, and moves from there before it lets go. Says whether a view reacted.
    ///
    /// - Parameters:
    ///   - locator: Where the drag begins.
    ///   - translation: How far it goes, in points.
    ///   - duration: How long it takes, in seconds, at an even speed.
    ///   - whileDragging: Called at the end of the way, before it lets go.
    @discardableResult
    public func drag(
        _ locator: ViewLocator, by translation: CGSize, duration: Double = 0.25, whileDragging: () throws -> Void = {}
    ) throws -> Bool {
        let start = try point(of: locator)
        let hasReacted = move([(start, { amount in
            CGPoint(x: start.x + translation.width * amount, y: start.y + translation.height * amount)
        })], duration: duration)
        try whileDragging()
        let end = CGPoint(x: start.x + translation.width, y: start.y + translation.height)
        return tree.send(PointerEvent(.ended, at: end, time: time)) || hasReacted
    }

    /// Touches a view with two fingers, a hundred points apart, and moves them apart or together. Says whether a view reacted.
    @discardableResult
    public func magnify(_ locator: ViewLocator, by scale: CGFloat, duration: Double = 0.25) throws -> Bool {
        try twoFingers(on: locator, duration: duration) { (50 * (1 + (scale - 1) * $0), 0) }
    }

    /// Touches a view with two fingers, a hundred points apart, and turns them clockwise. Says whether a view reacted.
    @discardableResult
    public func rotate(_ locator: ViewLocator, by angle: Angle, duration: Double = 0.25) throws -> Bool {
        try twoFingers(on: locator, duration: duration) { (50, angle.radians * Double($0)) }
    }

    /// Moves a pointer over a view's middle, or a point, without touching.
    public func hover(_ locator: ViewLocator) throws {
        tree.send(PointerEvent(.hovered, at: try point(of: locator), time: time))
    }

    /// Moves the pointer that hovers out of the window.
    public func endHover() {
        tree.send(PointerEvent(.left, at: .zero, time: time))
    }

    /// Moves the content of the innermost scroll view at a view's middle, or at a point, as far as it goes, as a wheel does.
    ///
    /// Where the innermost one can go no further, the next around it moves. A scroll target behaviour decides a little later
    /// where the content comes to rest.
    ///
    /// - Parameters:
    ///   - locator: The view at whose middle the scrolling happens.
    ///   - distance: How far the window moves over the content, in points: positive heights show what is below.
    /// - Returns: Whether there was a scroll view.
    @discardableResult
    public func scroll(_ locator: ViewLocator, by distance: CGSize) throws -> Bool {
        let distance = CGVector(dx: distance.width, dy: distance.height)
        return tree.send(ScrollEvent(.stepped, at: try point(of: locator), by: distance, time: time))
    }

    // MARK: Moving pointers

    private func twoFingers(
        on locator: ViewLocator, duration: Double, _ polar: @escaping (CGFloat) -> (radius: CGFloat, angle: Double)
    ) throws -> Bool {
        let middle = try point(of: locator)
        func finger(_ side: CGFloat) -> (CGFloat) -> CGPoint {
            { amount in
                let (radius, angle) = polar(amount)
                return CGPoint(x: middle.x + side * radius * cos(angle), y: middle.y + side * radius * sin(angle))
            }
        }
        let (left, right) = (finger(-1), finger(1))
        var hasReacted = move([(left(0), left), (right(0), right)], duration: duration)
        for (index, path) in [left, right].enumerated() {
            hasReacted = tree.send(PointerEvent(.ended, at: path(1), time: time, pointer: index)) || hasReacted
        }
        return hasReacted
    }

    /// Puts pointers down and moves them along their ways, in frames of a sixtieth of a second.
    private func move(_ paths: [(start: CGPoint, at: (CGFloat) -> CGPoint)], duration: Double) -> Bool {
        var hasReacted = false
        for (index, path) in paths.enumerated() {
            hasReacted = tree.send(PointerEvent(.began, at: path.start, time: time, pointer: index)) || hasReacted
        }
        let start = time
        let frames = max(1, Int((max(0, duration) * 60).rounded(.up)))
        for frame in 1...frames {
            let amount = CGFloat(frame) / CGFloat(frames)
            tree.advance(to: start + max(0, duration) * Double(amount))
            for (index, path) in paths.enumerated() {
                hasReacted = tree.send(PointerEvent(.moved, at: path.at(amount), time: time, pointer: index)) || hasReacted
            }
        }
        return hasReacted
    }
}
