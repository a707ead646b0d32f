import SwiftUI
import SwiftUICore

/// The balloon of a marker. Its tip is at the middle of its lower edge.
struct MarkerBalloon: View {
    let icon: MarkerIcon
    /// The title, which is the accessibility label of the balloon.
    let title: AnyView?
    let tint: AnyShapeStyle?
    let isSelected: Bool

    /// The diameter of the round part.
    private static let diameter: CGFloat = 30
    private static let height: CGFloat = 36

    var body: some View {
        ZStack(alignment: .top) {
            BalloonShape(diameter: Self.diameter)
                .fill(tint ?? AnyShapeStyle(.red))
            // Light from above.
            BalloonShape(diameter: Self.diameter)
                .fill(LinearGradient(colors: [.white.opacity(0.22), .clear], startPoint: .top, endPoint: .bottom))
            glyph
                .foregroundStyle(.white)
                .frame(width: Self.diameter, height: Self.diameter)
        }
        .frame(width: Self.diameter, height: Self.height)
        .panelShadow(color: .black.opacity(0.28), radius: 1.25, x: 0, y: 1.5)
        .scaleEffect(isSelected ? 1.7 : 1, anchor: .bottom)
        .animation(.spring(duration: 0.3, bounce: 0.35), value: isSelected)
        .contentShape(Rectangle())
        .accessibilityElement(children: .ignore)
        .accessibilityLabelled { title ?? AnyView(Text("Marker")) }
    }

    @ViewBuilder private var glyph: some View {
        switch icon {
        case .pin: Circle().frame(width: 9, height: 9)
        case .symbol(let view): view.font(.system(size: 14, weight: .semibold)).imageScale(.medium).symbolVariant(.fill)
        case .monogram(let text): text.font(.system(size: 13, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.5).padding(.horizontal, 3)
        }
    }
}

/// A circle with a tip below.
struct BalloonShape: Shape {
    let diameter: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = diameter / 2
        let middle = CGPoint(x: rect.midX, y: rect.minY + radius)
        // The angle from below at which the sides leave the circle.
        let angle = 34.0
        func onCircle(_ degrees: Double) -> CGPoint {
            CGPoint(x: middle.x + radius * cos(degrees * .pi / 180), y: middle.y + radius * sin(degrees * .pi / 180))
        }
        let tip = CGPoint(x: rect.midX, y: rect.maxY)
        return Path { path in
            path.addArc(
                center: middle, radius: radius, startAngle: .degrees(90 + angle), endAngle: .degrees(90 - angle), clockwise: false)
            let (right, left) = (onCircle(90 - angle), onCircle(90 + angle))
            // The sides go on along the circle and meet at a rounded tip.
            let bend = CGSize(width: (right.x - tip.x) * 0.42, height: (tip.y - right.y) * 0.34)
            path.addCurve(
                to: CGPoint(x: tip.x + 1.2, y: tip.y - 0.8), control1: CGPoint(x: right.x - bend.width, y: right.y + bend.height),
                control2: CGPoint(x: tip.x + 2.6, y: tip.y - 2.2))
            path.addQuadCurve(to: CGPoint(x: tip.x - 1.2, y: tip.y - 0.8), control: tip)
            path.addCurve(
                to: left, control1: CGPoint(x: tip.x - 2.6, y: tip.y - 2.2), control2: CGPoint(x: left.x + bend.width, y: left.y + bend.height))
            path.closeSubpath()
        }
    }
}

/// The title of a marker or an annotation, with an edge in the colour of the ground, so that it can be read on every ground.
struct MapTitle: View {
    let content: AnyView
    /// Whether the title is an accessibility element. The title of a balloon is not: it is the balloon's accessibility label.
    let isSpoken: Bool
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let edge = colorScheme == .dark ? Color.black.opacity(0.7) : Color.white.opacity(0.9)
        content.font(.system(size: 11, weight: .semibold)).lineLimit(2).multilineTextAlignment(.center).frame(maxWidth: 120)
            .fixedSize(horizontal: false, vertical: true)
            .foregroundStyle(.primary)
            // Several shadows above each other make an edge.
            .panelShadow(color: edge, radius: 0.4)
            .panelShadow(color: edge, radius: 0.4)
            .panelShadow(color: edge, radius: 0.4)
            .padding(.horizontal, 2)
            .allowsHitTesting(false)
            .accessibilityHidden(!isSpoken)
    }
}
