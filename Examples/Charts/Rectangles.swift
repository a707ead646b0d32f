import Charts
import SwiftUI

/// A heat map of the hours of a week.
struct HeatMap: View {
    private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    private func commits(_ day: Int, _ hour: Int) -> Double {
        let work = exp(-pow(Double(hour) - 15, 2) / 18) * (day < 5 ? 30 : 6)
        let evening = exp(-pow(Double(hour) - 21, 2) / 3) * (day == 6 ? 16 : 5)
        return (work + evening).rounded()
    }

    var body: some View {
        ChartCard(title: "Commits", subtitle: "By hour and day of the week") {
            Chart {
                ForEach(days.indices, id: \.self) { day in
                    ForEach(0..<24) { hour in
                        RectangleMark(
                            xStart: .value("Hour", hour), xEnd: .value("Hour", hour + 1), y: .value("Day", days[day]), height: .inset(0.5)
                        )
                        .foregroundStyle(by: .value("Commits", commits(day, hour)))
                    }
                }
            }
            .chartForegroundStyleScale(range: Gradient(colors: [.green.opacity(0.08), .green]))
            .chartXScale(domain: 0...24)
            .chartXAxis {
                AxisMarks(preset: .aligned, values: [0, 6, 12, 18, 24])
            }
        }
    }
}

/// Ranges of temperature with a highlighted part and an annotation.
struct RangeWithAnnotation: View {
    private let ranges: [(day: Date, low: Double, high: Double)] = {
        var numbers = RepeatableNumbers(seed: 21)
        return ExampleDates.days(from: ExampleDates.date(2025, 7, 1), count: 31).enumerated().map { index, day in
            let wave = index > 12 && index < 20 ? 8.0 : 0
            let low = 14 + numbers.nextBell() * 1.5 + wave * 0.6
            return (day, low, low + 9 + numbers.nextBell() + wave * 0.4)
        }
    }()

    var body: some View {
        ChartCard(title: "July", subtitle: "Daily low to high, in degrees") {
            Chart {
                RectangleMark(
                    xStart: .value("Start", ExampleDates.date(2025, 7, 14)), xEnd: .value("End", ExampleDates.date(2025, 7, 21))
                )
                .foregroundStyle(.orange.opacity(0.15))
                .annotation(position: .overlay, alignment: .top) {
                    Text("Heat wave").font(.caption2).foregroundStyle(.orange).padding(.top, 2)
                }
                ForEach(ranges, id: \.day) { range in
                    BarMark(
                        x: .value("Day", range.day, unit: .day, calendar: ExampleDates.calendar), yStart: .value("Low", range.low),
                        yEnd: .value("High", range.high), width: .ratio(0.6)
                    )
                    .clipShape(Capsule())
                    .foregroundStyle(
                        LinearGradient(colors: [.red, .orange, .blue], startPoint: .top, endPoint: .bottom)
                    )
                    .alignsMarkStylesWithPlotArea()
                }
            }
            .chartYScale(domain: 0...40)
        }
    }
}
