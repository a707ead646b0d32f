import SwiftUICore

extension View {
    /// Sets the domain of the x axis of charts, and the way in which it maps values to positions.
    nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartOptions { $0.x.set(domain: domain._domain, type: type) }
    }

    /// Sets the domain of the x axis of charts, the positions that it covers, and the way in which it maps values to positions.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartOptions { $0.x.set(domain: domain._domain, range: range._positions, type: type) }
    }

    /// Sets the positions that the x axis of charts covers, and the way in which it maps values to positions.
    nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartOptions { $0.x.set(range: range._positions, type: type) }
    }

    /// Sets the way in which the x axis of charts maps values to positions.
    nonisolated public func chartXScale(type: ScaleType?) -> some View {
        chartOptions { $0.x.set(type: type) }
    }

    /// Sets the domain of the y axis of charts, and the way in which it maps values to positions.
    nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartOptions { $0.y.set(domain: domain._domain, type: type) }
    }

    /// Sets the domain of the y axis of charts, the positions that it covers, and the way in which it maps values to positions.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartOptions { $0.y.set(domain: domain._domain, range: range._positions, type: type) }
    }

    /// Sets the positions that the y axis of charts covers, and the way in which it maps values to positions.
    nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartOptions { $0.y.set(range: range._positions, type: type) }
    }

    /// Sets the way in which the y axis of charts maps values to positions.
    nonisolated public func chartYScale(type: ScaleType?) -> some View {
        chartOptions { $0.y.set(type: type) }
    }
}

extension ChartOptions.Scale {
    fileprivate mutating func set(domain: _ScaleDomain? = nil, range: _PositionScaleRange? = nil, type: ScaleType?) {
        self.domain = domain ?? self.domain
        self.range = range ?? self.range
        self.type = type ?? self.type
    }
}
