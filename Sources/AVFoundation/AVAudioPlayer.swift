import AudioPlayback
import Foundation

/// Plays a sound file through GStreamer, which decodes the formats for which its plug-ins are installed.
///
///     let player = try AVAudioPlayer(contentsOf: url)
///     player.numberOfLoops = -1
///     player.play()
///
/// It is used on the main thread. It plays while the object exists. `pan`, metering and output devices do not exist.
open class AVAudioPlayer: NSObject {
    private let stream: AudioStream
    /// The file; nil for a player that was created from data.
    public let url: URL?
    /// The contents; nil for a player that was created from a file.
    public let data: Data?

    /// The delegate, which is notified when the sound ends. It is held weakly.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// How often the sound is repeated after it has played once; a negative number repeats it until it is stopped.
    open var numberOfLoops = 0
    private var loopsDone = 0
    private var fade: (any DispatchSourceTimer)?

    /// Creates a player for a file. Throws an error with a description if the file cannot be read or decoded, or GStreamer is missing.
    public convenience init(contentsOf url: URL) throws { try self.init(AudioStream(url), file: url, data: nil) }

    /// Creates a player for a file. The hint is ignored: the format is detected from the contents.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }

    /// Creates a player for the contents of a sound file. Throws an error with a description if they cannot be decoded, or GStreamer is
    /// missing.
    public convenience init(data: Data) throws { try self.init(AudioStream(data: data), file: nil, data: data) }

    /// Creates a player for the contents of a sound file. The hint is ignored: the format is detected from the contents.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    private init(_ stream: AudioStream, file: URL?, data: Data?) {
        self.stream = stream
        url = file
        self.data = data
        super.init()
        stream.onEnd = { [weak self] in self?.ended(isSuccessful: $0) }
    }

    deinit { fade?.cancel() }

    private func ended(isSuccessful: Bool) {
        if isSuccessful, numberOfLoops < 0 || loopsDone < numberOfLoops {
            loopsDone += 1
            stream.play()
            return
        }
        loopsDone = 0
        if isSuccessful {
            delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
        } else {
            delegate?.audioPlayerDecodeErrorDidOccur(self, error: AudioStream.Failure.notPlayable(url ?? URL(fileURLWithPath: "data")))
        }
    }

    // MARK: Playing

    /// Has no effect and returns true: the beginning of the sound is read when the player is created.
    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Plays from the current position. Returns whether playing has started.
    @discardableResult
    open func play() -> Bool { stream.play() }

    /// Stops and keeps the position.
    open func pause() { stream.pause() }

    /// Stops and keeps the position, as on Apple's systems.
    open func stop() {
        stream.pause()
        loopsDone = 0
    }

    /// Whether the sound plays.
    open var isPlaying: Bool { stream.isPlaying }
    /// The length in seconds.
    open var duration: TimeInterval { stream.duration }
    /// The position in seconds. Values that are set are limited to 0...`duration`; non-finite values count as 0.
    open var currentTime: TimeInterval {
        get { stream.position }
        set { stream.position = newValue }
    }

    // MARK: Settings

    /// The volume: 0 is silent, 1 (the default) is the volume of the file.
    open var volume: Float {
        get { Float(stream.volume) }
        set {
            fade?.cancel()
            stream.volume = Double(newValue)
        }
    }

    /// Changes the volume gradually, over a duration in seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        fade?.cancel()
        let (start, steps) = (stream.volume, Int((duration * 30).rounded(.up)))
        guard duration > 0, duration.isFinite, steps > 0 else { return stream.volume = Double(volume) }
        var step = 0
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: duration / Double(steps))
        timer.setEventHandler { [weak self] in
            guard let self else { return }
            step += 1
            stream.volume = start + (Double(volume) - start) * Double(step) / Double(steps)
            if step >= steps { fade?.cancel() }
        }
        timer.resume()
        fade = timer
    }

    /// Stored, without effect: `rate` can always be changed.
    open var enableRate = false
    /// The speed: 1 is normal. Values are limited to 0.5...2, and non-finite values count as 1. The pitch changes with the speed.
    open var rate: Float {
        get { Float(stream.rate) }
        set { stream.rate = Double(newValue) }
    }
}

/// An object that is notified when a sound ends. The default implementations do nothing.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// The sound has reached its end and is not repeated.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The rest of the file cannot be decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
