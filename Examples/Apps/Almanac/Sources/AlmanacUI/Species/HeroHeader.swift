import AlmanacModel
import SwiftUI

/// The picture at the top of a species' page, with its names. It grows while the page is pulled down.
struct HeroHeader: View {
    let species: Species

    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.locale) private var locale

    var body: some View {
        PictureView(path: species.platePath)
            .aspectRatio(sizeClass == .compact ? 4 / 3 : 16 / 9, contentMode: .fit)
            .overlay(alignment: .bottomLeading) { names }
            .visualEffect { content, proxy in
                let pull = max(proxy.frame(in: .scrollView).minY, 0)
                return content.scaleEffect(1 + pull / max(proxy.size.height, 1), anchor: .bottom)
            }
    }

    private var names: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(species.names.text(for: locale))
                .font(.largeTitle.bold())
                .accessibilityAddTraits(.isHeader)
            Text(species.scientificName)
                .font(.title3.italic())
        }
        .foregroundStyle(.white)
        .shadow(color: .black.opacity(0.35), radius: 3, y: 1)
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(LinearGradient(colors: [.clear, .black.opacity(0.6)], startPoint: .top, endPoint: .bottom))
        .accessibilityElement(children: .combine)
    }
}
