import LedgerModel
import SwiftUI

/// The settings for statements and exported files.
struct FileSettings: View {
    @AppStorage(PreferenceKeys.dayFormat) private var dayFormat = DayFormat.iso
    @AppStorage(PreferenceKeys.amountFormat) private var amountFormat = AmountFormat.point
    @AppStorage(PreferenceKeys.separator) private var separator = CSVSeparator.comma

    private static let exampleDay = Day(year: 2026, month: 3, day: 14)!

    var body: some View {
        Form {
            Section {
                Picker(selection: $dayFormat) {
                    ForEach(DayFormat.allCases, id: \.self) { Text(verbatim: $0.string(from: Self.exampleDay)).tag($0) }
                } label: {
                    Text(kit: "Dates")
                }
                Picker(selection: $amountFormat) {
                    Text(verbatim: "1,234.56").tag(AmountFormat.point)
                    Text(verbatim: "1.234,56").tag(AmountFormat.comma)
                } label: {
                    Text(kit: "Amounts")
                }
            } footer: {
                Text(kit: "How your bank writes dates and amounts.")
            }
            Section {
                Picker(selection: $separator) {
                    Text(kit: "Comma").tag(CSVSeparator.comma)
                    Text(kit: "Semicolon").tag(CSVSeparator.semicolon)
                    Text(kit: "Tab").tag(CSVSeparator.tab)
                } label: {
                    Text(kit: "Separator")
                }
            } footer: {
                Text(kit: "What is between the fields of exported files.")
            }
        }
        .formStyle(.grouped)
        .frame(width: 460)
    }
}
