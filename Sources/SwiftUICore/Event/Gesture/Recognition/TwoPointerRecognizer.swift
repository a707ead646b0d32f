import CoreGraphics

/// The relation of two pointers, compared with when the second one went down.
struct TwoPointers {
    let input: GestureInput
    /// The midpoint when the second pointer went down, in points of the window.
    let start: CGPoint
    /// The distance of the pointers relative to the distance at the start.
    let scale: CGFloat
    /// The angle the pointers have turned, clockwise.
    let angle: Angle
    /// The change of `scale` per second, over the last tenth of a second.
    let scaleVelocity: CGFloat
    /// The change of `angle` per second, over the last tenth of a second.
    let angularVelocity: Angle

    /// The midpoint at the start, in the node's coordinates and relative to its size.
    var startLocation: CGPoint { input.convert(start, to: .local) }
    var startAnchor: UnitPoint {
        let size = input.node.size
        guard size.width > 0, size.height > 0 else { return .center }
        return UnitPoint(x: startLocation.x / size.width, y: startLocation.y / size.height)
    }
}

/// Tracks two pointers together, and is recognised when they have changed enough.
final class TwoPointerRecognizer: _GestureRecognizer<TwoPointers> {
    private var isEnough: (TwoPointers) -> Bool
    private var pointers: (Int, Int)?
    private var start: (middle: CGPoint, distance: CGFloat)?
    /// The relation of the pointers in the last tenth of a second.
    private var samples: [(time: Double, scale: CGFloat, angle: Double)] = []
    private var lastDirection = 0.0
    private var turned = 0.0

    init(isEnough: @escaping (TwoPointers) -> Bool) {
        self.isEnough = isEnough
    }

    override var isDecisive: Bool { true }

    override func update(_ input: GestureInput) {
        guard !phase.progress.isOver else { return }
        if pointers == nil {
            let down = input.pointers.filter { $0.phase != .ended }
            guard down.count >= 2 else {
                if down.isEmpty, !input.pointers.isEmpty { phase = .failed }
                return
            }
            pointers = (down[0].id, down[1].id)
        }
        guard let pointers, let first = input.pointers.first(where: { $0.id == pointers.0 }),
            let second = input.pointers.first(where: { $0.id == pointers.1 })
        else { return }
        let (x, y) = (second.location.x - first.location.x, second.location.y - first.location.y)
        let (distance, direction) = (hypot(x, y), Double(atan2(y, x)))
        if start == nil {
            let middle = CGPoint(x: (first.location.x + second.location.x) / 2, y: (first.location.y + second.location.y) / 2)
            start = (middle, max(distance, 1))
            lastDirection = direction
        }
        guard let start else { return }
        // The remainder takes the shorter way round, so that several turns add up.
        turned += (direction - lastDirection).remainder(dividingBy: 2 * .pi)
        lastDirection = direction
        let scale = distance / start.distance
        // The pointers move one after the other; the last of the positions at one time counts.
        if samples.last?.time == input.time { samples.removeLast() }
        samples.append((input.time, scale, turned))
        samples.removeAll { input.time - $0.time > 0.1 + 1e-9 }
        let duration = input.time - samples[0].time
        let value = TwoPointers(
            input: input, start: start.middle, scale: scale, angle: .radians(turned),
            scaleVelocity: duration > 0 ? (scale - samples[0].scale) / duration : 0,
            angularVelocity: .radians(duration > 0 ? (turned - samples[0].angle) / duration : 0))
        let isOver = first.phase == .ended || second.phase == .ended
        if phase.progress == .active || isEnough(value) {
            phase = isOver ? .ended(value) : .active(value)
        } else if isOver {
            phase = .failed
        }
    }

    override func adopt(_ newer: _GestureRecognizer<TwoPointers>) {
        if let newer = newer as? TwoPointerRecognizer { isEnough = newer.isEnough }
    }
}
