import FoundationOverlay

/// Calls a method for each frame.
///
/// The calls come at 60 frames in a second, or at the preferred number, if it is smaller. They are not those of a certain screen.
///
/// ```swift
/// link = CADisplayLink(target: self, selector: #selector(step))
/// link.add(to: .main, forMode: .common)
/// ```
///
/// Follows https://developer.apple.com/documentation/quartzcore/cadisplaylink.
open class CADisplayLink: NSObject, @unchecked Sendable {
    /// The frames in a second of a link that does not prefer another number.
    private static let framesPerSecond = 60.0

    private let target: Any
    private let selector: Selector
    private var timer: Timer?
    private var loops: [(loop: RunLoop, mode: RunLoop.Mode)] = []
    /// The link itself while it is on a run loop: programs need not keep it. The timer cannot, as it does not release its closure.
    private var retained: CADisplayLink?

    /// The time of the last frame in seconds, by the clock of `CACurrentMediaTime()`; 0 before the first one.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The time between two frames in seconds.
    open var duration: CFTimeInterval { 1 / rate }

    /// Whether frames are not told.
    open var isPaused = false

    /// The preferred number of frames in a second; 0, or less, for that of the screen.
    open var preferredFramesPerSecond = 0 {
        didSet { if preferredFramesPerSecond != oldValue { schedule() } }
    }

    /// The preferred numbers of frames in a second.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { if preferredFrameRateRange != oldValue { schedule() } }
    }

    /// Creates a link, which begins when it is added to a run loop.
    ///
    /// - Parameters:
    ///   - target: The object. The link retains it, and the run loop retains the link until it is invalidated.
    ///   - selector: The method, with the link as its argument if it has one.
    public init(target: Any, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    private var rate: Double {
        let preferred = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.preferred ?? 0)
        return preferred > 0 ? min(preferred, Self.framesPerSecond) : Self.framesPerSecond
    }

    /// Begins to tell frames on a run loop.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !loops.contains(where: { $0.loop === runloop && $0.mode == mode }) else { return }
        loops.append((runloop, mode))
        schedule()
    }

    /// Ends to tell frames in a mode of a run loop.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        loops.removeAll { $0.loop === runloop && $0.mode == mode }
        schedule()
    }

    /// Ends to tell frames.
    open func invalidate() {
        loops = []
        schedule()
    }

    private func schedule() {
        timer?.invalidate()
        timer = nil
        retained = loops.isEmpty ? nil : self
        guard !loops.isEmpty else { return }
        let timer = Timer(timeInterval: 1 / rate, repeats: true) { [weak self] _ in self?.tell() }
        for (loop, mode) in loops { loop.add(timer, forMode: mode) }
        self.timer = timer
    }

    private func tell() {
        guard !isPaused else { return }
        timestamp = CACurrentMediaTime()
        selector._call(on: target, with: self)
    }
}

/// Numbers of frames in a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The smallest number.
    public var minimum: Float
    /// The greatest number.
    public var maximum: Float
    /// The preferred number; nil, or 0, for none.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The numbers of the screen.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
