import SwiftUI

/// A chart with a title and a line that says what to see in it.
struct ChartCard<Content: View>: View {
    var title: String
    var subtitle: String
    var height: CGFloat = 200
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(title).font(.headline)
            Text(subtitle).font(.caption).foregroundStyle(.secondary)
            content.frame(height: height).padding(.top, 10)
        }
        .padding(16)
        .frame(width: 360)
        .background(.background)
        .environment(\.calendar, ExampleDates.calendar)
    }
}

/// Dates of the examples: a calendar and time zone that do not depend on the machine.
enum ExampleDates {
    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    /// Days of the week, short.
    static let weekday: Date.FormatStyle = {
        var style = Date.FormatStyle.dateTime.weekday(.abbreviated)
        style.timeZone = calendar.timeZone
        return style
    }()

    static func date(_ year: Int, _ month: Int, _ day: Int = 1, hour: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
    }

    static func days(from start: Date, count: Int) -> [Date] {
        (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
    }
}

/// Numbers that look random and are the same on every machine.
struct RepeatableNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    /// A number between 0 and 1.
    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 33) / Double(1 << 31)
    }

    /// A number with a bell-shaped distribution around 0, of about -3 to 3.
    mutating func nextBell() -> Double {
        (0..<12).reduce(-6) { sum, _ in sum + next() }
    }
}
