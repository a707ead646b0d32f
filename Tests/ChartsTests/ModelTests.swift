import Foundation
import Testing

@testable import Charts

/// Domains, stacks, bands and colours, without a view.
@MainActor struct ModelTests {
    private func model(_ options: ChartOptions = ChartOptions(), @ChartContentBuilder _ content: () -> some ChartContent) -> ChartModel {
        ChartModel(content: content(), options: options)
    }

    private func bars(_ values: [(String, Double)], stacking: MarkStackingMethod = .standard) -> ChartModel {
        model {
            ForEach(values.indices, id: \.self) { index in
                BarMark(x: .value("x", values[index].0), y: .value("y", values[index].1), stacking: stacking)
            }
        }
    }

    @Test(arguments: [
        ([3.0, 8], PositionScale.Domain.continuous(first: 0, last: 8)), ([-3, 8], .continuous(first: -5, last: 10)),
        ([12, 20, 50, 70, 85], .continuous(first: 0, last: 100)), ([5, 10, 15], .continuous(first: 0, last: 15)),
        ([97], .continuous(first: 0, last: 100)), ([0], .continuous(first: 0, last: 1)), ([.nan], .continuous(first: 0, last: 1)),
        ([-.infinity, 4], .continuous(first: 0, last: 4)),
    ])
    func domainsOfBars(values: [Double], domain: PositionScale.Domain) {
        #expect(bars(values.map { ("a\($0)", $0) }).y.domain == domain)
    }

    @Test func valuesCanBeRanges() {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        #expect(PlottableValue<Int>.value("x", 2..<5).datum.datum.interval == 2...5)
        #expect(PlottableValue<Date>.value(Text("x"), day..<day + 3600).datum.datum.interval == 0...3600)
    }

    @Test func emptyChart() {
        let model = model {}
        #expect(model.isEmpty)
        #expect(PlotGeometry(model: model, size: CGSize(width: 100, height: 100)).items.isEmpty)
    }

    @Test func categoriesHaveTheOrderOfTheData() {
        #expect(bars([("b", 1), ("a", 2), ("b", 3), ("c", 1)]).x.domain == .categories(["b", "a", "c"]))
    }

    private func intervals(_ model: ChartModel) -> [[Double]] {
        model.extents.map { [$0.interval?.start ?? .nan, $0.interval?.end ?? .nan] }
    }

    @Test func stacking() {
        let values = [("a", 2.0), ("a", 3), ("a", -1), ("b", 4), ("a", -2)]
        #expect(intervals(bars(values)) == [[0, 2], [2, 5], [0, -1], [0, 4], [-1, -3]])
        #expect(intervals(bars([("a", 1), ("a", 3)], stacking: .normalized)) == [[0, 0.25], [0.25, 1]])
        #expect(intervals(bars([("a", 1), ("a", 3)], stacking: .center)) == [[-2, -1], [-1, 2]])
        #expect(intervals(bars([("a", 1), ("a", 3)], stacking: .unstacked)) == [[0, 1], [0, 3]])
        #expect(intervals(bars([("a", 0), ("a", 0)], stacking: .normalized)) == [[0, 0], [0, 0]])
    }

    @Test func barsFillTheirBands() {
        let geometry = PlotGeometry(model: bars([("a", 5), ("b", 10)]), size: CGSize(width: 200, height: 100))
        #expect(geometry.shapes.map(\.rect) == [CGRect(x: 10, y: 50, width: 80, height: 50), CGRect(x: 110, y: 0, width: 80, height: 100)])
    }

    /// The width of a bar in a plot 100 points wide with four categories, or four days.
    @Test(arguments: [
        (MarkDimension.automatic, 20.0), (.fixed(7), 7), (7, 7), (.fixed(-3), 0), (.inset(4), 17), (.inset(99), 0), (.ratio(0.5), 12.5),
        (.ratio(2), 50),
    ])
    func barWidths(width: MarkDimension, points: Double) {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let categories = model { ForEach(0..<4) { BarMark(x: .value("x", "c\($0)"), y: .value("y", 1), width: width) } }
        let days = model {
            ForEach(0..<4) { index in
                BarMark(
                    x: .value("x", day.addingTimeInterval(Double(index) * 86_400), unit: .day, calendar: calendar), y: .value("y", 1), width: width)
            }
        }
        for model in [categories, days] {
            let rects = PlotGeometry(model: model, size: CGSize(width: 100, height: 50)).shapes.map(\.rect)
            #expect(rects.allSatisfy { abs($0.width - CGFloat(points)) < 1e-9 }, "\(rects)")
            #expect(zip(rects, [12.5, 37.5, 62.5, 87.5]).allSatisfy { abs($0.midX - $1) < 1e-9 }, "\(rects)")
        }
    }

