import AVFoundation
import SwiftUI

/// A view of the film of a player, with playback controls.
///
///     @State private var player = AVPlayer(url: url)
///
///     var body: some View {
///         VideoPlayer(player: player).frame(height: 200)
///     }
///
/// The view takes the proposed size, with 10 points for each unspecified dimension. The pictures fit into it on black. Which files are shown depends on
/// the decoders of GStreamer that are installed; without one the view remains black, as it does in pictures of views, which are drawn before a film has been
/// loaded.
///
/// Controls are shown while nothing plays. While something plays, a tap shows them for three seconds, and on macOS so does the pointer over the
/// view. A disabled view has none. Full screen and pictures in pictures do not exist.
///
/// Follows https://developer.apple.com/documentation/avkit/videoplayer.
public struct VideoPlayer<VideoOverlay: View> {
    private let player: AVPlayer?
    private let videoOverlay: VideoOverlay
    @State private var playback = Playback()

    /// Creates a view of a player.
    ///
    /// - Parameters:
    ///   - player: The player; nil for a black view with disabled controls.
    ///   - videoOverlay: The views between the pictures and the controls.
    nonisolated public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        self.videoOverlay = videoOverlay()
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Creates a view of a player; nil for a black view with disabled controls.
    nonisolated public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

extension VideoPlayer: View {
    public var body: some View {
        Color.black
            .overlay { PlayerPicture(playback: playback) }
            .overlay { videoOverlay }
            .overlay { PlayerControls(playback: playback) }
            .clipped()
            .onAppear { playback.follow(player) }
            .onChange(of: player.map { ObjectIdentifier($0) }) { playback.follow(player) }
            .onDisappear { playback.follow(nil) }
    }
}

/// The picture that is due.
private struct PlayerPicture: View {
    let playback: Playback

    var body: some View {
        if let picture = playback.picture {
            Image(decorative: picture, scale: 1).resizable().interpolation(.low).aspectRatio(contentMode: .fit)
        }
    }
}
