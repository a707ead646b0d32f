import SwiftUI

/// Paths made from data: a smooth curve, the area under it, and marks on its turning points.
struct TideChart: View {
    private let heights: [CGFloat] = [1.1, 0.6, 0.9, 1.9, 2.9, 3.3, 2.8, 1.8, 0.9, 0.7, 1.3, 2.4, 3.5]
    private let deep = Color(red: 0.05, green: 0.25, blue: 0.42)

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Tide at Saint-Malo")
                    .font(.title2.bold())
                Text("High water 3.5 m at midnight")
                    .font(.subheadline)
                    .opacity(0.65)
            }
            ZStack {
                Curve(heights: heights, maximum: 4, isClosed: true)
                    .fill(
                        LinearGradient(
                            colors: [Color(red: 0.25, green: 0.66, blue: 0.83), Color(red: 0.25, green: 0.66, blue: 0.83).opacity(0.08)],
                            startPoint: .top, endPoint: .bottom))
                Curve(heights: heights, maximum: 4, isClosed: false)
                    .stroke(deep, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
                Marks(heights: heights, maximum: 4, indices: [1, 5, 9, 12])
                    .fill(.white)
                Marks(heights: heights, maximum: 4, indices: [1, 5, 9, 12])
                    .stroke(deep, lineWidth: 3)
            }
            HStack {
                ForEach(["0", "6", "12", "18", "24"], id: \.self) { hour in
                    Text(hour)
                    if hour != "24" { Spacer() }
                }
            }
            .font(.caption)
            .opacity(0.6)
        }
        .foregroundStyle(deep)
        .padding(30)
        .frame(width: 390, height: 390)
        .background(Color(red: 0.93, green: 0.97, blue: 0.98))
    }
}

/// Where the values stand in a rectangle.
private func points(of heights: [CGFloat], maximum: CGFloat, in rect: CGRect) -> [CGPoint] {
    heights.enumerated().map { index, height in
        CGPoint(
            x: rect.minX + rect.width * CGFloat(index) / CGFloat(heights.count - 1), y: rect.maxY - rect.height * height / maximum)
    }
}

private struct Curve: Shape {
    let heights: [CGFloat]
    let maximum: CGFloat
    let isClosed: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let points = points(of: heights, maximum: maximum, in: rect)
        return Path { path in
            path.move(to: points[0])
            for index in 1..<points.count {
                // The slope at a point is that of the line between its neighbours.
                let (before, after) = (points[max(0, index - 2)], points[min(points.count - 1, index + 1)])
                let (start, end) = (points[index - 1], points[index])
                path.addCurve(
                    to: end, control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                    control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
            }
            if isClosed {
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }
}

private struct Marks: Shape {
    let heights: [CGFloat]
    let maximum: CGFloat
    let indices: [Int]

    nonisolated func path(in rect: CGRect) -> Path {
        let points = points(of: heights, maximum: maximum, in: rect)
        return Path { path in
            for index in indices {
                path.addEllipse(in: CGRect(x: points[index].x - 5.5, y: points[index].y - 5.5, width: 11, height: 11))
            }
        }
    }
}
