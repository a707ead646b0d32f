import SwiftUI

/// The year, between buttons for the year before and the year after.
struct YearStepper: View {
    let year: Int
    let range: ClosedRange<Int>
    let choose: (Int) -> Void

    var body: some View {
        HStack {
            button("Previous Year", systemImage: "chevron.backward", year: year - 1)
            Spacer()
            Text(year, format: .number.grouping(.never))
                .font(.title2.bold())
                .monospacedDigit()
                .contentTransition(.numericText(value: Double(year)))
                .accessibilityIdentifier("year")
            Spacer()
            button("Next Year", systemImage: "chevron.forward", year: year + 1)
        }
    }

    private func button(_ title: LocalizedStringKey, systemImage: String, year: Int) -> some View {
        Button {
            withAnimation { choose(year) }
        } label: {
            Label(localized: title, systemImage: systemImage).labelStyle(.iconOnly)
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
        .disabled(!range.contains(year))
    }
}
