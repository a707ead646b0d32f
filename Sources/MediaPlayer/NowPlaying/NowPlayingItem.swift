import CoreGraphics
import Foundation

/// The current item, as read from a dictionary of now-playing information.
struct NowPlayingItem: Sendable {
    /// The identity of the item.
    struct Identity: Hashable, Sendable {
        var identifiers: [String?]
    }

    let identity: Identity
    /// The metadata that desktops show, by the names of https://www.freedesktop.org/wiki/Specifications/mpris-spec/metadata/.
    let metadata: [String: BusValue]
    /// The length in seconds; nil for an item without an end.
    let duration: Double?
    /// The position in seconds that the program has told; nil if it has not.
    let elapsed: Double?
    /// The rate of playback; 0 for an item that is paused.
    let rate: Double
    /// The rate at which the item is played normally.
    let defaultRate: Double
    let artwork: CGImage?

    init(_ info: [String: Any]) {
        func text(_ key: String) -> String? { (info[key] as? String).flatMap { $0.isEmpty ? nil : $0 } }
        func number(_ key: String) -> Double? {
            let value = (info[key] as? NSNumber)?.doubleValue ?? (info[key] as? CGFloat).map { Double($0) }
            return value.flatMap { $0.isFinite ? $0 : nil }
        }
        func time(_ key: String) -> Double? { number(key).flatMap { $0 >= 0 ? $0 : nil } }
        func address(_ key: String) -> String? { (info[key] as? URL)?.absoluteString }

        let rate = number(MPNowPlayingInfoPropertyPlaybackRate) ?? 1
        let defaultRate = number(MPNowPlayingInfoPropertyDefaultPlaybackRate) ?? 1
        let isLive = (info[MPNowPlayingInfoPropertyIsLiveStream] as? NSNumber)?.boolValue == true
        let duration = isLive ? nil : time(MPMediaItemPropertyPlaybackDuration)
        let assetAddress = address(MPNowPlayingInfoPropertyAssetURL) ?? address(MPMediaItemPropertyAssetURL)
        self.rate = rate
        self.defaultRate = defaultRate == 0 ? 1 : defaultRate
        self.duration = duration
        elapsed = time(MPNowPlayingInfoPropertyElapsedPlaybackTime)
        artwork = (info[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork)?.picture
        identity = Identity(identifiers: [
            text(MPNowPlayingInfoPropertyExternalContentIdentifier), info[MPMediaItemPropertyPersistentID].map { "\($0)" }, assetAddress,
            text(MPMediaItemPropertyTitle), text(MPMediaItemPropertyArtist), text(MPMediaItemPropertyAlbumTitle),
        ])

        var metadata: [String: BusValue] = [:]
        metadata["mpris:length"] = duration.map { .integer(microseconds($0)) }
        for (name, key) in [
            "xesam:title": MPMediaItemPropertyTitle, "xesam:album": MPMediaItemPropertyAlbumTitle, "xesam:asText": MPMediaItemPropertyLyrics,
        ] {
            metadata[name] = text(key).map { .text($0) }
        }
        for (name, key) in [
            "xesam:artist": MPMediaItemPropertyArtist, "xesam:albumArtist": MPMediaItemPropertyAlbumArtist, "xesam:genre": MPMediaItemPropertyGenre,
            "xesam:composer": MPMediaItemPropertyComposer, "xesam:comment": MPMediaItemPropertyComments,
        ] {
            metadata[name] = text(key).map { .texts([$0]) }
        }
        for (name, key) in [
            "xesam:trackNumber": MPMediaItemPropertyAlbumTrackNumber, "xesam:discNumber": MPMediaItemPropertyDiscNumber,
            "xesam:useCount": MPMediaItemPropertyPlayCount, "xesam:audioBPM": MPMediaItemPropertyBeatsPerMinute,
        ] {
            metadata[name] = number(key).flatMap { Int32(exactly: $0.rounded()) }.map { .smallInteger($0) }
        }
        for (name, key) in ["xesam:contentCreated": MPMediaItemPropertyReleaseDate, "xesam:lastUsed": MPMediaItemPropertyLastPlayedDate] {
            metadata[name] = (info[key] as? Date).map { .text($0.formatted(.iso8601)) }
        }
        metadata["xesam:userRating"] = number(MPMediaItemPropertyRating).map { .number(min(max($0 / 5, 0), 1)) }
        metadata["xesam:url"] = assetAddress.map { .text($0) }
        self.metadata = metadata
    }
}

/// Seconds in the unit of the desktop.
func microseconds(_ seconds: Double) -> Int64 { Int64(exactly: (seconds * 1e6).rounded()) ?? .max }
