import CGStreamer
import Foundation

/// A sound file that plays through GStreamer, which is loaded with the first one.
///
/// It is used on the main thread.
package final class AudioStream {
    /// The reason for which a file cannot be played.
    package enum Failure: Error, Equatable {
        /// GStreamer cannot be loaded, with the message of the loader.
        case missingLibrary(String)
        /// There is no decoder for the file, or it is damaged or missing.
        case notPlayable(URL)
    }

    /// Whether sounds play without a device, for tests.
    nonisolated(unsafe) package static var isSilent = false

    /// The message of the loader if GStreamer cannot be loaded.
    static let loadingError: String? = apus_sound_load().map { String(cString: $0) }

    private let sound: OpaquePointer
    /// The file with the data of a stream that was opened from data; nil for others.
    private let temporaryFile: URL?
    /// Called when the sound has reached its end, or has failed.
    package var onEnd: (_ isSuccessful: Bool) -> Void = { _ in }
    /// Whether the sound plays.
    package private(set) var isPlaying = false
    private var timer: (any DispatchSourceTimer)?
    /// The length in seconds.
    package let duration: Double

    /// Opens a file and reads its beginning.
    package convenience init(_ url: URL) throws(Failure) { try self.init(url, isTemporary: false) }

    /// Opens the contents of a file, which are kept in a temporary file while the stream exists.
    package convenience init(data: Data) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
        try data.write(to: file)
        do {
            try self.init(file, isTemporary: true)
        } catch {
            try? FileManager.default.removeItem(at: file)
            throw error
        }
    }

    private init(_ url: URL, isTemporary: Bool) throws(Failure) {
        if let reason = Self.loadingError { throw .missingLibrary(reason) }
        guard let sound = apus_sound_new(url.absoluteString, Self.isSilent ? 1 : 0) else {
            throw .missingLibrary("the element playbin is missing")
        }
        // Five seconds, in nanoseconds: enough for any file on a disk.
        guard apus_sound_prepare(sound, 5_000_000_000) != 0 else {
            apus_sound_free(sound)
            throw .notPlayable(url)
        }
        self.sound = sound
        temporaryFile = isTemporary ? url : nil
        duration = max(0, Double(apus_sound_duration(sound)) / 1e9)
    }

    deinit {
        timer?.cancel()
        apus_sound_free(sound)
        if let temporaryFile { try? FileManager.default.removeItem(at: temporaryFile) }
    }

    /// The volume; 1 is that of the file.
    package var volume = 1.0 {
        didSet { apus_sound_set_volume(sound, max(0, volume)) }
    }

    /// The position in seconds. One that is set is limited to the sound.
    package var position: Double {
        get { max(soughtPosition, Double(apus_sound_position(sound)) / 1e9) }
        set { seek(to: newValue, rate: rate) }
    }

    /// The speed, of which 1 is the normal one. It is limited to 0.5...2.
    package var rate = 1.0 {
        didSet {
            rate = rate.isFinite ? min(max(rate, 0.5), 2) : 1
            if rate != oldValue { seek(to: position, rate: rate) }
        }
    }

    /// The position that was sought last. The stream runs forwards from it, but reports an earlier position, or none, until it is there.
    private var soughtPosition = 0.0

    private func seek(to position: Double, rate: Double) {
        let place = position.isFinite ? min(max(0, position), duration) : 0
        soughtPosition = place
        _ = apus_sound_seek(sound, Int64(place * 1e9), rate)
    }

    /// Plays from the current position; returns whether it does.
    @discardableResult
    package func play() -> Bool {
        guard !isPlaying else { return true }
        guard apus_sound_set_playing(sound, 1) != 0 else { return false }
        isPlaying = true
        let timer = DispatchSource.makeTimerSource(queue: .main)
        // Often enough for a program that waits for the end.
        timer.schedule(deadline: .now() + 0.05, repeating: 0.05)
        timer.setEventHandler { [weak self] in self?.handleNews() }
        timer.resume()
        self.timer = timer
        return true
    }

    /// Stops playing and keeps the position.
    package func pause() {
        stopTimer()
        guard isPlaying else { return }
        isPlaying = false
        _ = apus_sound_set_playing(sound, 0)
    }

    private func stopTimer() {
        timer?.cancel()
        timer = nil
    }

    /// Handles the end of the sound, and errors.
    private func handleNews() {
        let news = apus_sound_news(sound)
        guard news != APUS_SOUND_NOTHING else { return }
        pause()
        position = 0
        onEnd(news == APUS_SOUND_ENDED)
    }
}

extension AudioStream.Failure: LocalizedError {
    package var errorDescription: String? {
        switch self {
        case .missingLibrary(let reason):
            "Sounds are played by GStreamer, which cannot be loaded (Debian's packages gstreamer1.0-plugins-base and -good): \(reason)"
        case .notPlayable(let url): "'\(url.path)' cannot be played: it is missing or damaged, or GStreamer has no decoder for it."
        }
    }
}
