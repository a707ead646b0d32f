import Foundation
import SwiftUICore

/// Wheels for the day, the month and the year, or some of them.
struct DateWheels: View {
    let configuration: DatePickerStyleConfiguration
    var components: Set<Calendar.Component> = [.day, .month, .year]
    @Environment(\.localCalendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: 0) {
            ForEach(order, id: \.self) { component in
                switch component {
                case .month: month
                case .day: day
                default: year
                }
            }
        }
        .pickerStyle(.wheel)
    }

    private var part: DatePart { DatePart(configuration: configuration, calendar: calendar) }

    private var order: [Calendar.Component] {
        var pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
        pattern.replace(/'[^']*'/, with: "")
        func place(_ letters: String) -> String.Index { pattern.firstIndex { letters.contains($0) } ?? pattern.endIndex }
        let places: [(Calendar.Component, String.Index)] = [(.month, place("ML")), (.day, place("d")), (.year, place("yur"))]
        return places.filter { components.contains($0.0) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private var month: some View {
        let names = calendar.standaloneMonthSymbols
        return Picker("Month", selection: part.binding(.month)) {
            ForEach(1...max(1, names.count), id: \.self) { Text(verbatim: names.isEmpty ? "\($0)" : names[$0 - 1]) }
        }
    }

    private var day: some View {
        let days = calendar.range(of: .day, in: .month, for: configuration.selection)?.count ?? 31
        return Picker("Day", selection: part.binding(.day)) { ForEach(1...max(1, days), id: \.self) { Text(verbatim: "\($0)") } }
    }

    /// The years around the decade of the selection, so that they stay the same while a near year is chosen.
    private var year: some View {
        let decade = calendar.component(.year, from: configuration.selection) / 10 * 10
        return Picker("Year", selection: part.binding(.year)) {
            ForEach(decade - 50...decade + 59, id: \.self) { Text(verbatim: "\($0)") }
        }
    }
}
