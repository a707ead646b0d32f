import CoreMedia
import Foundation

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

    init(kind: Kind, queue: DispatchQueue) {
        self.kind = kind
        self.queue = queue
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }

    /// The shortest distance of calls in seconds: oftener no picture changes.
    private static let shortestInterval = 1.0 / 120

    /// Begins or ends the calls as the player plays or does not, and calls the function for the change.
    func update(_ player: AVPlayer) {
        stop()
        let isPlaying = player.timeControlStatus == .playing
        let time = player.currentTime()
        lastPosition = time.seconds
        let interval: Double
        switch kind {
        case .periodic(let seconds, let function):
            queue.async { function(time) }
            interval = seconds / Double(max(player.rate, 0.01))
        case .boundary: interval = 0.02
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
        case .periodic(_, let function): queue.async { function(time) }
        case .boundary(let positions, let function):
            let position = time.seconds
            for place in positions where place > lastPosition && place <= position { queue.async { function() } }
            lastPosition = position
        }
    }
}
