import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

/// Symbols that programs make of shapes.
@MainActor struct SymbolTests {
    private struct Square: ChartSymbolShape, InsettableShape {
        var inset: CGFloat = 0
        var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
        func inset(by amount: CGFloat) -> Square { Square(inset: inset + amount) }
    }

    private let box = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test func outlinesLieInsideTheShape() {
        let circle = Circle().strokeBorder(lineWidth: 4).path(in: box)
        let square = Square().strokeBorder(lineWidth: 4).path(in: box)
        for path in [circle, square] {
            #expect(
                path.boundingRect.insetBy(dx: -0.01, dy: -0.01).contains(box.insetBy(dx: 0.1, dy: 0.1))
                    && box.insetBy(dx: -0.1, dy: -0.1).contains(path.boundingRect))
            #expect(path.contains(CGPoint(x: 2, y: 10)) && !path.contains(CGPoint(x: 10, y: 10)))
        }
        #expect(square.contains(CGPoint(x: 1, y: 1)) && !circle.contains(CGPoint(x: 1, y: 1)))
    }

    /// Outlines of several shapes can be in one scale.
    @Test func scalesHaveOutlinesOfSeveralShapes() {
        _ = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Circle().strokeBorder()) }
            .chartSymbolScale(["a": Circle().strokeBorder(lineWidth: 2), "b": Square().strokeBorder(lineWidth: 2)])
    }

    @Test func negativeWidthsAreNone() {
        #expect(Circle().strokeBorder(lineWidth: -3).path(in: box) == Circle().strokeBorder(lineWidth: 0).path(in: box))
    }

    @Test func outlinesCanBeDashed() {
        let dashed = StrokeStyle(lineWidth: 2, dash: [3])
        let symbols: [(dashed: Path, whole: Path)] = [
            (
                BasicChartSymbolShape.circle.strokeBorder(style: dashed).path(in: box),
                BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2).path(in: box)
            ),
            (Square().strokeBorder(style: dashed).path(in: box), Square().strokeBorder(lineWidth: 2).path(in: box)),
        ]
        for (dashed, whole) in symbols {
            #expect(dashed != whole && whole.boundingRect.insetBy(dx: -0.5, dy: -0.5).contains(dashed.boundingRect))
        }
        #expect(
            BasicChartSymbolShape.circle.strokeBorder(style: StrokeStyle(lineWidth: -3)).path(in: box)
                == BasicChartSymbolShape.circle.strokeBorder(lineWidth: 0).path(in: box))
        _ = PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(.circle.strokeBorder(style: dashed))
    }

    private func areas(_ chart: some View) throws -> [Int] {
        let image = try ViewHost(chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden), size: CGSize(width: 200, height: 100), scale: 1)
            .image()
        // The points are in the halves of the plot.
        return [0..<100, 100..<200].map { columns in
            columns.reduce(0) { sum, x in sum + (0..<100).filter { image.pixels[($0 * image.width + x) * 4] < 128 }.count }
        }
    }

    /// The sizes of symbols, given for categories, by functions, and by the kind of scale.
    @Test func sizesOfCategoriesAndValues() throws {
        let points = Chart(["a", "b"], id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("Name", $0)).foregroundStyle(.black)
        }
        let expected = try areas(points.chartSymbolSizeScale(domain: ["a", "b"], range: [100, 900]))
        #expect(expected[0] < expected[1] / 4 && expected[0] > 0)
        #expect(try areas(points.chartSymbolSizeScale(["a": 100, "b": 900])) == expected)
        #expect(try areas(points.chartSymbolSizeScale(range: [100, 900])) == expected)
        #expect(try areas(points.chartSymbolSizeScale { $0 == "a" ? 100 : 900 }) == expected)
        #expect(try areas(points.chartSymbolSizeScale(domain: ["b", "a"]) { $0 == "a" ? 100 : 900 }) == expected)
        #expect(try areas(points.chartSymbolSizeScale(domain: ["b", "a"], range: [100, 900])) != expected)
    }

    /// Categories and functions together: the legend has the categories of the domain, the styles are those of the function.
    @Test func domainsWithFunctions() {
        var options = ChartOptions()
        options.lineStyleScale = StyleScaleOptions(domain: ["b", "a"]._domain, mapping: { $0.category == "a" ? StrokeStyle(lineWidth: 7) : nil })
        let model = ChartModel(
            content: ForEach(["a", "b"], id: \.self) { LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(by: .value("n", $0)) },
            options: options)
        #expect(model.lineStyles.categories == ["b", "a"])
        _ = EmptyView().chartLineStyleScale(domain: ["a"]) { _ in StrokeStyle(lineWidth: 3) }
        _ = EmptyView().chartSymbolScale(domain: ["a"]) { _ in BasicChartSymbolShape.plus }
        _ = EmptyView().chartForegroundStyleScale(type: .log)
        _ = EmptyView().chartSymbolSizeScale(type: .log)
    }
}
