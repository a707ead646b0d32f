import SwiftUI

/// All examples, for tests that draw each.
@MainActor struct ExampleChart: Identifiable {
    let name: String
    let view: AnyView
    nonisolated var id: String { name }

    private init(_ name: String, _ view: some View) {
        self.name = name
        self.view = AnyView(view)
    }

    static let all = [
        ExampleChart("BarsWithValues", BarsWithValues()), ExampleChart("StackedBars", StackedBars()),
        ExampleChart("GroupedBars", GroupedBars()), ExampleChart("LinesWithSymbols", LinesWithSymbols()),
        ExampleChart("LineWithGradient", LineWithGradient()), ExampleChart("StepsAndGaps", StepsAndGaps()),
        ExampleChart("StackedAreas", StackedAreas()), ExampleChart("Stream", Stream()), ExampleChart("Scatter", Scatter()),
        ExampleChart("Bubbles", Bubbles()), ExampleChart("GoalLines", GoalLines()), ExampleChart("Gantt", Gantt()),
        ExampleChart("HeatMap", HeatMap()), ExampleChart("RangeWithAnnotation", RangeWithAnnotation()), ExampleChart("Pie", Pie()),
        ExampleChart("Donut", Donut()), ExampleChart("Histogram", Histogram()), ExampleChart("Candlesticks", Candlesticks()),
        ExampleChart("LogScale", LogScale()), ExampleChart("Functions", Functions()), ExampleChart("ScrollingYear", ScrollingYear()),
        ExampleChart("RangeSelection", RangeSelection()), ExampleChart("Sparklines", Sparklines()), ExampleChart("Dashboard", Dashboard()),
    ]

    /// The names, for tests with arguments.
    nonisolated static let names = [
        "BarsWithValues", "StackedBars", "GroupedBars", "LinesWithSymbols", "LineWithGradient", "StepsAndGaps", "StackedAreas", "Stream",
        "Scatter", "Bubbles", "GoalLines", "Gantt", "HeatMap", "RangeWithAnnotation", "Pie", "Donut", "Histogram", "Candlesticks", "LogScale",
        "Functions", "ScrollingYear", "RangeSelection", "Sparklines", "Dashboard",
    ]
}
