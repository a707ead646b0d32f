import LarderKit
import LarderModel
import SwiftUI

/// The rows of a list of items, in one section or one for each place.
struct PantrySections: View {
    var items: [PantryItem]
    var groupsByLocation: Bool

    var body: some View {
        if groupsByLocation {
            ForEach(StorageLocation.allCases) { location in
                let stored = items.filter { $0.location == location }
                if !stored.isEmpty {
                    Section {
                        PantryRows(items: stored)
                    } header: {
                        SectionHeader(title: location.name, symbol: location.symbol, count: stored.count)
                    }
                }
            }
        } else if !items.isEmpty {
            Section {
                PantryRows(items: items)
            }
        }
    }
}

/// The title of a section with the number of its items.
private struct SectionHeader: View {
    var title: Text
    var symbol: String
    var count: Int

    var body: some View {
        HStack {
            Label(title, systemImage: symbol)
            Spacer()
            Text("\(count) items", bundle: .module)
                .foregroundStyle(.secondary)
        }
        .font(.subheadline.weight(.semibold))
        .textCase(nil)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }
}
