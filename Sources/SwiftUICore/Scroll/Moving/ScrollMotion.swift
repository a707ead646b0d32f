import CoreGraphics

/// An animated movement of the viewport by the program.
struct ScrollMotion {
    /// Returns the offset at which the movement ends; nil for the one that was given first.
    ///
    /// Layout may change the offset on the way: the positions of views in lazy containers are estimated until they are made.
    typealias Destination = () -> CGPoint?

    private let animation: ValueAnimation<CGPoint>
    private let start: CGPoint
    private let target: CGPoint
    let destination: Destination?
    /// The distance by which content has moved since the start because preceding lengths were corrected.
    var correction = CGPoint.zero

    init(_ animation: ValueAnimation<CGPoint>, from start: CGPoint, to target: CGPoint, destination: Destination?) {
        self.animation = animation
        self.start = start
        self.target = target
        self.destination = destination
    }

    func isFinished(at time: Double) -> Bool { animation.isFinished(at: time) }

    /// The offset at a time. A change of the destination counts in proportion to the part of the way that is done.
    ///
    /// - Parameter limit: Returns the nearest offset within the content.
    func offset(at time: Double, limit: (CGPoint) -> CGPoint) -> CGPoint {
        var result = animation.value(at: time)
        let end = destination?().map(limit)
        let longer: Axis = abs(target.x - start.x) > abs(target.y - start.y) ? .horizontal : .vertical
        let way = target[longer] - start[longer]
        let part = way == 0 ? 1 : (result[longer] - start[longer]) / way
        for axis in Axis.allCases {
            result[axis] += correction[axis]
            if let end { result[axis] += (end[axis] - target[axis] - correction[axis]) * part }
        }
        return result
    }
}
