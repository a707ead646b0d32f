import CoreMedia
import Foundation

/// Plays an item again and again in a queue player.
///
///     let player = AVQueuePlayer()
///     let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
///     player.play()
///
/// It is used on the main thread, and loops while it exists. The player plays the template itself, which starts anew at its end; a range ends with
/// the precision of a fiftieth of a second.
///
/// Follows https://developer.apple.com/documentation/avfoundation/avplayerlooper.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    /// Whether the looper can loop.
    public enum Status: Int, Sendable {
        case unknown = 0
        case ready = 1
        case failed = 2
        case cancelled = 3
    }

    private weak var player: AVQueuePlayer?
    private let item: AVPlayerItem
    private let range: CMTimeRange?
    private var endObserver: (any NSObjectProtocol)?
    private var boundaryObserver: Any?
    private var isLooping = true

    /// Creates a looper, which replaces the items of a player.
    ///
    /// - Parameters:
    ///   - player: The player, which is held weakly.
    ///   - itemToLoop: The item.
    ///   - loopRange: The part of the item that is repeated; an invalid or empty one is the whole item.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange = .invalid) {
        self.player = player
        item = itemToLoop
        range = loopRange.isValid && !loopRange.isEmpty ? loopRange : nil
        super.init()
        player.removeAllItems()
        player.insert(itemToLoop, after: nil)
        // The item stays at its end, so that it can start anew.
        player.actionAtItemEnd = .none
        endObserver = NotificationCenter.default.addObserver(
            forName: AVPlayerItem.didPlayToEndTimeNotification, object: itemToLoop, queue: nil
        ) { [weak self] _ in self?.startAnew() }
        if let range {
            if range.start > .zero { itemToLoop.seek(to: range.start) }
            boundaryObserver = player.addBoundaryTimeObserver(forTimes: [NSValue(time: range.end)], queue: .main) { [weak self] in
                self?.startAnew()
            }
        }
    }

    deinit { disableLooping() }

    /// The number of times that the item has been played to its end.
    open private(set) var loopCount = 0
    /// The items that the looper plays.
    open var loopingPlayerItems: [AVPlayerItem] { [item] }
    /// Why the item cannot be looped; nil if it can.
    open var error: (any Error)? { item.error }
    /// Whether the looper can loop.
    open var status: Status { !isLooping ? .cancelled : item.status == .failed ? .failed : .ready }

    /// Lets the item play to its end and no further.
    open func disableLooping() {
        isLooping = false
        if let endObserver { NotificationCenter.default.removeObserver(endObserver) }
        if let boundaryObserver { player?.removeTimeObserver(boundaryObserver) }
        (endObserver, boundaryObserver) = (nil, nil)
        player?.actionAtItemEnd = .advance
    }

    private func startAnew() {
        guard isLooping, player?.currentItem === item else { return }
        loopCount += 1
        item.seek(to: range?.start ?? .zero)
    }
}
