import CoreGraphics

/// Counts clicks in short succession at the same place.
package struct ClickCounter {
    /// The longest time between two clicks that count as a double click, in seconds.
    package static let interval = 0.5

    private(set) var count = 0
    private var last: (point: CGPoint, time: Double)?

    /// Counts a press of the button.
    mutating func press(at point: CGPoint, time: Double) {
        if let last, time - last.time <= Self.interval, abs(point.x - last.point.x) <= 4, abs(point.y - last.point.y) <= 4 {
            count += 1
        } else {
            count = 1
        }
        last = (point, time)
    }
}
