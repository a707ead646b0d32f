import AVFoundation
import AudioPlayback
import CoreGraphics
import Observation
import SwiftUI

/// The state of a player that a view shows, and the actions of its controls.
@MainActor @Observable
final class Playback {
    /// The picture that is due; nil before the first one.
    private(set) var picture: CGImage?
    private(set) var isPlaying = false
    /// Whether the item cannot be played.
    private(set) var hasFailed = false
    /// The position in seconds.
    private(set) var position = 0.0
    /// The length in seconds; nil while it is not known, and of broadcasts.
    private(set) var duration: Double?
    /// The volume that is heard, from 0 to 1.
    private(set) var volume = 1.0
    private(set) var hasPlayer = false

    @ObservationIgnored private var player: AVPlayer?
    @ObservationIgnored private var observer: Any?
    @ObservationIgnored private var stream: MediaStream?
    /// The speed before the user began to drag the position; nil while it is not dragged.
    @ObservationIgnored private var rateBeforeScrubbing: Float?

    nonisolated init() {}

    /// Shows another player from now on; nil for none.
    func follow(_ player: AVPlayer?) {
        guard player !== self.player else { return }
        if let observer { self.player?.removeTimeObserver(observer) }
        observer = nil
        rateBeforeScrubbing = nil
        self.player = player
        hasPlayer = player != nil
        // Ten times a second: the position moves by less than a point in most films.
        observer = player?.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 10), queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.update() }
        }
        update()
    }

    private func update() {
        let item = player?.currentItem
        if item?.stream !== stream {
            stream?.ignorePictures(by: self)
            stream = item?.stream
            show(stream?.currentPicture())
            stream?.observePictures(by: self) { [weak self] picture in
                MainActor.assumeIsolated { self?.show(picture) }
            }
        }
        isPlaying = player.map { $0.rate > 0 } ?? false
        hasFailed = item?.status == .failed
        position = item?.currentTime().seconds ?? 0
        duration = item.flatMap { $0.duration.isNumeric && $0.duration > .zero ? $0.duration.seconds : nil }
        volume = player.map { $0.isMuted ? 0 : Double($0.volume) } ?? 1
    }

    private func show(_ picture: MoviePicture?) {
        self.picture = picture.flatMap { CGImage($0, isTransient: true) }
    }

    // MARK: Controls

    /// Plays, from the start if the end was reached, or pauses.
    func togglePlaying() {
        guard let player, player.currentItem?.status != .failed else { return }
        if player.rate > 0 { return player.pause() }
        if let item = player.currentItem, item.duration.isNumeric, item.currentTime() >= item.duration { player.seek(to: .zero) }
        player.play()
    }

    /// Continues some seconds later, or earlier for a number below 0.
    func skip(_ seconds: Double) { seek(to: (player?.currentTime().seconds ?? 0) + seconds) }

    /// Silences the player, or undoes that.
    func toggleMuted() {
        guard let player else { return }
        player.isMuted = volume > 0
        if !player.isMuted, player.volume == 0 { player.volume = 1 }
        update()
    }

    /// Continues at a part of the length, from 0 to 1, while the user drags the position. Nothing plays until the end of it.
    func scrub(to fraction: Double) {
        guard let player, let duration else { return }
        if rateBeforeScrubbing == nil {
            rateBeforeScrubbing = player.rate
            player.pause()
        }
        seek(to: fraction * duration)
    }

    /// Plays on after the user has dragged the position.
    func endScrubbing() {
        if let rateBeforeScrubbing { player?.rate = rateBeforeScrubbing }
        rateBeforeScrubbing = nil
    }

    private func seek(to position: Double) {
        guard let player, let duration else { return }
        player.seek(to: CMTime(seconds: min(max(0, position), duration), preferredTimescale: 600))
    }
}
