import CoreMedia
import Foundation

/// Plays the sound of files and addresses, through GStreamer.
///
///     let player = AVPlayer(url: url)
///     player.play()
///
/// It is used on the main thread. `VideoPlayer` of AVKit shows the pictures of films, which are decoded whether a view shows them or not. Linux has no
/// key-value observing: `timeControlStatus` and `rate` are read, and observers of the time are called when they change.
///
/// Follows https://developer.apple.com/documentation/avfoundation/avplayer.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether the player can play.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    /// Whether the player plays.
    public enum TimeControlStatus: Int, Sendable {
        case paused = 0
        /// The player will play as soon as the item is ready.
        case waitingToPlayAtSpecifiedRate = 1
        case playing = 2
    }

    /// The action at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// A queue continues with its next item.
        case advance = 0
        /// The player pauses.
        case pause = 1
        /// The player keeps its rate, and plays on if it is sent to an earlier position.
        case none = 2
    }

    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The item is being loaded.
        public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// Data of the item are missing.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// There is nothing to play.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    /// Creates a player without an item.
    public override init() {}

    /// Creates a player of a file or address, which begins to load.
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    /// Creates a player of an item, which begins to load.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        replaceCurrentItem(with: item)
    }

    deinit {
        for observer in observers { observer.remove() }
        currentItem?.stream.rate = 0
    }

    /// The item that the player plays; nil for none.
    open private(set) var currentItem: AVPlayerItem?

    /// Plays something else, at the same rate; nil for nothing.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        currentItem?.stream.rate = 0
        currentItem?.player = nil
        currentItem = item
        item?.player = self
        applyVolume()
        item?.stream.load()
        item?.stream.rate = Double(rate)
        timeChanged(isJump: true)
    }

    // MARK: Playing

    /// The speed: 1 is the normal one, and 0 pauses. Negative values and values that are not finite pause, too. The pitch changes with the speed.
    open var rate: Float = 0 {
        didSet {
            if !(rate >= 0 && rate.isFinite) { rate = 0 }
            currentItem?.stream.rate = Double(rate)
            if rate != oldValue {
                NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
                timeChanged()
            }
        }
    }

    /// The speed with which `play()` plays.
    open var defaultRate: Float = 1

    /// Plays with `defaultRate`, as soon as the item is ready.
    open func play() { rate = defaultRate }
    /// Stops playing and keeps the position.
    open func pause() { rate = 0 }
    /// Plays with a speed.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// Whether the player can play. It fails with its item, and is otherwise ready.
    open var status: Status { currentItem?.status == .failed ? .failed : .readyToPlay }
    /// Why the player cannot play; nil if it can.
    open var error: (any Error)? { currentItem?.error }

    /// Whether the player plays, pauses or waits.
    open var timeControlStatus: TimeControlStatus {
        guard rate > 0, currentItem?.status != .failed else { return .paused }
        return currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
    }

    /// Why the player waits; nil if it does not.
    open var reasonForWaitingToPlay: WaitingReason? {
        guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
        return currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate
    }

    /// The action at the end of an item. `advance` pauses, unless the player is an `AVQueuePlayer`.
    open var actionAtItemEnd = ActionAtItemEnd.pause

    /// Is stored; GStreamer always waits for data that are missing.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Is stored: there is no other device that a player could play on.
    open var allowsExternalPlayback = true
    /// Is stored: the display may sleep.
    open var preventsDisplaySleepDuringVideoPlayback = true

    // MARK: Volume

    /// The volume: 0 is silent, 1 is that of the file.
    open var volume: Float = 1 { didSet { applyVolume() } }
    /// Whether nothing is heard.
    open var isMuted = false { didSet { applyVolume() } }

    private func applyVolume() { currentItem?.stream.volume = isMuted || !volume.isFinite ? 0 : Double(volume) }

    // MARK: Time

    /// Returns the position of the item; zero without one.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    /// Continues at a position.
    open func seek(to time: CMTime) { currentItem?.seek(to: time) }

    /// Continues at a position, and calls a function on the main queue, with whether the position was reached.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        guard let currentItem else { return DispatchQueue.main.async { completionHandler(false) } }
        currentItem.seek(to: time, completionHandler: completionHandler)
    }

    /// Continues at a position. The tolerances are ignored: the position is exact.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    /// Continues at a position, and calls a function on the main queue. The tolerances are ignored: the position is exact.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    /// Continues at a position; returns whether it was reached.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { self.seek(to: time) { continuation.resume(returning: $0) } }
        }
    }

    /// Continues at a position; returns whether it was reached. The tolerances are ignored: the position is exact.
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { await seek(to: time) }

    // MARK: Observers

    private var observers: [TimeObserver] = []

    /// Calls a function again and again while the item plays, and when it starts, stops or jumps.
    ///
    /// - Parameters:
    ///   - interval: The distance of the calls in the time of the item. Without a positive one, the function is called for starts, stops and jumps
    ///     only.
    ///   - queue: The queue on which the function is called; nil for the main queue.
    ///   - block: Receives the position.
    /// - Returns: The observer, with which `removeTimeObserver` ends the calls.
    @discardableResult
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        let observer = TimeObserver(kind: .periodic(interval.isNumeric ? interval.seconds : 0, block), queue: queue ?? .main)
        observers.append(observer)
        observer.update(self, isJump: true)
        return observer
    }

    /// Calls a function when the item plays past positions.
    ///
    /// - Parameters:
    ///   - times: The positions, made with `NSValue(time:)`; others are ignored.
    ///   - queue: The queue on which the function is called; nil for the main queue.
    ///   - block: The function.
    /// - Returns: The observer, with which `removeTimeObserver` ends the calls.
    @discardableResult
    open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any {
        let seconds = times.map(\.timeValue.seconds).filter(\.isFinite)
        let observer = TimeObserver(kind: .boundary(seconds.sorted(), block), queue: queue ?? .main)
        observers.append(observer)
        observer.update(self, isJump: true)
        return observer
    }

    /// Ends the calls of an observer.
    open func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? TimeObserver else { return }
        observer.remove()
        observers.removeAll { $0 === observer }
    }

    /// Tells the observers that playing has started or stopped, or the position has changed.
    ///
    /// - Parameter isJump: Whether the position has changed otherwise than by playing.
    func timeChanged(isJump: Bool = false) {
        for observer in observers { observer.update(self, isJump: isJump) }
    }

    /// Handles that the item has become ready or has failed.
    func itemChanged(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        if let error = item.error {
            rate = 0
            NotificationCenter.default.post(
                name: AVPlayerItem.failedToPlayToEndTimeNotification, object: item,
                userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error])
        }
        timeChanged()
    }

    /// Handles that the item was played to its end.
    func itemEnded(_ item: AVPlayerItem) {
        if item === currentItem { continueAfterItem() }
        timeChanged()
    }

    /// Pauses, or goes on, after the end of the current item.
    func continueAfterItem() {
        if actionAtItemEnd != .none { rate = 0 }
    }

    /// Is posted when the speed has changed, with the player as object.
    public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
}
