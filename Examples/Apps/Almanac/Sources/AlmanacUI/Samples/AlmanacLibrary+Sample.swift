import AlmanacContent
import AlmanacModel
import SwiftUI

extension AlmanacLibrary {
    /// The bundled guide and a half-year of sightings, for previews and the command line.
    public static var sample: AlmanacLibrary {
        AlmanacLibrary(
            source: FolderCatalogueSource(folder: AlmanacContent.folder, date: Samples.today),
            logStore: TransientLogStore(Samples.sightings), today: { Samples.today })
    }
}

/// Gives a preview the sample library, and loads its guide.
struct LoadedSample: ViewModifier {
    @State private var library = AlmanacLibrary.sample
    @State private var navigator = Navigator()

    func body(content: Content) -> some View {
        content
            .almanac(library)
            .environment(navigator)
            .environment(\.timeZone, .gmt)
            .tint(Color(.moss))
            .task { await library.guide.loadIfNeeded() }
    }
}

extension View {
    func loadedSample() -> some View {
        modifier(LoadedSample())
    }
}
