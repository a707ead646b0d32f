import AlmanacModel
import SwiftUI

/// The landscape in which a species lives.
struct HabitatPanel: View {
    let habitat: Habitat

    @Environment(\.pictures) private var pictures

    var body: some View {
        AsyncImage(url: pictures?.address(of: habitat.picturePath), transaction: Transaction(animation: .easeOut)) { phase in
            Color(.reed)
                .overlay { phase.image?.resizable().scaledToFill() }
                .clipped()
        }
        .frame(height: 150)
        .frame(maxWidth: .infinity)
        .overlay(alignment: .bottomLeading) {
            Label {
                habitat.title
            } icon: {
                Image(systemName: habitat.systemImage)
            }
            .font(.headline)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .background(.regularMaterial, in: Capsule())
            .padding(12)
        }
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        .accessibilityElement(children: .combine)
    }
}
