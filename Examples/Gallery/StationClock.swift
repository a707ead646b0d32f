import SwiftUI

/// A dial whose every part is a fraction of the space it gets.
struct StationClock: View {
    var body: some View {
        Dial(hour: 10, minute: 9, second: 36)
            .padding(36)
            .frame(width: 390, height: 390)
            .background(
                LinearGradient(
                    colors: [Color(red: 0.24, green: 0.28, blue: 0.34), Color(red: 0.12, green: 0.14, blue: 0.18)], startPoint: .top,
                    endPoint: .bottom))
    }
}

private struct Dial: View {
    let hour: Double
    let minute: Double
    let second: Double

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            ZStack {
                Circle()
                    .fill(.white)
                    .shadow(color: .black.opacity(0.45), radius: side * 0.06, y: side * 0.03)
                Circle()
                    .strokeBorder(Color(white: 0.82), lineWidth: side * 0.018)
                ForEach(0..<60, id: \.self) { tick in
                    let isHour = tick % 5 == 0
                    Rectangle()
                        .fill(Color(white: 0.1))
                        .frame(width: side * (isHour ? 0.03 : 0.011), height: side * (isHour ? 0.1 : 0.032))
                        .offset(y: side * (isHour ? -0.405 : -0.439))
                        .rotationEffect(.degrees(Double(tick) * 6))
                }
                Hand(length: 0.3, tail: 0.1, width: 0.052, side: side, color: Color(white: 0.1))
                    .rotationEffect(.degrees(hour * 30 + minute / 2))
                Hand(length: 0.43, tail: 0.1, width: 0.04, side: side, color: Color(white: 0.1))
                    .rotationEffect(.degrees(minute * 6))
                ZStack {
                    Hand(length: 0.31, tail: 0.14, width: 0.013, side: side, color: Color(red: 0.86, green: 0.1, blue: 0.12))
                    Circle()
                        .fill(Color(red: 0.86, green: 0.1, blue: 0.12))
                        .frame(width: side * 0.1, height: side * 0.1)
                        .offset(y: side * -0.31)
                }
                .rotationEffect(.degrees(second * 6))
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
    }
}

private struct Hand: View {
    /// Lengths are parts of the dial's width.
    let length: CGFloat
    let tail: CGFloat
    let width: CGFloat
    let side: CGFloat
    let color: Color

    var body: some View {
        Rectangle()
            .fill(color)
            .frame(width: side * width, height: side * (length + tail))
            .offset(y: side * (tail - length) / 2)
    }
}
