import Charts
import SwiftUI

/// Three lines with symbols.
struct LinesWithSymbols: View {
    private let temperatures: [(city: String, values: [Double])] = [
        ("Reykjavík", [0, 0, 1, 4, 7, 10, 12, 11, 8, 5, 2, 0]), ("Lisbon", [12, 12, 15, 16, 18, 22, 24, 24, 22, 19, 15, 12]),
        ("Nairobi", [19, 20, 20, 20, 19, 18, 17, 18, 19, 20, 19, 19]),
    ]

    var body: some View {
        ChartCard(title: "Mean temperature", subtitle: "Three cities, month by month") {
            Chart {
                ForEach(temperatures, id: \.city) { series in
                    ForEach(series.values.indices, id: \.self) { month in
                        LineMark(
                            x: .value("Month", ExampleDates.date(2025, month + 1)), y: .value("Temperature", series.values[month]))
                    }
                    .foregroundStyle(by: .value("City", series.city))
                    .symbol(by: .value("City", series.city))
                    .interpolationMethod(.catmullRom)
                }
            }
            .chartYAxis {
                AxisMarks(format: TemperatureStyle())
            }
        }
    }

    private struct TemperatureStyle: FormatStyle {
        func format(_ value: Double) -> String { "\(Int(value))°" }
    }
}

/// A smooth line above an area that fades out.
struct LineWithGradient: View {
    private let rates: [(date: Date, bpm: Double)] = {
        var numbers = RepeatableNumbers(seed: 7)
        return (0..<48).map { step in
            let effort = exp(-pow(Double(step) - 20, 2) / 40) * 62
            return (ExampleDates.date(2025, 5, 4, hour: 6).addingTimeInterval(Double(step) * 900), 62 + effort + numbers.nextBell() * 3)
        }
    }()

    var body: some View {
        ChartCard(title: "Heart rate", subtitle: "Sunday, with a run at eleven") {
            Chart(rates, id: \.date) { rate in
                AreaMark(x: .value("Time", rate.date), y: .value("BPM", rate.bpm))
                    .foregroundStyle(
                        LinearGradient(colors: [.red.opacity(0.35), .red.opacity(0)], startPoint: .top, endPoint: .bottom)
                    )
                    .interpolationMethod(.monotone)
                LineMark(x: .value("Time", rate.date), y: .value("BPM", rate.bpm))
                    .foregroundStyle(.red)
                    .interpolationMethod(.monotone)
            }
            .chartYScale(domain: 0...140)
            .chartYAxis {
                AxisMarks(values: [0, 50, 100])
            }
        }
    }
}
