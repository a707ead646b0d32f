import SwiftUI

/// Time to create and lay out n views, side by side (W1) and in each other (W6): both axes logarithmic.
struct Growth: View {
    private let wide: [(n: Double, milliseconds: Double)] = [(1_000, 2.72), (10_000, 33.8), (100_000, 472), (1_000_000, 4_650)]
    private let deep: [(n: Double, milliseconds: Double)] = [(1_000, 3.83), (10_000, 57.7), (100_000, 650), (1_000_000, 10_768)]

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Twice the views, twice the time").font(.title3.bold())
                Text("Create and lay out n views, in milliseconds. The gray lines have the slope of n.")
                    .font(.footnote).foregroundStyle(.secondary)
            }
            Plot(series: [
                Series(name: "side by side", color: Color(red: 0.16, green: 0.55, blue: 0.56), points: wide),
                Series(name: "in each other", color: Color(red: 0.91, green: 0.43, blue: 0.36), points: deep),
            ])
            .frame(width: 520, height: 300)
        }
        .padding(28)
        .background(Color(red: 0.98, green: 0.97, blue: 0.95))
    }
}

private struct Series {
    var name: String
    var color: Color
    var points: [(n: Double, milliseconds: Double)]
}

/// Where numbers lie in a plot of six by six decades at most.
private struct Scale {
    var size: CGSize
    var decades: (x: ClosedRange<Double>, y: ClosedRange<Double>) = (3...6, 0...4)

    func point(_ n: Double, _ milliseconds: Double) -> CGPoint {
        func part(_ value: Double, _ range: ClosedRange<Double>) -> Double {
            (log10(value) - range.lowerBound) / (range.upperBound - range.lowerBound)
        }
        return CGPoint(x: part(n, decades.x) * size.width, y: (1 - part(milliseconds, decades.y)) * size.height)
    }
}

private struct Plot: View {
    var series: [Series]

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            VStack(alignment: .trailing, spacing: 0) {
                ForEach(["10 s", "1 s", "100 ms", "10 ms", "1 ms"], id: \.self) { label in
                    Text(label).frame(height: 0)
                    if label != "1 ms" { Spacer(minLength: 0) }
                }
            }
            .padding(.bottom, 24)
            VStack(spacing: 8) {
                lines
                HStack(spacing: 0) {
                    ForEach(["1,000", "10,000", "100,000", "1,000,000"], id: \.self) { label in
                        Text(label).fixedSize().frame(width: 0, height: 16)
                        if label != "1,000,000" { Spacer(minLength: 0) }
                    }
                }
            }
            .padding(.trailing, 84)
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
    }

    private var lines: some View {
        GeometryReader { proxy in
            let scale = Scale(size: proxy.size)
            ZStack(alignment: .topLeading) {
                Path { path in
                    for decade in 3...6 {
                        path.move(to: scale.point(pow(10, Double(decade)), 1))
                        path.addLine(to: scale.point(pow(10, Double(decade)), 10_000))
                    }
                    for decade in 0...4 {
                        path.move(to: scale.point(1_000, pow(10, Double(decade))))
                        path.addLine(to: scale.point(1_000_000, pow(10, Double(decade))))
                    }
                }
                .stroke(Color.black.opacity(0.08), lineWidth: 1)
                ForEach(series, id: \.name) { series in
                    let first = series.points[0]
                    Path { path in
                        path.move(to: scale.point(first.n, first.milliseconds))
                        path.addLine(to: scale.point(1_000_000, first.milliseconds * 1_000_000 / first.n))
                    }
                    .stroke(Color.gray.opacity(0.5), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
                    Path { path in path.addLines(series.points.map { scale.point($0.n, $0.milliseconds) }) }
                        .stroke(series.color, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                    ForEach(series.points, id: \.n) { point in
                        Circle().fill(series.color).frame(width: 7, height: 7).position(scale.point(point.n, point.milliseconds))
                    }
                    let last = series.points[series.points.count - 1]
                    Text(series.name).foregroundStyle(series.color).bold().fixedSize()
                        .frame(width: 80, alignment: .leading)
                        .position(x: scale.point(last.n, last.milliseconds).x + 52, y: scale.point(last.n, last.milliseconds).y)
                }
            }
        }
    }
}
