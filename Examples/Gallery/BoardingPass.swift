import SwiftUI

/// Stacks, spacers, dividers and a shape with bites: a ticket.
struct BoardingPass: View {
    private let ink = Color(red: 0.11, green: 0.13, blue: 0.25)
    private let sky = Color(red: 0.36, green: 0.55, blue: 0.98)

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header
            route
            TearLine(y: 0.5)
                .stroke(ink.opacity(0.25), style: StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [1, 6]))
                .frame(height: 1)
                .padding(.horizontal, 22)
            HStack {
                Fact(title: "Gate", value: "B 42", ink: ink)
                Spacer()
                Fact(title: "Seat", value: "17 A", ink: ink)
                Spacer()
                Fact(title: "Boards", value: "10:35", ink: ink)
            }
            .padding(22)
        }
        .background(.white, in: TicketShape(notch: 10, notchHeight: 86, cornerRadius: 22))
        .compositingGroup()
        .shadow(color: ink.opacity(0.22), radius: 22, x: 0, y: 12)
        .padding(28)
        .frame(width: 390, height: 390)
        .background(
            LinearGradient(
                colors: [Color(red: 0.72, green: 0.83, blue: 1), Color(red: 0.93, green: 0.9, blue: 1)], startPoint: .topLeading,
                endPoint: .bottomTrailing))
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("Swift Air")
                .font(.title3.weight(.bold))
            Spacer()
            Text("AP 1604")
                .font(.system(.subheadline, design: .monospaced))
                .opacity(0.85)
        }
        .foregroundStyle(.white)
        .padding(.horizontal, 22)
        .padding(.vertical, 16)
        .background(sky, in: UnevenRoundedRectangle(topLeadingRadius: 22, topTrailingRadius: 22))
    }

    private var route: some View {
        HStack {
            Place(code: "HAM", city: "Hamburg", alignment: .leading, ink: ink)
            Spacer()
            FlightArc(color: sky)
                .frame(width: 96, height: 34)
            Spacer()
            Place(code: "LIS", city: "Lisbon", alignment: .trailing, ink: ink)
        }
        .padding(.horizontal, 22)
        .padding(.vertical, 30)
    }
}

private struct Place: View {
    let code: String
    let city: String
    let alignment: HorizontalAlignment
    let ink: Color

    var body: some View {
        VStack(alignment: alignment, spacing: 2) {
            Text(code)
                .font(.system(size: 36, weight: .bold))
            Text(city)
                .font(.footnote)
                .opacity(0.6)
        }
        .foregroundStyle(ink)
    }
}

private struct Fact: View {
    let title: String
    let value: String
    let ink: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(title)
                .font(.caption)
                .foregroundStyle(ink.opacity(0.55))
            Text(value)
                .font(.headline)
                .foregroundStyle(ink)
        }
    }
}

private struct FlightArc: View {
    let color: Color

    var body: some View {
        GeometryReader { proxy in
            Path { path in
                path.move(to: CGPoint(x: 0, y: proxy.size.height))
                path.addQuadCurve(
                    to: CGPoint(x: proxy.size.width, y: proxy.size.height),
                    control: CGPoint(x: proxy.size.width / 2, y: -proxy.size.height * 0.8))
            }
            .stroke(color, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 5]))
            Circle()
                .fill(color)
                .frame(width: 9, height: 9)
                .position(x: 0, y: proxy.size.height)
            Circle()
                .fill(color)
                .frame(width: 9, height: 9)
                .position(x: proxy.size.width, y: proxy.size.height)
        }
    }
}

private struct TearLine: Shape {
    /// How far down the line runs, as a part of the height.
    let y: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * y))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * y))
        }
    }
}

/// A rounded rectangle with a round bite out of each side.
private struct TicketShape: Shape {
    let notch: CGFloat
    /// How far the bites are above the bottom edge.
    let notchHeight: CGFloat
    let cornerRadius: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let y = rect.maxY - notchHeight
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.midY), radius: cornerRadius)
        path.addArc(
            center: CGPoint(x: rect.maxX, y: y), radius: notch, startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true)
        path.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.maxY), tangent2End: CGPoint(x: rect.midX, y: rect.maxY), radius: cornerRadius)
        path.addArc(
            tangent1End: CGPoint(x: rect.minX, y: rect.maxY), tangent2End: CGPoint(x: rect.minX, y: y), radius: cornerRadius)
        path.addArc(
            center: CGPoint(x: rect.minX, y: y), radius: notch, startAngle: .degrees(90), endAngle: .degrees(-90), clockwise: true)
        path.addArc(
            tangent1End: CGPoint(x: rect.minX, y: rect.minY), tangent2End: CGPoint(x: rect.midX, y: rect.minY), radius: cornerRadius)
        path.closeSubpath()
        return path
    }
}
