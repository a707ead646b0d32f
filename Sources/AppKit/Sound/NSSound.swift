import AudioPlayback
import Foundation
import SwiftUICore

/// A sound file that plays through GStreamer. It is used on the main thread.
open class NSSound: Hashable, @unchecked Sendable {
    /// The name of a sound.
    public typealias Name = String

    private let stream: AudioStream
    /// Retains sounds while they play, since programs often keep no reference.
    private static let playing = Locked<Set<NSSound>>([])
    /// The name from which the sound was created; nil for a sound created from a file.
    public let name: Name?
    /// The delegate, which is notified when the sound ends. It is held weakly.
    open weak var delegate: (any NSSoundDelegate)?
    /// Whether the sound is repeated until it is stopped.
    open var loops = false

    private convenience init?(file: URL, name: Name?) { self.init(try? AudioStream(file), name: name) }

    private init?(_ stream: AudioStream?, name: Name?) {
        guard let stream else { return nil }
        self.stream = stream
        self.name = name
        stream.onEnd = { [weak self] in self?.ended(isSuccessful: $0) }
    }

    /// Creates a sound from a file; nil if it cannot be played or GStreamer is missing. The file is always read during playback, whatever
    /// `byReference` is.
    public convenience init?(contentsOf url: URL, byReference byRef: Bool) { self.init(file: url, name: nil) }

    /// Creates a sound from a file; nil if it cannot be played or GStreamer is missing. The file is always read during playback, whatever
    /// `byReference` is.
    public convenience init?(contentsOfFile path: String, byReference byRef: Bool) { self.init(file: URL(fileURLWithPath: path), name: nil) }

    /// Creates a sound from the contents of a file; nil if they cannot be played or GStreamer is missing.
    public convenience init?(data: Data) { self.init(try? AudioStream(data: data), name: nil) }

    /// Creates a sound by its name, which is that of a file in the program's resources or of a sound of the desktop such as "bell". Nil if
    /// there is no such sound; the sounds of macOS, such as "Glass", do not exist.
    public convenience init?(named name: Name) {
        let file = Self.endings.lazy.compactMap { Bundle.main.url(forResource: name, withExtension: $0) }.first
        guard let file = file ?? Self.desktopSound(named: name) else { return nil }
        self.init(file: file, name: name)
    }

    private static let endings = ["", "wav", "aiff", "aif", "mp3", "m4a", "caf", "ogg", "oga", "flac"]

    /// The file of a sound of the desktop's theme.
    private static func desktopSound(named name: Name) -> URL? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        let file = URL(fileURLWithPath: "/usr/share/sounds/freedesktop/stereo/\(name).oga")
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    private func ended(isSuccessful: Bool) {
        if isSuccessful, loops {
            stream.play()
            return
        }
        delegate?.sound(self, didFinishPlaying: isSuccessful)
        Self.playing.withLock { _ = $0.remove(self) }
    }

    /// Plays from the beginning. Returns false if the sound is already playing or cannot be played.
    @discardableResult
    open func play() -> Bool {
        guard !stream.isPlaying else { return false }
        stream.position = 0
        return resume()
    }

    /// Pauses at the current position. Returns whether the sound was playing.
    @discardableResult
    open func pause() -> Bool {
        defer { stream.pause() }
        return stream.isPlaying
    }

    /// Plays from the current position. Returns false if the sound is already playing or cannot be played.
    @discardableResult
    open func resume() -> Bool {
        guard !stream.isPlaying, stream.play() else { return false }
        Self.playing.withLock { _ = $0.insert(self) }
        return true
    }

    /// Stops playing. Returns whether the sound was playing.
    @discardableResult
    open func stop() -> Bool {
        defer { Self.playing.withLock { _ = $0.remove(self) } }
        return pause()
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
    /// The volume: 0 is silent, 1 (the default) is the volume of the file.
    open var volume: Float {
        get { Float(stream.volume) }
        set { stream.volume = Double(newValue) }
    }

    /// Plays the alert sound of the desktop; in a program without windows, the bell of its terminal.
    public class func beep() { NSBeep() }

    public static func == (left: NSSound, right: NSSound) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that is notified when a sound ends. The default implementation does nothing.
public protocol NSSoundDelegate: AnyObject {
    /// The sound has reached its end, or has failed.
    func sound(_ sound: NSSound, didFinishPlaying finished: Bool)
}

extension NSSoundDelegate {
    public func sound(_ sound: NSSound, didFinishPlaying finished: Bool) {}
}
