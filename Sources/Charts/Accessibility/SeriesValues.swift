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

    init(_ marks: [Mark]) {
        // Successive marks are usually of the same series.
        var latest: (style: SharedMarkStyle, place: Int)?
        /// The place of the series without a name.
        var unnamed: Int?
        // Copies of data take longer than comparisons of numbers.
        var bounds: [Bounds] = []
        for mark in marks {
            let place: Int
            if mark.series == nil, let latest, latest.style === mark.style {
                place = latest.place
            } else {
                guard !mark.style.isAccessibilityHidden else { continue }
                let series = mark.namedSeries
                if series.isEmpty {
                    place = unnamed ?? self.place(of: [])
                    unnamed = place
                } else {
                    place = self.place(of: series)
                }
                latest = mark.series == nil ? (mark.style, place) : nil
            }
            count += 1
            let number = mark.number(along: .vertical) ?? mark.interval(along: .vertical)?.x
            guard let position = number ?? mark.y?.datum?.position else { continue }
            while bounds.count <= place { bounds.append(Bounds()) }
            let isFirst = bounds[place].lowest > bounds[place].highest
            guard position < bounds[place].lowest || position >= bounds[place].highest, let datum = mark.y?.datum else { continue }
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
