import AlmanacModel
import SwiftUI

/// The birds of the month, one page at a time.
struct FeaturedRow: View {
    let species: [Species]

    var body: some View {
        if !species.isEmpty {
            VStack(alignment: .leading, spacing: 10) {
                PanelTitle("At Their Best This Month")
                    .padding(.horizontal, 16)
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 12) {
                        ForEach(species) { species in
                            NavigationLink(value: BrowserItem.species(species.id)) {
                                FeaturedPlate(species: species)
                            }
                            .buttonStyle(.plain)
                            .containerRelativeFrame(.horizontal) { length, _ in min(length * 0.8, 360) }
                            .scrollTransition { content, phase in
                                content
                                    .scaleEffect(phase.isIdentity ? 1 : 0.92)
                                    .opacity(phase.isIdentity ? 1 : 0.7)
                            }
                        }
                    }
                    .scrollTargetLayout()
                }
                .contentMargins(.horizontal, 16, for: .scrollContent)
                .scrollTargetBehavior(.viewAligned)
                .scrollIndicators(.hidden)
                .frame(height: 210)
                .accessibilityIdentifier("featured")
            }
        }
    }
}

/// A large plate with its name.
private struct FeaturedPlate: View {
    let species: Species

    @Environment(\.locale) private var locale

    var body: some View {
        PictureView(path: species.platePath)
            .overlay(alignment: .bottomLeading) {
                Text(species.names.text(for: locale))
                    .font(.headline)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                    .background(.regularMaterial, in: Capsule())
                    .padding(12)
            }
            .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
            .accessibilityElement(children: .combine)
    }
}
