import CGStreamer
import Foundation

/// Reads single pictures of a film.
///
/// It is used by one thread at a time.
package final class MovieStills {
    private let url: URL
    private let sound: OpaquePointer
    /// The length in seconds.
    package let duration: Double

    /// Opens a file or address and reads its beginning, which takes at most ten seconds.
    package init(_ url: URL) throws(AudioStream.Failure) {
        if let reason = AudioStream.loadingError { throw .missingLibrary(reason) }
        guard let sound = apus_sound_new(url.absoluteString, 1) else { throw .missingLibrary("the element playbin is missing") }
        guard apus_sound_add_pictures(sound) != 0, apus_sound_prepare(sound, Self.patience) != 0 else {
            apus_sound_free(sound)
            throw .notPlayable(url)
        }
        self.url = url
        self.sound = sound
        duration = max(0, Double(apus_sound_duration(sound)) / 1e9)
    }

    deinit { apus_sound_free(sound) }

    /// Ten seconds in nanoseconds.
    private static let patience: UInt64 = 10_000_000_000

    /// Returns the picture at a position in seconds, which is limited to the film.
    package func picture(at position: Double) throws(AudioStream.Failure) -> MoviePicture {
        // The last picture begins before the end.
        let place = position.isFinite ? min(max(0, position), max(0, duration - 0.001)) : 0
        guard apus_sound_seek(sound, Int64(place * 1e9), 1) != 0, apus_sound_wait(sound, Self.patience) != 0 else { throw .notPlayable(url) }
        var width: Int32 = 0
        var height: Int32 = 0
        // Without a new picture the last one is that of this position, too.
        if let pixels = apus_sound_new_picture(sound, &width, &height) {
            last = MoviePicture(width: Int(width), height: Int(height), pixels: pixels)
        }
        guard let last else { throw .notPlayable(url) }
        return last
    }

    private var last: MoviePicture?
}
