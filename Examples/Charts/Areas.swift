import Charts
import SwiftUI

/// Areas on top of each other.
struct StackedAreas: View {
    private let sources = ["Solar", "Wind", "Water", "Gas"]

    private func power(_ source: Int, _ hour: Int) -> Double {
        let time = Double(hour)
        return switch source {
        case 0: max(0, 9 * sin((time - 6) / 12 * .pi))
        case 1: 5 + 2 * sin(time / 5)
        case 2: 4
        default: max(1, 8 - max(0, 7 * sin((time - 6) / 12 * .pi)))
        }
    }

    var body: some View {
        ChartCard(title: "Electricity", subtitle: "A sunny day, in gigawatts") {
            Chart {
                ForEach(sources.indices, id: \.self) { source in
                    ForEach(0..<25) { hour in
                        AreaMark(x: .value("Hour", hour), y: .value("Power", power(source, hour)))
                    }
                    .foregroundStyle(by: .value("Source", sources[source]))
                }
            }
            .chartForegroundStyleScale(["Solar": Color.yellow, "Wind": .teal, "Water": .blue, "Gas": .gray])
            .chartXScale(domain: 0...24)
            .chartXAxis {
                AxisMarks(preset: .aligned, values: .stride(by: 6)) { value in
                    AxisGridLine()
                    AxisValueLabel("\(value.as(Int.self) ?? 0):00")
                }
            }
        }
    }
}

/// A stream graph: areas around the centre.
struct Stream: View {
    private let genres = ["Rock", "Pop", "Hip-hop", "Jazz", "Folk"]

    private func plays(_ genre: Int, _ week: Int) -> Double {
        let phase = Double(genre) * 1.3
        return 20 + 12 * sin(Double(week) / 6 + phase) + 6 * sin(Double(week) / 2.5 + phase * 2)
    }

    var body: some View {
        ChartCard(title: "What was played", subtitle: "A year of listening") {
            Chart {
                ForEach(genres.indices, id: \.self) { genre in
                    ForEach(0..<52) { week in
                        AreaMark(x: .value("Week", week), y: .value("Plays", plays(genre, week)), stacking: .center)
                    }
                    .foregroundStyle(by: .value("Genre", genres[genre]))
                    .interpolationMethod(.cardinal)
                }
            }
            .chartXScale(domain: 0...51)
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .chartLegend(position: .top, alignment: .leading)
        }
    }
}
