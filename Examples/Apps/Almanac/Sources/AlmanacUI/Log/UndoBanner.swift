import AlmanacModel
import SwiftUI

/// The banner after a change of the log, with a button that takes the change back.
struct UndoBanner: View {
    let change: LogChange

    @Environment(Guide.self) private var guide
    @Environment(SightingLog.self) private var log
    @Environment(Navigator.self) private var navigator
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: 12) {
            if let first { FirstSightingBadge(path: first.platePath) }
            message
                .font(.subheadline)
                .frame(maxWidth: .infinity, alignment: .leading)
            Button(localized: "Undo") { withAnimation { log.undo() } }
                .fontWeight(.semibold)
                .buttonStyle(.borderless)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        .shadow(color: .black.opacity(0.12), radius: 12, y: 4)
        .frame(maxWidth: 480)
        .padding(16)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("undoBanner")
    }

    private var first: Species? {
        guard case .added(let sighting) = change, sighting.speciesID == navigator.firstSighting else { return nil }
        return guide.species(withID: sighting.speciesID)
    }

    private var message: Text {
        if let first { return Text("New on your list: \(first.names.text(for: locale))", bundle: .module) }
        return switch change {
        case .added: Text("Sighting logged", bundle: .module)
        case .deleted: Text("Sighting deleted", bundle: .module)
        case .edited: Text("Sighting changed", bundle: .module)
        }
    }
}
