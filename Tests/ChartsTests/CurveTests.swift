import Foundation
import SwiftUICore
import Testing

@testable import Charts

/// Lines between points, and lines with very many points.
struct CurveTests {
    private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)]

    private func path(_ method: InterpolationMethod) -> Path {
        var path = Path()
        CurvePath.add(points, method: method, to: &path)
        return path
    }

    @Test(arguments: [InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd])
    func passesThroughAllPoints(method: InterpolationMethod) {
        var ends: [CGPoint] = []
        path(method).forEach { element in
            switch element {
            case .move(let to), .line(let to), .curve(let to, _, _), .quadCurve(let to, _): ends.append(to)
            case .closeSubpath: break
            }
        }
        #expect(points.allSatisfy { point in ends.contains { abs($0.x - point.x) < 1e-9 && abs($0.y - point.y) < 1e-9 } }, "\(ends)")
    }

    /// A monotone curve stays between neighbouring values; a cardinal one leaves them here.
    @Test func monotoneStaysInRange() {
        #expect(path(.monotone).boundingRect.maxY <= 10 + 1e-9)
        #expect(path(.cardinal).boundingRect.maxY > 10)
    }

    @Test func stepsAreWhereTheySay() {
        #expect(path(.stepStart).description.contains("0 10 l"))
        #expect(path(.stepEnd).description.contains("10 0 l"))
        #expect(path(.stepCenter).description.contains("5 0 l"))
    }

    /// In each column the first, lowest, highest and last point stay.
    @Test func reduction() {
        let values = (0..<100_000).map { sin(Double($0) / 500) * 50 + Double($0 * 7919 % 97) }
        let reduced = ColumnReduction.reduced(count: values.count, columnWidth: 1) { CGPoint(x: Double($0) / 200, y: values[$0]) }
        #expect(reduced.count <= 4 * 501)
        for column in 0..<500 {
            let all = (0..<values.count).filter { Int(Double($0) / 200) == column }.map { CGFloat(values[$0]) }
            let kept = reduced.filter { Int($0.x) == column }.map(\.y)
            #expect(all.min() == kept.min() && all.max() == kept.max())
            #expect(all.first == kept.first && all.last == kept.last)
        }
    }
}