    /// The domain of numbers that lines show: zero, and numbers that are easy to read around the data.
    @Test(arguments: [
        ([3.0, 8], 0.0, 8.0), ([97, 103], 0, 150), ([-4, -2], -4, 0), ([0.1, 0.27], 0, 0.3), ([1_234, 9_870], 0, 10_000), ([5, 5], 0, 6),
        ([0, 0], 0, 1),
    ])
    func domainsOfLines(values: [Double], lower: Double, upper: Double) throws {
        let model = model { ForEach(values.indices, id: \.self) { LineMark(x: .value("x", "c\($0)"), y: .value("y", values[$0])) } }
        guard case .continuous(let first, let last) = model.y.domain else {
            Issue.record("not a domain of numbers")
            return
        }
        #expect(first <= (values.min() ?? 0) && last >= (values.max() ?? 0))
        #expect(abs(first - lower) < 1e-9 && abs(last - upper) < 1e-9, "\(first) \(last)")
    }

    /// The legend has the order of the data, unless the program gives one; several scales of the same names share it.
    @Test func legendOrder() {
        var options = ChartOptions()
        options.foregroundScale = StyleScaleOptions(domain: ["c", "b", "a"]._domain)
        @ChartContentBuilder func points() -> some ChartContent {
            ForEach(["b", "a", "c"], id: \.self) { name in
                PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", name)).symbol(by: .value("n", name))
            }
        }
        #expect(ChartLegend.entries(of: model { points() }).map(\.name) == ["b", "a", "c"])
        let given = ChartLegend.entries(of: model(options) { points() })
        #expect(given.map(\.name) == ["c", "b", "a"])
        #expect(given.allSatisfy { $0.symbol != nil && $0.foreground != nil })
    }

    /// A domain that the program gives to the scale of symbols determines the order of names whose colours have that of the data; of two given
    /// domains that of the colours comes first.
    @Test func legendOrderOfTwoDomains() {
        func names(colors: [String]?, symbols: [String]?) -> [String] {
            var options = ChartOptions()
            options.foregroundScale = colors.map { StyleScaleOptions(domain: $0._domain) }
            options.symbolScale = symbols.map { StyleScaleOptions(domain: $0._domain) }
            let model = model(options) {
                ForEach(["b", "a", "c"], id: \.self) { name in
                    PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", name)).symbol(by: .value("n", name))
                }
            }
            return ChartLegend.entries(of: model).map(\.name)
        }
        #expect(names(colors: nil, symbols: ["c", "a", "b"]) == ["c", "a", "b"])
        #expect(names(colors: ["a", "b", "c"], symbols: ["c", "a", "b"]) == ["a", "b", "c"])
        #expect(names(colors: ["c"], symbols: ["d", "a"]) == ["c", "b", "a", "d"])
    }

    @Test func groupedBarsAreBesideEachOther() {
        let model = model {
            ForEach(["p", "q"], id: \.self) { group in
                BarMark(x: .value("x", "a"), y: .value("y", 1.0)).position(by: .value("g", group))
            }
        }
        let rects = PlotGeometry(model: model, size: CGSize(width: 100, height: 100)).shapes.map(\.rect)
        #expect(rects[0].maxX < rects[1].minX)
        #expect(abs(rects[0].midX - 30) < 1e-9 && abs(rects[1].midX - 70) < 1e-9)
        #expect(rects.allSatisfy { $0.height == 100 })
    }

    @Test func horizontalBars() {
        let model = model { BarMark(x: .value("n", 3), y: .value("name", "a")) }
        #expect(model.extents[0].direction == .horizontal)
        #expect(model.y.isCategorical && !model.x.isCategorical)
    }

    @Test func binsAreIntervals() {
        let bins = NumberBins(data: [1.0, 2, 3, 9, 10], desiredCount: 5)
        #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
        #expect([1, 2, 10, -5, 99].map { bins.index(for: $0) } == [0, 1, 4, 0, 4])
        #expect(bins.map(\.lowerBound) == [0, 2, 4, 6, 8])
        #expect(NumberBins(data: [Double]()).isEmpty)
        #expect(NumberBins(data: [Double.nan, .infinity]).isEmpty)
        #expect(NumberBins(size: 0, range: 0.0...1).isEmpty)
        #expect(NumberBins(range: 0...10, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
        #expect(NumberBins(range: 1.0...2, count: 4).thresholds == [1, 1.25, 1.5, 1.75, 2])
        #expect(NumberBins(range: 1.0...2, count: 0).isEmpty && NumberBins(range: 3...3, count: 2).isEmpty)
    }

    @Test func colorsFollowTheOrderOfTheData() {
        let model = model {
            ForEach(["x", "y", "x", "z"], id: \.self) { name in
                PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
            }
        }
        #expect(model.foregrounds.categories == ["x", "y", "z"])
        #expect(ChartLegend.entries(of: model).map(\.name) == ["x", "y", "z"])
    }

