import AlmanacModel
import SwiftUI

/// All plates: those of the month in a row, the others in a grid. A tap enlarges a plate.
struct GalleryPage: View {
    @Environment(Guide.self) private var guide
    @Environment(\.calendar) private var calendar
    @Environment(\.today) private var today
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Namespace private var plates
    @State private var enlarged: Species?

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                FeaturedRow(species: featured)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 150, maximum: 240), spacing: 12)], spacing: 12) {
                    ForEach(guide.species) { species in
                        tile(of: species)
                    }
                }
                .padding(.horizontal, 16)
            }
            .padding(.vertical, 16)
        }
        .background(Color(.paper))
        .overlay {
            if guide.species.isEmpty { GuideStatus(search: SpeciesSearch()) }
        }
        .overlay {
            if let enlarged {
                PlateOverlay(species: enlarged, namespace: plates) { show(nil) }
            }
        }
        .refreshable { await guide.refresh() }
        .navigationTitle(Text("Gallery", bundle: .module))
    }

    private var featured: [Species] {
        let month = calendar.component(.month, from: today())
        return guide.species.filter { $0.presence.level(inMonth: month) == .common }
    }

    private func tile(of species: Species) -> some View {
        Button {
            show(species)
        } label: {
            PlateTile(species: species)
                .matchedGeometryEffect(id: species.id, in: plates, isSource: enlarged?.id != species.id)
                .opacity(enlarged?.id == species.id ? 0 : 1)
        }
        .buttonStyle(.plain)
        .accessibilityHint(Text("Enlarges the picture", bundle: .module))
    }

    private func show(_ species: Species?) {
        withAnimation(reducesMotion ? nil : .spring(duration: 0.4, bounce: 0.2)) { enlarged = species }
    }
}

#Preview("Gallery") {
    NavigationStack { GalleryPage() }
        .loadedSample()
}
