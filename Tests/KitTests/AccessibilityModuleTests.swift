import Accessibility
import Testing

/// Programs import the module for what it declares, without SwiftUI.
struct AccessibilityModuleTests {
    @Test func chartsAreDescribedWithTheModuleAlone() {
        let axis = AXCategoricalDataAxisDescriptor(title: "Fruit", categoryOrder: ["Apple", "Pear"])
        let numbers = AXNumericDataAxisDescriptor(title: "Number", range: 0...9, gridlinePositions: [], valueDescriptionProvider: { "\($0)" })
        let series = AXDataSeriesDescriptor(name: "Sold", isContinuous: false, dataPoints: [AXDataPoint(x: "Apple", y: 3)])
        let chart = AXChartDescriptor(title: "Sold", summary: nil, xAxis: axis, yAxis: numbers, additionalAxes: [], series: [series])
        #expect(chart.series.first?.dataPoints.first?.xValue.category == "Apple" && chart.xAxis.title == "Fruit")
        _ = AccessibilityNotification.Announcement("Sold")
    }
}
