import Charts
import SwiftUI

/// A mean and a goal over bars.
struct GoalLines: View {
    private let steps = [7_820, 10_430, 6_210, 12_040, 9_100, 4_380, 11_260]

    var body: some View {
        let days = ExampleDates.days(from: ExampleDates.date(2025, 6, 2), count: 7)
        ChartCard(title: "Steps", subtitle: "Goal: 10,000") {
            Chart {
                ForEach(days.indices, id: \.self) { index in
                    BarMark(
                        x: .value("Day", days[index], unit: .day, calendar: ExampleDates.calendar), y: .value("Steps", steps[index]))
                }
                .foregroundStyle(.orange.gradient)
                RuleMark(y: .value("Goal", 10_000))
                    .foregroundStyle(.green)
                    .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [5, 3]))
                    .annotation(position: .top, alignment: .leading) {
                        Text("Goal").font(.caption2.bold()).foregroundStyle(.green)
                    }
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .day)) { _ in
                    AxisValueLabel(format: ExampleDates.weekday, centered: true)
                }
            }
        }
    }
}

/// Tasks of a project as bars between dates.
struct Gantt: View {
    private struct Step: Identifiable {
        var name: String
        var team: String
        var start: Int
        var end: Int
        var id: String { name }
    }

    private let steps = [
        Step(name: "Research", team: "Design", start: 1, end: 8), Step(name: "Sketches", team: "Design", start: 6, end: 15),
        Step(name: "Prototype", team: "Code", start: 12, end: 22), Step(name: "Interviews", team: "Design", start: 19, end: 24),
        Step(name: "Build", team: "Code", start: 22, end: 40), Step(name: "Launch", team: "Sales", start: 38, end: 44),
    ]

    private func date(_ day: Int) -> Date {
        ExampleDates.calendar.date(byAdding: .day, value: day - 1, to: ExampleDates.date(2025, 9, 1)) ?? .distantPast
    }

    var body: some View {
        ChartCard(title: "Plan", subtitle: "Today is the 18th of September") {
            Chart {
                ForEach(steps) { step in
                    BarMark(
                        xStart: .value("Start", date(step.start)), xEnd: .value("End", date(step.end)), y: .value("Step", step.name),
                        height: .ratio(0.6)
                    )
                    .foregroundStyle(by: .value("Team", step.team))
                    .cornerRadius(5)
                }
                RuleMark(x: .value("Today", date(18)))
                    .foregroundStyle(.red)
                    .lineStyle(StrokeStyle(lineWidth: 1))
            }
        }
    }
}
