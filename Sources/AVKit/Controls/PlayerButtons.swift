import SwiftUI

/// Plays or pauses; a struck-out symbol for what cannot be played.
struct PlayButton: View {
    let playback: Playback
    /// The size of the symbol's font in points.
    let size: Double
    /// Called when the button was used.
    let action: () -> Void

    var body: some View {
        Button {
            playback.togglePlaying()
            action()
        } label: {
            Image(systemName: symbol)
                .font(.system(size: size, weight: .medium))
                .frame(width: size * 1.5, height: size * 1.5)
                .contentShape(.rect)
        }
        .accessibilityLabel(playback.isPlaying ? "Pause" : "Play")
        .disabled(playback.hasFailed)
    }

    private var symbol: String {
        if playback.hasFailed { return "play.slash.fill" }
        return playback.isPlaying ? "pause.fill" : "play.fill"
    }
}

/// Silences the player.
struct MuteButton: View {
    let playback: Playback

    var body: some View {
        Button {
            playback.toggleMuted()
        } label: {
            Image(systemName: playback.volume > 0 ? "speaker.wave.2.fill" : "speaker.slash.fill")
                .font(.system(size: 14))
                .frame(width: 24, height: 24)
                .contentShape(.rect)
        }
        .accessibilityLabel(playback.volume > 0 ? "Mute" : "Unmute")
    }
}
