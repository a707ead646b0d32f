import AlmanacModel
import SwiftUI

/// The ring of months in which a species is to be seen.
struct PresencePanel: View {
    let presence: Presence

    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.today) private var today

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            PanelTitle("When to Look")
            FlowLayout(spacing: 20) {
                PresenceRing(presence: presence, month: month)
                    .frame(width: 210, height: 210)
                PresenceKey()
            }
            .frame(maxWidth: .infinity)
        }
        .panel()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("When to Look", bundle: .module))
        .accessibilityValue(Text(bestMonths))
    }

    private var month: Int { calendar.component(.month, from: today()) }

    private var bestMonths: String {
        let best = presence.levels.max() ?? .absent
        let months = presence.levels.indices.filter { presence.levels[$0] == best }.map { monthNames[$0] }
        return months.formatted(.list(type: .and).locale(locale))
    }

    private var monthNames: [String] {
        var calendar = calendar
        calendar.locale = locale
        return calendar.standaloneMonthSymbols
    }
}
