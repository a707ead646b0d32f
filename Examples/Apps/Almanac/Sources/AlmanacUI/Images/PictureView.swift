import AlmanacModel
import SwiftUI

/// A picture of the catalogue that fills its frame, or a songbird until it has arrived.
struct PictureView: View {
    /// The state of loading.
    private enum Phase {
        case loading, failed
        case loaded(Image)
    }

    let path: String

    @Environment(\.pictures) private var pictures
    @State private var phase = Phase.loading

    var body: some View {
        Color(.reed)
            .overlay { content }
            .clipped()
            .task(id: path) { await load() }
            .accessibilityHidden(true)
    }

    @ViewBuilder private var content: some View {
        switch phase {
        case .loading:
            PicturePlaceholder().phaseAnimator([0.25, 0.5]) {
                $0.opacity($1)
            } animation: { _ in
                .easeInOut(duration: 0.8)
            }
        case .failed: PicturePlaceholder().opacity(0.25)
        case .loaded(let image): image.resizable().scaledToFill().transition(.opacity)
        }
    }

    private func load() async {
        do {
            guard let data = try await pictures?.picture(at: path), let image = Image(fileData: data) else { throw ServiceError.unreadable }
            withAnimation(.easeOut(duration: 0.2)) { phase = .loaded(image) }
        } catch is CancellationError {
            return
        } catch {
            phase = .failed
        }
    }
}

/// The songbird in place of a picture.
struct PicturePlaceholder: View {
    var body: some View {
        Songbird()
            .foregroundStyle(Color(.moss))
            .padding(8)
            .frame(maxWidth: 96)
    }
}
