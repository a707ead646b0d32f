import SwiftUI

/// The shapes that come with SwiftUI and two of one's own, filled, stroked and trimmed.
struct ShapeSampler: View {
    var body: some View {
        VStack(spacing: 22) {
            HStack(spacing: 22) {
                Circle()
                    .fill(Color(hue: 0.02, saturation: 0.72, brightness: 0.96))
                RoundedRectangle(cornerRadius: 22, style: .continuous)
                    .fill(Color(hue: 0.09, saturation: 0.75, brightness: 1))
                Capsule()
                    .fill(Color(hue: 0.14, saturation: 0.7, brightness: 1))
                    .padding(.vertical, 20)
            }
            HStack(spacing: 22) {
                Polygon(sides: 6)
                    .fill(Color(hue: 0.4, saturation: 0.55, brightness: 0.78))
                Star(points: 5, innerRatio: 0.45)
                    .fill(Color(hue: 0.5, saturation: 0.6, brightness: 0.8))
                UnevenRoundedRectangle(topLeadingRadius: 44, bottomTrailingRadius: 44)
                    .fill(Color(hue: 0.56, saturation: 0.65, brightness: 0.95))
            }
            HStack(spacing: 22) {
                Circle()
                    .trim(from: 0, to: 0.72)
                    .stroke(
                        Color(hue: 0.66, saturation: 0.55, brightness: 0.95), style: StrokeStyle(lineWidth: 12, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
                    .padding(6)
                Ellipse()
                    .strokeBorder(Color(hue: 0.76, saturation: 0.5, brightness: 0.9), lineWidth: 12)
                    .padding(.vertical, 14)
                Star(points: 12, innerRatio: 0.78)
                    .stroke(
                        Color(hue: 0.88, saturation: 0.5, brightness: 0.95), style: StrokeStyle(lineWidth: 5, lineJoin: .round)
                    )
                    .padding(3)
            }
        }
        .padding(32)
        .frame(width: 390, height: 390)
        .background(Color(red: 0.98, green: 0.97, blue: 0.94))
    }
}

private struct Polygon: Shape {
    let sides: Int

    nonisolated func path(in rect: CGRect) -> Path {
        Star(points: sides, innerRatio: cos(.pi / CGFloat(sides))).path(in: rect)
    }
}

private struct Star: Shape {
    let points: Int
    /// The distance of the inner corners from the centre, as a part of that of the outer ones.
    let innerRatio: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        for corner in 0..<points * 2 {
            let angle = CGFloat(corner) * .pi / CGFloat(points) - .pi / 2
            let distance = corner.isMultiple(of: 2) ? radius : radius * innerRatio
            let point = CGPoint(x: rect.midX + cos(angle) * distance, y: rect.midY + sin(angle) * distance)
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
