/// The lowest and the highest value along the y axis of each series, of the marks that are not hidden from assistive technologies.
struct SeriesValues {
    typealias Range = (lowest: Datum, highest: Datum)

    /// The series, in the order of the data; without a range if none of its marks has a position.
    private(set) var series: [(key: [_PlottableScalar], values: Range?)] = []
    /// The number of marks.
    private(set) var count = 0
    private var places: [[_PlottableScalar]: Int] = [:]

    init() {}

    init(_ marks: [Mark]) {
        // Successive marks are usually of the same series.
        var latest: (style: SharedMarkStyle, place: Int)?
        /// The place of the series without a name.
        var unnamed: Int?
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
            guard let position = mark.number(along: .vertical) ?? mark.y?.datum?.position else { continue }
            if let known = series[place].values {
                if position < known.lowest.position ?? .infinity, let datum = mark.y?.datum { series[place].values?.lowest = datum }
                if position >= known.highest.position ?? -.infinity, let datum = mark.y?.datum { series[place].values?.highest = datum }
            } else if let datum = mark.y?.datum {
                series[place].values = (datum, datum)
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
