import CoreMedia
import Foundation
import Synchronization

/// A function that a player calls as time passes.
final class TimeObserver: @unchecked Sendable {
    enum Kind {
        /// In a distance of seconds in the time of the item.
        case periodic(Double, @Sendable (CMTime) -> Void)
        /// At positions in seconds, in order.
        case boundary([Double], @Sendable () -> Void)
    }

    private let kind: Kind
    private let queue: DispatchQueue
    private var timer: (any DispatchSourceTimer)?
    /// The position up to which boundaries were looked for.
    private var lastPosition = 0.0
    private let isRemoved = Mutex(false)

    init(kind: Kind, queue: DispatchQueue) {
        self.kind = kind
        self.queue = queue
    }

    /// Ends the calls for good. A call that waits on the queue is not made.
    func remove() {
        isRemoved.withLock { $0 = true }
        stop()
    }

    private func stop() {
        timer?.cancel()
        timer = nil
    }

    private func call(_ function: @escaping @Sendable () -> Void) {
        queue.async { [self] in
            if !isRemoved.withLock(\.self) { function() }
        }
    }

    /// The shortest distance of calls in seconds: oftener no picture changes.
    private static let shortestInterval = 1.0 / 120

    /// Begins or ends the calls as the player plays or does not, and calls the function for the change.
    ///
    /// - Parameter isJump: Whether the position has changed otherwise than by playing, so that the boundaries before it are not passed.
    func update(_ player: AVPlayer, isJump: Bool) {
        stop()
        let isPlaying = player.timeControlStatus == .playing
        let time = player.currentTime()
        if isJump { lastPosition = time.seconds }
        let interval: Double
        switch kind {
        case .periodic(let seconds, let function):
            call { function(time) }
            interval = seconds / Double(max(player.rate, 0.01))
        case .boundary:
            // The timer may be late.
            call(at: time)
            interval = 0.02
        }
        guard isPlaying, interval > 0 else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        let distance = max(interval, Self.shortestInterval)
        timer.schedule(deadline: .now() + distance, repeating: distance)
        timer.setEventHandler { [weak self, weak player] in
            guard let self, let player else { return }
            call(at: player.currentTime())
        }
        timer.resume()
        self.timer = timer
    }

    private func call(at time: CMTime) {
        switch kind {
        case .periodic(_, let function): call { function(time) }
        case .boundary(let positions, let function):
            let position = time.seconds
            for place in positions where place > lastPosition && place <= position { call(function) }
            lastPosition = position
        }
    }
}
