/// The lowest and the highest value along the y axis of each series, of the marks that are not hidden from assistive technologies.
struct SeriesValues {
    typealias Range = (lowest: Datum, highest: Datum)

    /// The series, in the order of the data; without a range if none of its marks has a position.
    private(set) var series: [(key: [_PlottableScalar], values: Range?)] = []
    /// The number of marks.
    private(set) var count = 0
    private var places: [[_PlottableScalar]: Int] = [:]

    /// The positions of a range's values; the lowest is above the highest if there are none.
    private struct Bounds {
        var lowest = Double.infinity
        var highest = -Double.infinity
    }

    init() {}

    init(_ block: MarkBlock) {
        let marks = block.marks
        /// The place of the series without a name.
        var unnamed: Int?
        // Copies of data take longer than comparisons of numbers.
        var bounds: [Bounds] = []
        for run in block.styleRuns where !run.style.isAccessibilityHidden {
            // The marks of a run that name no series are of the same one.
            var placeOfRun: Int?
            count += run.range.count
            for index in run.range {
                let numbers = block.numbers[index]
                let place: Int
                if let placeOfRun, numbers.isComplete || marks[index].series == nil {
                    place = placeOfRun
                } else {
                    let series = marks[index].namedSeries
                    place = (series.isEmpty ? unnamed : nil) ?? self.place(of: series)
                    if series.isEmpty { unnamed = place }
                    if marks[index].series == nil { placeOfRun = place }
                }
                let number = numbers.number(along: .vertical) ?? numbers.interval(along: .vertical)?.x
                guard let position = number ?? marks[index].y?.datum?.position else { continue }
                while bounds.count <= place { bounds.append(Bounds()) }
                let isFirst = bounds[place].lowest > bounds[place].highest
                guard position < bounds[place].lowest || position >= bounds[place].highest, let datum = marks[index].y?.datum else { continue }
                if isFirst { series[place].values = (datum, datum) }
                if position < bounds[place].lowest {
                    bounds[place].lowest = position
                    series[place].values?.lowest = datum
                }
                if position >= bounds[place].highest {
                    bounds[place].highest = position
                    series[place].values?.highest = datum
                }
            }
        }
    }

    mutating func add(_ other: SeriesValues) {
        count += other.count
        for (key, values) in other.series {
            let place = place(of: key)
            guard let values else { continue }
            guard let known = series[place].values else {
                series[place].values = values
                continue
            }
            if values.lowest.position ?? .infinity < known.lowest.position ?? .infinity { series[place].values?.lowest = values.lowest }
            if values.highest.position ?? -.infinity >= known.highest.position ?? -.infinity { series[place].values?.highest = values.highest }
        }
    }

    private mutating func place(of key: [_PlottableScalar]) -> Int {
        if let place = places[key] { return place }
        places[key] = series.count
        series.append((key, nil))
        return series.count - 1
    }
}
