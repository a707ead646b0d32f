import AudioPlayback
import Foundation

/// Records the microphone into a file, through GStreamer.
///
///     let recorder = try AVAudioRecorder(url: url, settings: [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100])
///     recorder.record()
///
/// It is used on the main thread. The source is the microphone that the desktop's settings choose. AAC is recorded where GStreamer has an encoder
/// for it (`fdkaacenc`, `voaacenc` or `avenc_aac`), otherwise Opus in a file of the same kind. Samples are written as WAVE, or as AIFF if the file's
/// name ends so.
///
/// Follows https://developer.apple.com/documentation/avfaudio/avaudiorecorder.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// The settings that the recorder was created with.
    public let settings: [String: Any]
    private let format: AudioRecording.Format
    private var recording: AudioRecording?
    private var timer: (any DispatchSourceTimer)?
    /// When recording begins; nil for at once.
    private var start: DispatchTime?
    /// The length in seconds after which recording ends; nil for none.
    private var limit: TimeInterval?

    /// The delegate, which is told when a recording ends. It is held weakly.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Whether sound is recorded. It is not while the recorder is paused.
    open private(set) var isRecording = false
    /// Whether `updateMeters()` reads the power.
    open var isMeteringEnabled = false
    private var averages: [Double] = []
    private var peaks: [Double] = []

    /// Creates a recorder. An existing file is replaced when recording begins. Throws an error with a description if the format cannot be recorded.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - settings: The format, with keys such as `AVFormatIDKey`. Without them, samples of 16 bits at 44,100 a second in one channel.
    public init(url: URL, settings: [String: Any]) throws {
        guard let format = AudioRecording.Format(settings: settings) else { throw RecordingFormatError() }
        self.url = url
        self.settings = settings
        self.format = format
        super.init()
    }

    deinit {
        timer?.cancel()
        if let recording { _ = recording.finish() }
    }

    // MARK: Recording

    /// Prepares recording; returns whether the format can be recorded. `record()` does it, too.
    @discardableResult
    open func prepareToRecord() -> Bool {
        if recording != nil { return true }
        recording = try? AudioRecording(url, format: format)
        return recording != nil
    }

    /// Begins to record, or continues after a pause; returns whether it does.
    @discardableResult
    open func record() -> Bool { record(limit: limit) }

    /// Records for a number of seconds; returns whether recording begins.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { record(limit: duration) }

    /// Begins to record at a time of `deviceCurrentTime`; returns whether it will.
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { record(limit: nil, at: time) }

    /// Records for a number of seconds from a time of `deviceCurrentTime`; returns whether it will.
    @discardableResult
    open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { record(limit: duration, at: time) }

    private func record(limit: TimeInterval?, at time: TimeInterval? = nil) -> Bool {
        guard prepareToRecord(), let recording else { return false }
        self.limit = limit
        let delay = time.map { $0 - deviceCurrentTime } ?? 0
        start = delay > 0 && delay.isFinite ? .now() + delay : nil
        if start == nil, !recording.setRunning(true) {
            self.recording = nil
            return false
        }
        isRecording = true
        watch()
        return true
    }

    /// Pauses recording, which `record()` continues.
    open func pause() {
        guard isRecording else { return }
        isRecording = false
        start = nil
        _ = recording?.setRunning(false)
    }

    /// Ends the recording and the file, and tells the delegate.
    open func stop() {
        guard let recording else { return }
        timer?.cancel()
        timer = nil
        limit = nil
        // A recording that has not begun has no file to complete.
        let hasBegun = start == nil
        start = nil
        isRecording = false
        self.recording = nil
        let isComplete = hasBegun && recording.finish()
        DispatchQueue.main.async { [self] in delegate?.audioRecorderDidFinishRecording(self, successfully: isComplete) }
    }

    /// Removes the file; returns whether there was one. The recorder has to be stopped.
    @discardableResult
    open func deleteRecording() -> Bool {
        guard recording == nil else { return false }
        return (try? FileManager.default.removeItem(at: url)) != nil
    }

    /// Looks for the end of the time, for errors and for the power.
    private func watch() {
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: 0.02)
        timer.setEventHandler { [weak self] in self?.check() }
        timer.resume()
        self.timer = timer
    }

    private func check() {
        guard let recording else { return }
        if let start, start <= .now() {
            self.start = nil
            _ = recording.setRunning(true)
        }
        recording.updateLevels()
        if recording.hasFailed {
            delegate?.audioRecorderEncodeErrorDidOccur(self, error: RecordingFormatError())
            stop()
        } else if let limit, currentTime >= limit {
            stop()
        }
    }

    // MARK: Time and power

    /// The recorded time in seconds.
    open var currentTime: TimeInterval { start == nil ? recording?.position ?? 0 : 0 }

    /// The seconds of a clock with which `record(atTime:)` tells when to begin.
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Reads the power of each channel, if metering is enabled.
    open func updateMeters() {
        guard isMeteringEnabled, let recording else { return }
        recording.updateLevels()
        (averages, peaks) = (recording.averages, recording.peaks)
    }

    /// Returns the average power of a channel when `updateMeters()` was called, in decibels: 0 is the loudest, -160 silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { Self.power(averages, channelNumber) }

    /// Returns the peak power of a channel when `updateMeters()` was called, in decibels: 0 is the loudest, -160 silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { Self.power(peaks, channelNumber) }

    private static func power(_ powers: [Double], _ channel: Int) -> Float {
        powers.indices.contains(channel) ? Float(powers[channel]) : -160
    }
}

/// An object that is told when a recording ends. The default implementations do nothing.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// The recording has ended.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// The sound cannot be encoded.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// A format that cannot be recorded.
struct RecordingFormatError: Error, LocalizedError {
    var errorDescription: String? { "The sound cannot be recorded with these settings." }
}
