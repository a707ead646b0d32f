import AlmanacModel
import SwiftUI

/// What is shown where there are no species: that they are loading, why they did not load, or that none match.
struct GuideStatus: View {
    let search: SpeciesSearch

    @Environment(Guide.self) private var guide
    @Environment(SightingLog.self) private var log
    @Environment(\.locale) private var locale

    var body: some View {
        if guide.species.isEmpty {
            switch guide.phase {
            case .idle, .loading: ProgressView { Text("Opening the guide…", bundle: .module) }
            case .failed(let error): GuideFailure(error: error)
            case .loaded: nothing(title: "The Guide Is Empty", description: "There are no birds in it yet.")
            }
        } else if search.results(in: guide.species, seen: log.seenSpecies, locale: locale).isEmpty {
            if !search.text.isEmpty {
                ContentUnavailableView.search(text: search.text)
            } else if search.scope == .seen {
                nothing(title: "Nothing Seen Yet", description: "Birds that you log appear here.")
            } else {
                nothing(title: "All Seen", description: "You have logged every bird in the guide.")
            }
        }
    }

    private func nothing(title: LocalizedStringKey, description: LocalizedStringKey) -> some View {
        ContentUnavailableView {
            Label(localized: title, systemImage: "binoculars")
        } description: {
            Text(description, bundle: .module)
        }
    }
}

/// The reason why the guide did not load, with a button that tries again.
struct GuideFailure: View {
    let error: ServiceError

    @Environment(Guide.self) private var guide

    var body: some View {
        ContentUnavailableView {
            Label(localized: error.title, systemImage: error.systemImage)
        } description: {
            error.explanation
        } actions: {
            Button(localized: "Try Again") { Task { await guide.refresh() } }
                .prominentButton()
        }
    }
}
