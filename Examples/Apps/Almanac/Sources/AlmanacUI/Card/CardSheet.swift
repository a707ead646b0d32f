import AlmanacModel
import SwiftUI

/// The card of a year, to be shared or saved.
struct CardSheet: View {
    let summary: YearSummary

    @Environment(Guide.self) private var guide
    @Environment(\.calendar) private var calendar
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale
    @AppStorage("watcher") private var watcher = ""
    @State private var picture: Image?
    @State private var document: PictureDocument?
    @State private var isExporting = false

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 24) {
                    card
                        .compositingGroup()
                        .shadow(color: .black.opacity(0.15), radius: 16, y: 6)
                    HStack(spacing: 12) {
                        if let picture {
                            ShareLink(item: picture, preview: SharePreview(String(localized: "My Year of Birds", bundle: .module), image: picture)) {
                                Label(localized: "Share", systemImage: "square.and.arrow.up")
                            }
                            .prominentButton()
                        }
                        Button(action: save) {
                            Label(localized: "Save Picture", systemImage: "square.and.arrow.down")
                        }
                        .buttonStyle(.bordered)
                    }
                }
                .padding(24)
                .frame(maxWidth: .infinity)
            }
            .background(Color(.paper))
            .navigationTitle(Text("Year Card", bundle: .module))
            #if os(iOS)
            .navigationBarTitleDisplayMode(.inline)
            #endif
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button(localized: "Done") { dismiss() }
                }
            }
        }
        .task(id: colorScheme) { picture = CardRenderer.png(of: renderedCard).flatMap { Image(fileData: $0) } }
        .fileExporter(isPresented: $isExporting, document: document, contentType: .png, defaultFilename: "Almanac \(summary.year)") { _ in }
        #if !os(iOS)
        .frame(minWidth: 460, minHeight: 600)
        #endif
    }

    private var card: some View {
        YearCard(summary: summary, watcher: watcher, favourite: favourite)
    }

    /// The card with the surroundings that a renderer does not inherit.
    private var renderedCard: some View {
        card
            .environment(\.locale, locale)
            .environment(\.calendar, calendar)
            .environment(\.colorScheme, colorScheme)
    }

    private var favourite: String? {
        summary.ranking.first.flatMap { guide.species(withID: $0.speciesID) }?.names.text(for: locale)
    }

    private func save() {
        guard let data = CardRenderer.png(of: renderedCard) else { return }
        document = PictureDocument(data: data)
        isExporting = true
    }
}

#Preview("Year Card") {
    CardSheet(summary: YearSummary(year: 2026, sightings: Samples.sightings, calendar: .current))
        .loadedSample()
}
