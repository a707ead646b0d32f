import Charts
import SwiftUI

/// Time to create and lay out n views, side by side (W1) and in each other (W6): both axes logarithmic.
struct Growth: View {
    private let measurements: [(series: String, points: [(n: Double, milliseconds: Double)])] = [
        ("side by side", [(1_000, 2.72), (10_000, 33.8), (100_000, 472), (1_000_000, 4_650)]),
        ("in each other", [(1_000, 3.83), (10_000, 57.7), (100_000, 650), (1_000_000, 10_768)]),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Twice the views, twice the time").font(.title3.bold())
                Text("Create and lay out n views. The gray lines have the slope of n.")
                    .font(.footnote).foregroundStyle(.secondary)
            }
            Chart {
                ForEach([0.001, 0.01], id: \.self) { factor in
                    LinePlot(x: "n", y: "Milliseconds", domain: 1_000...1_000_000) { $0 * factor }
                        .foregroundStyle(.gray.opacity(0.4))
                        .lineStyle(StrokeStyle(lineWidth: 1))
                }
                ForEach(measurements, id: \.series) { measurement in
                    ForEach(measurement.points, id: \.n) { point in
                        LineMark(x: .value("n", point.n), y: .value("Milliseconds", point.milliseconds))
                    }
                    .foregroundStyle(by: .value("Views", measurement.series))
                    .symbol(.circle)
                }
            }
            .chartXScale(domain: 1_000...1_000_000, type: .log)
            .chartYScale(domain: 1...20_000, type: .log)
            .chartForegroundStyleScale([
                "side by side": Color(red: 0.16, green: 0.55, blue: 0.56), "in each other": Color(red: 0.91, green: 0.43, blue: 0.36),
            ])
            .chartYAxis {
                AxisMarks(position: .leading, values: [1.0, 10, 100, 1_000, 10_000]) { value in
                    AxisGridLine()
                    AxisValueLabel(label(value.as(Double.self) ?? 0))
                }
            }
            .frame(width: 520, height: 320)
        }
        .padding(28)
        .background(Color(red: 0.98, green: 0.97, blue: 0.95))
    }

    private func label(_ milliseconds: Double) -> String {
        milliseconds >= 1_000 ? "\(Int(milliseconds / 1_000)) s" : "\(Int(milliseconds)) ms"
    }
}
