import SwiftUI

/// A player whose small bar grows into the whole screen: cover and title move from one to the other.
struct MusicPlayer: View {
    @Namespace private var player
    @State private var isOpen = false
    @State private var isPlaying = true
    @State private var progress = 0.35
    @State private var song = Song.all[0]

    var body: some View {
        ZStack(alignment: .bottom) {
            library
            if isOpen { openPlayer } else { bar }
        }
    }

    private var library: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Library").font(.largeTitle.bold())
                ForEach(Song.all) { entry in
                    Button {
                        withAnimation(.smooth) { song = entry }
                    } label: {
                        HStack(spacing: 12) {
                            Cover(song: entry, cornerRadius: 8).frame(width: 56, height: 56)
                            VStack(alignment: .leading) {
                                Text(entry.title).font(.body.weight(entry == song ? .semibold : .regular))
                                Text(entry.artist).font(.subheadline).foregroundStyle(.secondary)
                            }
                            Spacer()
                            if entry == song { Image(systemName: "speaker.wave.2.fill").foregroundStyle(.tint) }
                        }
                        .contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                }
            }
            .padding()
            .padding(.bottom, 80)
        }
    }

    private var bar: some View {
        HStack(spacing: 12) {
            Cover(song: song, cornerRadius: 8)
                .matchedGeometryEffect(id: "cover", in: player)
                .frame(width: 48, height: 48)
            Text(song.title)
                .font(.headline)
                .matchedGeometryEffect(id: "title", in: player, properties: .position)
            Spacer()
            playButton(size: 22)
        }
        .padding(8)
        .padding(.trailing, 8)
        .background(.background.shadow(.drop(color: .black.opacity(0.2), radius: 8, y: 2)), in: RoundedRectangle(cornerRadius: 14))
        .padding()
        .onTapGesture { toggle() }
        .accessibilityIdentifier("bar")
    }

    private var openPlayer: some View {
        VStack(spacing: 28) {
            Capsule().fill(.tertiary).frame(width: 40, height: 5)
            Spacer()
            Cover(song: song, cornerRadius: 24)
                .matchedGeometryEffect(id: "cover", in: player)
                .frame(width: 300, height: 300)
                .scaleEffect(isPlaying ? 1 : 0.85)
                .shadow(color: song.color.opacity(0.4), radius: 24, y: 12)
            VStack(spacing: 4) {
                Text(song.title)
                    .font(.headline)
                    .matchedGeometryEffect(id: "title", in: player, properties: .position)
                Text(song.artist).foregroundStyle(.secondary)
            }
            Slider(value: $progress)
            HStack(spacing: 48) {
                Button {
                    skip(-1)
                } label: {
                    Image(systemName: "backward.fill").font(.title)
                }
                playButton(size: 44)
                Button {
                    skip(1)
                } label: {
                    Image(systemName: "forward.fill").font(.title)
                }
            }
            .buttonStyle(.plain)
            Spacer()
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.background)
        .onTapGesture { toggle() }
        .accessibilityIdentifier("player")
    }

    private func playButton(size: CGFloat) -> some View {
        Button {
            withAnimation(.bouncy) { isPlaying.toggle() }
        } label: {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.system(size: size))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isPlaying ? "Pause" : "Play")
    }

    private func toggle() {
        withAnimation(.spring(duration: 0.5)) { isOpen.toggle() }
    }

    private func skip(_ distance: Int) {
        let index = Song.all.firstIndex(of: song) ?? 0
        withAnimation { song = Song.all[(index + distance + Song.all.count) % Song.all.count] }
        progress = 0
    }
}

struct Song: Identifiable, Equatable {
    let id: Int
    let title: String
    let artist: String
    let color: Color

    static let all = [
        Song(id: 0, title: "Night Ferry", artist: "The Lanterns", color: .indigo),
        Song(id: 1, title: "Paper Boats", artist: "Ida Moor", color: .orange),
        Song(id: 2, title: "Low Tide", artist: "The Lanterns", color: .teal),
        Song(id: 3, title: "Orchard", artist: "Sten & Ott", color: .green),
    ]
}

private struct Cover: View {
    let song: Song
    let cornerRadius: CGFloat

    var body: some View {
        GeometryReader { proxy in
            RoundedRectangle(cornerRadius: cornerRadius)
                .fill(song.color.gradient)
                .overlay {
                    Image(systemName: "music.note")
                        .font(.system(size: proxy.size.width * 0.4))
                        .foregroundStyle(.white.opacity(0.9))
                }
        }
    }
}
