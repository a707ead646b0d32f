import AlmanacModel
import SwiftUI

/// The name of a month, and how much was seen in it.
struct MonthHeader: View {
    let month: SightingMonth

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(month.start, format: .dateTime.month(.wide).year())
            Spacer()
            Text("\(month.sightings.count) sightings", bundle: .module)
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }
}
