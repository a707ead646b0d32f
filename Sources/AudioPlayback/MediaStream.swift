import CGStreamer
import Foundation

/// The sound and the pictures of a file or address that GStreamer plays, and loads while the program goes on.
///
/// It is used on the main thread.
package final class MediaStream: @unchecked Sendable {
    /// The state of the stream.
    package enum State: Equatable, Sendable {
        case loading, ready
        case failed(AudioStream.Failure)
    }

    private let url: URL
    private var sound: OpaquePointer?
    private var timer: (any DispatchSourceTimer)?
    package private(set) var state = State.loading
    /// Called on the main queue when the state has changed.
    package var onStateChange: () -> Void = {}
    /// Called on the main queue when the end is reached.
    package var onEnd: () -> Void = {}
    /// Where the stream continues once it is ready, and the last position that was sought. The stream runs from it, but reports another position
    /// until it is there.
    private var soughtPosition: Double?
    /// The speed with which the sound was prepared.
    private var preparedRate = 1.0

    package init(_ url: URL) { self.url = url }

    deinit {
        timer?.cancel()
        if let sound { apus_sound_free(sound) }
    }

    /// Begins to load the beginning. Further calls have no effect.
    package func load() {
        guard sound == nil, state == .loading else { return }
        if let reason = AudioStream.loadingError { return setState(.failed(.missingLibrary(reason))) }
        guard let new = apus_sound_new(url.absoluteString, AudioStream.isSilent ? 1 : 0) else {
            return setState(.failed(.missingLibrary("the element playbin is missing")))
        }
        sound = new
        // Without its pictures, a film without sound would never be ready.
        awaitsPicture = apus_sound_add_pictures(new) != 0
        apus_sound_set_volume(new, volume)
        if apus_sound_prepare(new, 0) != 0 {
            becomeReady()
        } else {
            watch()
        }
    }

    /// Looks for news often enough for a program that waits for them, and for pictures as often as a display shows them.
    private func watch() {
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: pictureObservers.isEmpty ? 0.05 : 1.0 / 60)
        timer.setEventHandler { [weak self] in self?.handleNews() }
        timer.resume()
        self.timer = timer
    }

    private func handleNews() {
        guard let sound else { return }
        let news = apus_sound_news(sound)
        if news == APUS_SOUND_FAILED {
            fail()
        } else if news == APUS_SOUND_ENDED {
            isAtEnd = true
            onEnd()
        } else if state == .loading, apus_sound_wait(sound, 0) != 0 {
            becomeReady()
        }
        if !pictureObservers.isEmpty { updatePicture() }
        if state != .loading, rate == 0 || isAtEnd, !awaitsPicture || pictureObservers.isEmpty { stopWatching() }
    }

    private func stopWatching() {
        timer?.cancel()
        timer = nil
    }

    private func fail() {
        stopWatching()
        rate = 0
        awaitsPicture = false
        setState(.failed(.notPlayable(url)))
    }

    private func becomeReady() {
        if soughtPosition != nil || rate > 0 && rate != 1 { seek(to: soughtPosition ?? 0) }
        setState(.ready)
        applyRate()
        if awaitsPicture { watch() }
    }

    private func setState(_ state: State) {
        self.state = state
        // The object may be set up only after it was told to load.
        DispatchQueue.main.async { [self] in onStateChange() }
    }

    // MARK: Playing

    /// The speed: 1 is the normal one, and 0 stands still. It holds as soon as the stream is ready. Only values of at least 0 are possible.
    package var rate = 0.0 {
        didSet {
            guard rate != oldValue, state == .ready else { return }
            if rate > 0, rate != preparedRate { seek(to: position) }
            applyRate()
        }
    }

    /// Whether the end was reached and nothing sought since.
    package private(set) var isAtEnd = false

    private func applyRate() {
        guard let sound else { return }
        if apus_sound_set_playing(sound, rate > 0 ? 1 : 0) == 0 { fail() } else if rate > 0 { watch() }
    }

    /// The position in seconds.
    package var position: Double {
        guard let sound, state == .ready else { return soughtPosition ?? 0 }
        if isAtEnd { return duration ?? 0 }
        let reported = Double(apus_sound_position(sound)) / 1e9
        return max(soughtPosition ?? 0, reported)
    }

    /// Continues at a position in seconds, which is limited to the stream.
    package func seek(to position: Double) {
        let place = position.isFinite ? min(max(0, position), duration ?? .greatestFiniteMagnitude) : 0
        soughtPosition = place
        isAtEnd = false
        guard let sound else { return }
        if rate > 0 { preparedRate = rate }
        if state == .ready || apus_sound_wait(sound, 0) != 0 {
            _ = apus_sound_seek(sound, Int64(min(place * 1e9, 9e18)), preparedRate)
            awaitsPicture = true
            if state == .ready { watch() }
        }
    }

    /// The length in seconds; nil if it is not known, as of broadcasts and before the stream is ready.
    package var duration: Double? {
        guard let sound, state == .ready || apus_sound_wait(sound, 0) != 0 else { return nil }
        let nanoseconds = apus_sound_duration(sound)
        return nanoseconds < 0 ? nil : Double(nanoseconds) / 1e9
    }

    /// The volume; 1 is that of the file.
    package var volume = 1.0 {
        didSet { if let sound { apus_sound_set_volume(sound, max(0, volume)) } }
    }

    // MARK: Pictures

    /// Whether the picture of the position is still to come.
    private var awaitsPicture = false
    private var latestPicture: MoviePicture?
    private var pictureObservers: [ObjectIdentifier: (MoviePicture) -> Void] = [:]

    /// Looks for a new picture, and returns the one that is due; nil before the first one, of sounds, and of films for which GStreamer has no decoder.
    package func currentPicture() -> MoviePicture? {
        updatePicture()
        return latestPicture
    }

    /// Calls a function on the main queue with each new picture.
    package func observePictures(by observer: AnyObject, _ function: @escaping (MoviePicture) -> Void) {
        pictureObservers[ObjectIdentifier(observer)] = function
        guard sound != nil else { return }
        awaitsPicture = true
        stopWatching()
        watch()
    }

    /// Ends the calls of a function.
    package func ignorePictures(by observer: AnyObject) { pictureObservers[ObjectIdentifier(observer)] = nil }

    private func updatePicture() {
        guard let sound else { return }
        // Asked first: by the time that a position has been reached, its picture is there.
        let isSettled = apus_sound_wait(sound, 0) != 0
        var width: Int32 = 0
        var height: Int32 = 0
        if let pixels = apus_sound_new_picture(sound, &width, &height) {
            let new = MoviePicture(width: Int(width), height: Int(height), pixels: pixels)
            latestPicture = new
            for observer in pictureObservers.values { observer(new) }
        }
        if isSettled { awaitsPicture = false }
    }
}
