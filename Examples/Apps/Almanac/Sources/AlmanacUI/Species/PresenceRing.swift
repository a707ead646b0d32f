import AlmanacModel
import SwiftUI

/// Twelve arcs, one for each month, as thick as the species is common. The current month is in the middle.
struct PresenceRing: View {
    let presence: Presence
    let month: Int

    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        ZStack {
            Canvas { context, size in
                for index in 0..<12 { draw(month: index + 1, in: &context, size: size) }
            }
            RadialLayout(inset: 10) {
                ForEach(Array(symbols.enumerated()), id: \.offset) { index, symbol in
                    Text(symbol)
                        .font(.caption2)
                        .fontWeight(index + 1 == month ? .bold : .regular)
                        .foregroundStyle(index + 1 == month ? AnyShapeStyle(Color(.berry)) : AnyShapeStyle(.secondary))
                }
            }
            VStack(spacing: 0) {
                presence.level(inMonth: month).title.font(.headline)
                Text(months[month - 1]).font(.caption).foregroundStyle(.secondary)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }

    private var months: [String] {
        localizedCalendar.standaloneMonthSymbols
    }

    private var symbols: [String] {
        localizedCalendar.veryShortStandaloneMonthSymbols
    }

    private var localizedCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        return calendar
    }

    private func draw(month: Int, in context: inout GraphicsContext, size: CGSize) {
        let level = presence.level(inMonth: month)
        let thickness: CGFloat = 5 + CGFloat(level.rawValue) * 6
        let radius = min(size.width, size.height) / 2 - 42
        let start = Angle.degrees(Double(month - 1) * 30 - 90 + 2)
        var arc = Path()
        arc.addArc(
            center: CGPoint(x: size.width / 2, y: size.height / 2), radius: radius, startAngle: start, endAngle: start + .degrees(26),
            clockwise: false)
        context.stroke(arc, with: .color(PresenceKey.color(of: level)), style: StrokeStyle(lineWidth: thickness))
    }
}
