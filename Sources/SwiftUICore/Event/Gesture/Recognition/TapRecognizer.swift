import CoreGraphics

/// The limits that distinguish a tap from other touches (truth `const.tap`).
enum TapLimits {
    /// How far the pointer may move, in points.
    static let distance: CGFloat = 45
    /// How long the pointer may stay down, in seconds.
    static let duration = 0.75
    /// The longest time between two taps of a sequence, in seconds.
    static let delay = 0.35
}

/// Recognises a number of taps in a row. The value is the location of the last one.
final class TapRecognizer: _GestureRecognizer<GestureTouch> {
    private var count: Int
    private var taps = 0
    private var pointer: Int?
    private var limit: Double?

    init(count: Int) {
        self.count = max(1, count)
    }

    override var deadline: Double? { phase.progress == .possible ? limit : nil }

    override var tapCount: Int { count }

    override func update(_ input: GestureInput) {
        guard !phase.progress.isOver else { return }
        if let limit, input.time > limit + 1e-9 {
            phase = .failed
            return
        }
        for moved in input.pointers { follow(moved, input) }
    }

    private func follow(_ moved: GesturePointer, _ input: GestureInput) {
        guard !phase.progress.isOver else { return }
        if moved.phase == .began {
            // A second finger rules out a tap.
            guard pointer == nil else { return phase = .failed }
            pointer = moved.id
            limit = input.time + TapLimits.duration
        } else if moved.id == pointer {
            if moved.distance > TapLimits.distance {
                phase = .failed
            } else if moved.phase == .ended {
                pointer = nil
                taps += 1
                limit = input.time + TapLimits.delay
                if taps >= count { phase = .ended(GestureTouch(location: moved.location, input: input)) }
            }
        }
    }

    override func adopt(_ newer: _GestureRecognizer<GestureTouch>) {
        count = (newer as? TapRecognizer)?.count ?? count
    }
}

/// A location in the window, with the input needed to convert it to other coordinate spaces.
struct GestureTouch {
    let location: CGPoint
    let input: GestureInput
}
