import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

/// Charts of unusable data and settings are drawn; nothing stops.
@MainActor struct BadInputTests {
    private static let size = CGSize(width: 300, height: 200)

    /// Unusable data draw a chart without marks, and nothing stops.
    @Test(arguments: [[Double](), [1], [5, 5, 5], [.nan], [.infinity, -.infinity], [1e308, -1e308], [1e-300, 2e-300]])
    func badData(values: [Double]) {
        for type in [ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 3)] {
            expectDrawn(
                Chart(values.indices, id: \.self) { index in
                    LineMark(x: .value("x", index), y: .value("y", values[index]))
                    BarMark(x: .value("x", index), y: .value("y", values[index]))
                    AreaMark(x: .value("x", values[index]), y: .value("y", values[index])).interpolationMethod(.monotone)
                    PointMark(x: .value("x", values[index]), y: .value("y", index))
                    SectorMark(angle: .value("v", values[index]))
                }
                .chartYScale(type: type))
        }
    }

    private func expectDrawn(_ chart: some View) {
        let host = ViewHost(chart, size: Self.size, scale: 1)
        do {
            _ = try host.image()
        } catch {
            Issue.record(error)
        }
    }
}
