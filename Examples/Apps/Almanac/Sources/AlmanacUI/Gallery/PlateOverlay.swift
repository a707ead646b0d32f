import AlmanacModel
import SwiftUI

/// An enlarged plate over the gallery.
struct PlateOverlay: View {
    let species: Species
    let namespace: Namespace.ID
    let close: () -> Void

    @Environment(\.locale) private var locale

    var body: some View {
        ZStack {
            Rectangle()
                .fill(.ultraThinMaterial)
                .ignoresSafeArea()
                .onTapGesture { close() }
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 0) {
                PictureView(path: species.platePath)
                    .aspectRatio(4 / 3, contentMode: .fit)
                VStack(alignment: .leading, spacing: 8) {
                    Text(species.names.text(for: locale)).font(.title2.bold())
                    Text(species.summaries.text(for: locale)).foregroundStyle(.secondary)
                    HStack {
                        NavigationLink(value: BrowserItem.species(species.id)) {
                            Text("Open Page", bundle: .module)
                        }
                        .prominentButton()
                        Button(localized: "Close") { close() }
                            .buttonStyle(.bordered)
                            .keyboardShortcut(.cancelAction)
                    }
                    .padding(.top, 4)
                }
                .padding(16)
            }
            .background(Color(.panel))
            .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
            .matchedGeometryEffect(id: species.id, in: namespace)
            .frame(maxWidth: 480)
            .padding(20)
            .shadow(color: .black.opacity(0.2), radius: 20, y: 8)
            .accessibilityAddTraits(.isModal)
        }
    }
}
