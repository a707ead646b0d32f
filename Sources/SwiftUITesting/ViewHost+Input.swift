import SwiftUI

extension ViewHost {
    /// Taps the center of a view, or a point. Returns whether a view reacted.
    ///
    /// Several taps are a tenth of a second apart. If the view also has a double-tap gesture, a single tap is recognised only after the
    /// clock has advanced past the time allowed for a second tap.
    @discardableResult
    public func tap(_ locator: ViewLocator, count: Int = 1) throws -> Bool {
        tree.tap(at: try point(of: locator), count: count)
    }

    /// Presses the center of a view, or a point, for a duration in seconds, and releases. Returns whether a view reacted.
    @discardableResult
    public func longPress(_ locator: ViewLocator, for duration: Double = 1) throws -> Bool {
        let point = try point(of: locator)
        let hasReacted = tree.send(PointerEvent(.began, at: point, time: time))
        advance(by: duration)
        return tree.send(PointerEvent(.ended, at: point, time: time)) || hasReacted
    }

    /// Drags from the center of a view, or from a point, by a distance. Returns whether a view reacted.
    ///
    /// - Parameters:
    ///   - locator: The start of the drag.
    ///   - translation: The distance of the drag, in points.
    ///   - duration: The duration of the drag at constant speed, in seconds.
    ///   - whileDragging: Called at the end of the movement, before the release.
    @discardableResult
    public func drag(
        _ locator: ViewLocator, by translation: CGSize, duration: Double = 0.25, whileDragging: () throws -> Void = {}
    ) throws -> Bool {
        let start = try point(of: locator)
        let hasReacted = move(
            [
                (
                    start,
                    { amount in
                        CGPoint(x: start.x + translation.width * amount, y: start.y + translation.height * amount)
                    }
                )
            ], duration: duration)
        try whileDragging()
        let end = CGPoint(x: start.x + translation.width, y: start.y + translation.height)
        return tree.send(PointerEvent(.ended, at: end, time: time)) || hasReacted
    }

    /// Pinches a view with two fingers that start a hundred points apart, by a scale factor. Returns whether a view reacted.
    @discardableResult
    public func magnify(_ locator: ViewLocator, by scale: CGFloat, duration: Double = 0.25) throws -> Bool {
        try twoFingers(on: locator, duration: duration) { (50 * (1 + (scale - 1) * $0), 0) }
    }

    /// Rotates two fingers on a view, a hundred points apart, clockwise by an angle. Returns whether a view reacted.
    @discardableResult
    public func rotate(_ locator: ViewLocator, by angle: Angle, duration: Double = 0.25) throws -> Bool {
        try twoFingers(on: locator, duration: duration) { (50, angle.radians * Double($0)) }
    }

    /// Moves a pointer over the center of a view, or a point, without pressing.
    public func hover(_ locator: ViewLocator) throws {
        tree.send(PointerEvent(.hovered, at: try point(of: locator), time: time))
    }

    /// Moves the hovering pointer out of the window.
    public func endHover() {
        tree.send(PointerEvent(.left, at: .zero, time: time))
    }

    /// Scrolls the innermost scroll view at the center of a view, or at a point, like a mouse wheel, up to its limits.
    ///
    /// If the innermost scroll view cannot scroll further, the enclosing one scrolls. A scroll target behaviour determines the final
    /// position a little later.
    ///
    /// - Parameter distance: How far the viewport moves over the content, in points: a positive height reveals what is below.
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

    /// Presses pointers and moves them along paths, in frames of a sixtieth of a second.
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
