import SwiftUI

/// Anchors travel up as a preference, and the highlight is drawn where the chosen label says it is.
struct AnchoredSelection: View {
    @State private var selected = "Thursday"

    private let days = [["Monday", "Tuesday"], ["Wednesday", "Thursday", "Friday"], ["Saturday", "Sunday"]]

    var body: some View {
        VStack(spacing: 58) {
            ForEach(days, id: \.self) { row in
                HStack(spacing: 28) {
                    ForEach(row, id: \.self) { day in
                        Text(day)
                            .font(.headline)
                            .foregroundStyle(day == selected ? Color.white : Color(red: 0.3, green: 0.27, blue: 0.45))
                            .anchorPreference(key: DayAnchors.self, value: .bounds) { [day: $0] }
                            .onTapGesture { selected = day }
                    }
                }
            }
        }
        .backgroundPreferenceValue(DayAnchors.self) { anchors in
            GeometryReader { proxy in
                if let anchor = anchors[selected] {
                    let frame = proxy[anchor].insetBy(dx: -16, dy: -11)
                    ForEach(anchors.keys.sorted(), id: \.self) { day in
                        if let other = anchors[day], day != selected {
                            Thread(from: CGPoint(x: frame.midX, y: frame.midY), to: proxy[other])
                                .stroke(Color(red: 0.55, green: 0.45, blue: 0.9).opacity(0.4), lineWidth: 1.5)
                        }
                    }
                    Capsule()
                        .fill(
                            LinearGradient(
                                colors: [Color(red: 0.55, green: 0.4, blue: 0.98), Color(red: 0.4, green: 0.25, blue: 0.85)],
                                startPoint: .top, endPoint: .bottom)
                        )
                        .shadow(color: Color(red: 0.4, green: 0.25, blue: 0.85).opacity(0.4), radius: 10, y: 5)
                        .frame(width: frame.width, height: frame.height)
                        .offset(x: frame.minX, y: frame.minY)
                }
            }
        }
        .frame(width: 390, height: 390)
        .background(Color(red: 0.96, green: 0.95, blue: 1))
    }
}

/// A curve from a point to the nearest edge of a label.
private struct Thread: Shape {
    let start: CGPoint
    let label: CGRect

    init(from start: CGPoint, to label: CGRect) {
        self.start = start
        self.label = label
    }

    nonisolated func path(in rect: CGRect) -> Path {
        var end = CGPoint(x: label.midX, y: label.maxY + 7)
        if label.minY > start.y { end.y = label.minY - 7 }
        if abs(label.midY - start.y) < label.height { end = CGPoint(x: label.midX, y: start.y) }
        var path = Path()
        path.move(to: start)
        path.addQuadCurve(to: end, control: CGPoint(x: end.x, y: (start.y + end.y * 2) / 3))
        return path
    }
}

private struct DayAnchors: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]

    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}
