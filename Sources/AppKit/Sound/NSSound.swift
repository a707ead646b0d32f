import AudioPlayback
import Foundation
import SwiftUICore

/// A sound file that plays through GStreamer. It is used on the main thread.
open class NSSound: Hashable, @unchecked Sendable {
    /// The name of a sound.
    public typealias Name = String

    private let stream: AudioStream
    /// Keeps the sound while it plays, as programs do not.
    private static let playing = Locked<Set<NSSound>>([])
    /// The name with which the sound was found; nil for a sound of a file.
    public let name: Name?
    /// The object that is told of the end.
    open weak var delegate: (any NSSoundDelegate)?
    /// Whether the sound is repeated until it is stopped.
    open var loops = false

    private init?(file: URL, name: Name?) {
        guard let stream = try? AudioStream(file) else { return nil }
        self.stream = stream
        self.name = name
        stream.onEnd = { [weak self] in self?.ended(isSuccessful: $0) }
    }

    /// Creates a sound of a file; nil if it cannot be played, or without GStreamer. The file is read while it plays in any case.
    public convenience init?(contentsOf url: URL, byReference byRef: Bool) { self.init(file: url, name: nil) }

    /// Creates a sound of a file; nil if it cannot be played, or without GStreamer. The file is read while it plays in any case.
    public convenience init?(contentsOfFile path: String, byReference byRef: Bool) { self.init(file: URL(fileURLWithPath: path), name: nil) }

    /// Creates a sound of a name: a file of the program's resources or, without one, a sound of the desktop such as "bell". Nil if there is
    /// none; the sounds of macOS, such as "Glass", are not there.
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

    /// Plays from the beginning; returns false if the sound plays already, or cannot.
    @discardableResult
    open func play() -> Bool {
        guard !stream.isPlaying else { return false }
        stream.position = 0
        return resume()
    }

    /// Stops and keeps the position; returns whether the sound has played.
    @discardableResult
    open func pause() -> Bool {
        defer { stream.pause() }
        return stream.isPlaying
    }

    /// Plays from the current position; returns false if the sound plays already, or cannot.
    @discardableResult
    open func resume() -> Bool {
        guard !stream.isPlaying, stream.play() else { return false }
        Self.playing.withLock { _ = $0.insert(self) }
        return true
    }

    /// Stops; returns whether the sound has played.
    @discardableResult
    open func stop() -> Bool {
        defer { Self.playing.withLock { _ = $0.remove(self) } }
        return pause()
    }

    /// Whether the sound plays.
    open var isPlaying: Bool { stream.isPlaying }
    /// The length in seconds.
    open var duration: TimeInterval { stream.duration }
    /// The position in seconds. One that is set is limited to the sound.
    open var currentTime: TimeInterval {
        get { stream.position }
        set { stream.position = newValue }
    }
    /// The volume from 0 to 1, which is that of the file.
    open var volume: Float {
        get { Float(stream.volume) }
        set { stream.volume = Double(newValue) }
    }

    /// Plays the alert sound of the desktop; in a program without windows, the bell of its terminal.
    public class func beep() { NSBeep() }

    public static func == (left: NSSound, right: NSSound) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that is told of the end of a sound.
public protocol NSSoundDelegate: AnyObject {
    /// The sound has reached its end, or has failed.
    func sound(_ sound: NSSound, didFinishPlaying finished: Bool)
}

extension NSSoundDelegate {
    public func sound(_ sound: NSSound, didFinishPlaying finished: Bool) {}
}
