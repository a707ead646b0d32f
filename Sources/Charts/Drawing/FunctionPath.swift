import CoreGraphics
import SwiftUICore

/// The path of a line or area of columns or of a function.
struct FunctionPath {
    let columns: PlottedColumns
    let geometry: PlotGeometry
    let domain: ClosedRange<Double>
    let pixel: CGFloat

    func path(_ method: InterpolationMethod) -> Path {
        let values = columns.values(in: domain, count: max(2, Int(geometry.size.width * 2)))
        var path = Path()
        var start = 0
        // A value that is not finite leaves a gap in the line.
        while start < values.x.count {
            guard isVisible(values, start) else {
                start += 1
                continue
            }
            var end = start + 1
            while end < values.x.count, isVisible(values, end) { end += 1 }
            add(values, start..<end, method, to: &path)
            start = end
        }
        return path
    }

    private typealias Values = (x: [Double], y: [Double], yEnd: [Double])

    private func isVisible(_ values: Values, _ index: Int) -> Bool {
        values.x[index].isFinite && values.y[index].isFinite && (columns.form != .band || values.yEnd[index].isFinite)
            && geometry.x.kind.forward(values.x[index]) != nil && geometry.y.kind.forward(values.y[index]) != nil
    }

    private func add(_ values: Values, _ range: Range<Int>, _ method: InterpolationMethod, to path: inout Path) {
        let line = points(values.x, values.y, range)
        CurvePath.add(line, method: method, to: &path)
        guard columns.form != .line, let first = line.first, let last = line.last else { return }
        if columns.form == .band {
            CurvePath.add(points(values.x, values.yEnd, range).reversed(), method: method.reversed, to: &path, continuing: true)
        } else {
            let zero = geometry.y.position(0) ?? geometry.y.start
            path.addLine(to: CGPoint(x: last.x, y: zero))
            path.addLine(to: CGPoint(x: first.x, y: zero))
        }
        path.closeSubpath()
    }

    private func points(_ x: [Double], _ y: [Double], _ range: Range<Int>) -> [CGPoint] {
        let (xScale, yScale) = (geometry.x, geometry.y)
        func point(_ index: Int) -> CGPoint {
            CGPoint(x: xScale.position(x[range.lowerBound + index]) ?? 0, y: yScale.position(y[range.lowerBound + index]) ?? 0)
        }
        guard range.count > 4 * Int(geometry.size.width / pixel), isAscending(x, range) else { return (0..<range.count).map(point) }
        return ColumnReduction.reduced(count: range.count, columnWidth: pixel, point: point)
    }

    private func isAscending(_ x: [Double], _ range: Range<Int>) -> Bool {
        var last = -Double.infinity
        for index in range {
            if x[index] < last { return false }
            last = x[index]
        }
        return true
    }
}
