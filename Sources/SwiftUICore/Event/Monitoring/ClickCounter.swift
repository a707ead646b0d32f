import CoreGraphics

/// Counts clicks in short succession at the same place.
struct ClickCounter {
    private(set) var count = 0
    private var last: (point: CGPoint, time: Double)?

    /// Counts a press of the button.
    mutating func press(at point: CGPoint, time: Double) {
        if let last, time - last.time <= 0.5, abs(point.x - last.point.x) <= 4, abs(point.y - last.point.y) <= 4 {
            count += 1
        } else {
            count = 1
        }
        last = (point, time)
    }
}