    @Test("Categories have colours of a gradient at equal distances, unless the program gives styles")
    func categoriesHaveColorsOfTheGradient() {
        func scale(_ names: [String], _ options: StyleScaleOptions<AnyShapeStyle>) -> StyleScale<AnyShapeStyle> {
            var chartOptions = ChartOptions()
            chartOptions.foregroundScale = options
            return model(chartOptions) {
                ForEach(names, id: \.self) { name in
                    PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
                }
            }.foregrounds
        }
        let gradient = Gradient(colors: [.black, .white, .black])
        #expect(scale(["x", "y", "z"], StyleScaleOptions(gradient: gradient)).options.range?.count == 3)
        #expect(scale(["x"], StyleScaleOptions(gradient: gradient)).options.range?.count == 1)
        let own = StyleScaleOptions(range: [AnyShapeStyle(.red)], gradient: gradient)
        #expect(scale(["x", "y"], own).options.range?.count == 1)
        let levels = [0, 0.25, 0.5, 1].map { gradient.color(at: $0).resolve(in: EnvironmentValues()).cgColor.components?.first ?? -1 }
        #expect(zip(levels, [0, 0.5, 1, 0]).allSatisfy { abs($0 - $1) < 0.01 }, "\(levels)")
    }

    @Test func linesBelongToSeries() {
        let model = model {
            ForEach(0..<6) { index in
                LineMark(x: .value("x", index), y: .value("y", index), series: .value("s", index % 2 == 0 ? "even" : "odd"))
            }
        }
        let geometry = PlotGeometry(model: model, size: CGSize(width: 100, height: 100))
        #expect(geometry.items.map { Array($0.marks) } == [[0, 2, 4], [1, 3, 5]])
    }

    @Test func zIndexOrdersMarks() {
        let model = model {
            PointMark(x: .value("x", 1), y: .value("y", 1)).zIndex(1)
            PointMark(x: .value("x", 2), y: .value("y", 1))
            PointMark(x: .value("x", 3), y: .value("y", 1)).zIndex(-1)
        }
        #expect(PlotGeometry(model: model, size: CGSize(width: 100, height: 100)).items.flatMap(\.marks) == [2, 1, 0])
    }

