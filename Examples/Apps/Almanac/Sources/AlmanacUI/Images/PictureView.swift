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
        case .loading: PulsingPlaceholder()
        case .failed: PicturePlaceholder()
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
