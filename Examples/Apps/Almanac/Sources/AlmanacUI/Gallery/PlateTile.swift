import AlmanacModel
import SwiftUI

/// A plate in the grid.
struct PlateTile: View {
    let species: Species

    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            PictureView(path: species.platePath)
                .aspectRatio(4 / 3, contentMode: .fit)
            Text(species.names.text(for: locale))
                .font(.subheadline.weight(.medium))
                .lineLimit(1)
                .padding(.horizontal, 10)
                .padding(.vertical, 8)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.panel))
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
        .accessibilityElement(children: .combine)
    }
}