    /// Values without a position on the scale are not drawn, the others are.
    @Test func badValues() {
        var options = ChartOptions()
        options.y.type = .log
        let values = [1.0, -5, 0, .nan, .infinity, 100]
        let model = model(options) {
            ForEach(values.indices, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", values[$0])) }
        }
        let shapes = PlotGeometry(model: model, size: CGSize(width: 100, height: 100)).shapes
        #expect(shapes.map(\.isHiddenShape) == [false, true, true, true, true, false])
        #expect(model.y.domain == .continuous(first: 1, last: 100))
    }

    @Test func tenThousandCategories() {
        let model = bars((0..<10_000).map { ("c\($0)", Double($0)) })
        let shapes = PlotGeometry(model: model, size: CGSize(width: 300, height: 100)).shapes
        #expect(shapes.count == 10_000 && shapes.allSatisfy { !$0.isHiddenShape })
    }

    @Test(arguments: [
        (ScaleType.linear, 50.0), (.squareRoot, 25), (.power(exponent: 2), 70.71067811865476), (.symmetricLog, 9.04987562112089),
    ])
    func scalesAreInverted(type: ScaleType, middle: Double) throws {
        let scale = PositionScale(kind: type.kind, domain: .continuous(first: 0, last: 100), start: 0, end: 200)
        let found = try #require(scale.value(at: 100)?.continuous)
        #expect(abs(found - middle) < 1e-6, "\(found)")
        let position = try #require(scale.position(found))
        #expect(abs(position - 100) < 1e-6)
    }

    @Test func automaticDomainsReversedAndWithoutZero() {
        var options = ChartOptions()
        options.y.domain = AutomaticScaleDomain.automatic(includesZero: false, reversed: true)._domain
        let model = model(options) {
            ForEach([90.0, 110], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        }
        #expect(model.y.domain == .continuous(first: 110, last: 90))
    }

    @Test func sectorsAreAPie() {
        let model = model {
            ForEach([1.0, 3, -2, .nan], id: \.self) { SectorMark(angle: .value("v", $0), innerRadius: .ratio(0.5)) }
        }
        let geometry = PlotGeometry(model: model, size: CGSize(width: 100, height: 80))
        #expect(geometry.angleTotal == 4)
        #expect(geometry.shapes[0] == MarkShape(0, .pi / 2, 20, 40))
        #expect(geometry.shapes[1] == MarkShape(.pi / 2, 2 * .pi, 20, 40))
    }

    /// The inner radius is relative to the outer one, the outer one to that of the plot, which is 40.
    nonisolated private static let radii: [(inner: MarkDimension, outer: MarkDimension, expected: [Double])] = [
        (.ratio(0.5), .inset(10), [15, 30]), (.inset(10), .ratio(0.5), [10, 20]), (.inset(10), .automatic, [30, 40]),
        (.fixed(7), .fixed(20), [7, 20]), (.automatic, .inset(99), [0, 0]), (.inset(99), .inset(10), [0, 30]),
        (.ratio(2), .ratio(0.5), [20, 20]),
    ]

    @Test(arguments: radii.indices)
    func radiiOfSectors(index: Int) {
        let (inner, outer, expected) = Self.radii[index]
        let model = model { SectorMark(angle: .value("v", 1), innerRadius: inner, outerRadius: outer) }
        let shape = PlotGeometry(model: model, size: CGSize(width: 100, height: 80)).shapes[0]
        #expect([shape.z, shape.w] == expected)
    }

    nonisolated private static let styleTypes: [(type: ScaleType?, values: [Double], value: Double, part: Double?)] = [
        (nil, [0, 25, 100], 25, 0.25), (.linear, [0, 25, 100], 25, 0.25), (.squareRoot, [0, 25, 100], 25, 0.5),
        (.power(exponent: 2), [0, 25, 100], 25, 0.0625), (.date, [0, 25, 100], 25, 0.25), (.log, [1, 10, 100], 10, 0.5),
        // A logarithmic scale begins at the least positive number; others are not on it.
        (.log, [-5, 0, 1, 10, 100], 10, 0.5), (.log, [-5, 0, 1, 10, 100], 0, nil),
    ]

    @Test(arguments: styleTypes.indices)
    func styleScalesHaveTypes(index: Int) {
        let (type, values, value, part) = Self.styleTypes[index]
        var options = ChartOptions()
        options.foregroundScale = StyleScaleOptions(type: type)
        options.symbolSizeScale = StyleScaleOptions(type: type)
        let model = model(options) {
            ForEach(values, id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(by: .value("v", $0)).symbolSize(by: .value("v", $0))
            }
        }
        for found in [model.foregrounds.part(of: value), model.symbolSizes.part(of: value)] {
            #expect(found == nil && part == nil || abs((found ?? 9) - (part ?? -9)) < 1e-12, "\(String(describing: found))")
        }
    }

    /// A mark at numbers is stored as numbers only, and has the same positions as a mark that stores each position.
    @Test func marksKeepPositions() {
        let scalars: [_PlottableScalar] = [.number(2), .number(.nan), .number(.infinity), .date(3), .category("c")]
        for first in scalars {
            for second in scalars {
                let (x, xEnd) = (LabeledDatum(.verbatim("x"), Datum(scalar: first)), LabeledDatum(.verbatim("end"), Datum(scalar: second)))
                let (y, yEnd) = (LabeledDatum(.verbatim("y"), Datum(scalar: second)), LabeledDatum(.verbatim("end"), Datum(scalar: first)))
                let marks = [
                    (Mark(.rectangle, x: x, xEnd: xEnd, y: y, yEnd: yEnd), true),
                    (Mark(.rectangle, x: .value(x), xEnd: .value(xEnd), y: .value(y), yEnd: .value(yEnd), width: 3), true),
                    (Mark(.point, x: x, y: y), false), (Mark(.point, x: .value(x), y: .value(y), width: 3), false),
                ]
                func isEqual(_ position: Mark.Position?, _ scalar: _PlottableScalar?) -> Bool {
                    "\(String(describing: position?.datum?.scalar))" == "\(String(describing: scalar))"
                }
                for (mark, hasEnds) in marks {
                    #expect(isEqual(mark.x, first) && isEqual(mark.y, second), "\(first) \(second)")
                    #expect(isEqual(mark.xEnd, hasEnds ? second : nil) && isEqual(mark.yEnd, hasEnds ? first : nil), "\(first) \(second)")
                    let (start, end) = (first.continuous.flatMap { $0.isFinite ? $0 : nil }, second.continuous.flatMap { $0.isFinite ? $0 : nil })
                    #expect(
                        mark.numbers.number(along: .horizontal) == (hasEnds ? nil : start)
                            && mark.numbers.number(along: .vertical) == (hasEnds ? nil : end))
                    let interval = start.flatMap { start in end.map { SIMD2(start, $0) } }
                    #expect(mark.numbers.interval(along: .horizontal) == (hasEnds ? interval : nil), "\(first) \(second)")
                }
            }
        }
        let inPoints = Mark(.rule, x: .points(4), xEnd: .points(5), y: .value(LabeledDatum(.verbatim("y"), Datum(scalar: .number(1)))))
        #expect(inPoints.x?.datum == nil && inPoints.xEnd != nil && inPoints.numbers.number(along: .vertical) == 1 && inPoints.yEnd == nil)
    }
}
