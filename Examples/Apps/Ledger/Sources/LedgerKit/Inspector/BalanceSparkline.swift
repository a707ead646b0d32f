import SwiftUI

/// The course of a balance as a line of steps, with a line at zero.
struct BalanceSparkline: View {
    var values: [Double]
    var tint: Color
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Canvas { context, size in
            let low = min(0, values.min() ?? 0)
            let span = max(max(0, values.max() ?? 0) - low, 1)
            func y(_ value: Double) -> CGFloat { (size.height - 4) * (1 - (value - low) / span) + 2 }

            if layoutDirection == .rightToLeft {
                context.translateBy(x: size.width, y: 0)
                context.scaleBy(x: -1, y: 1)
            }
            let step = size.width / CGFloat(max(values.count, 1))
            var line = Path()
            for (index, value) in values.enumerated() {
                let start = CGPoint(x: CGFloat(index) * step, y: y(value))
                if index == 0 { line.move(to: start) } else { line.addLine(to: start) }
                line.addLine(to: CGPoint(x: start.x + step, y: start.y))
            }
            var area = line
            area.addLine(to: CGPoint(x: size.width, y: y(0)))
            area.addLine(to: CGPoint(x: 0, y: y(0)))
            area.closeSubpath()
            context.fill(area, with: .color(tint.opacity(0.18)))
            context.stroke(line, with: .color(tint), lineWidth: 1.5)
            let zero = Path { path in
                path.move(to: CGPoint(x: 0, y: y(0)))
                path.addLine(to: CGPoint(x: size.width, y: y(0)))
            }
            context.stroke(zero, with: .color(.secondary.opacity(0.5)), lineWidth: 0.5)
        }
    }
}

#Preview {
    BalanceSparkline(values: [100, 400, 250, -80, 300], tint: .blue)
        .frame(width: 200, height: 64)
        .padding()
}
