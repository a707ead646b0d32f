import SwiftUI

/// Linear, radial, elliptical and angular gradients as four small landscapes.
struct GradientPostcards: View {
    var body: some View {
        VStack(spacing: 14) {
            HStack(spacing: 14) {
                dusk
                planet
            }
            HStack(spacing: 14) {
                aurora
                wheel
            }
        }
        .padding(24)
        .frame(width: 390, height: 390)
        .background(Color(white: 0.07))
    }

    private var dusk: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(
                stops: [
                    .init(color: Color(red: 0.15, green: 0.1, blue: 0.35), location: 0),
                    .init(color: Color(red: 0.62, green: 0.24, blue: 0.52), location: 0.45),
                    .init(color: Color(red: 0.98, green: 0.55, blue: 0.4), location: 0.75),
                    .init(color: Color(red: 1, green: 0.83, blue: 0.55), location: 1),
                ], startPoint: .top, endPoint: .bottom)
            Circle()
                .fill(Color(red: 1, green: 0.93, blue: 0.75))
                .frame(width: 54, height: 54)
                .padding(.bottom, 26)
            LinearGradient(
                colors: [Color(red: 0.36, green: 0.16, blue: 0.4), Color(red: 0.12, green: 0.07, blue: 0.24)], startPoint: .top,
                endPoint: .bottom
            )
            .frame(height: 44)
        }
        .clipShape(RoundedRectangle(cornerRadius: 20))
    }

    private var planet: some View {
        ZStack {
            Color(red: 0.03, green: 0.04, blue: 0.1)
            Circle()
                .fill(
                    RadialGradient(
                        colors: [
                            Color(red: 0.75, green: 0.95, blue: 1), Color(red: 0.2, green: 0.5, blue: 0.9), Color(red: 0.04, green: 0.08, blue: 0.25),
                        ],
                        center: UnitPoint(x: 0.32, y: 0.3), startRadius: 0, endRadius: 100)
                )
                .padding(32)
        }
        .clipShape(RoundedRectangle(cornerRadius: 20))
    }

    private var aurora: some View {
        ZStack {
            LinearGradient(
                colors: [Color(red: 0.02, green: 0.06, blue: 0.16), Color(red: 0.05, green: 0.18, blue: 0.27)], startPoint: .top,
                endPoint: .bottom)
            EllipticalGradient(
                colors: [Color(red: 0.3, green: 1, blue: 0.7).opacity(0.9), Color(red: 0.2, green: 0.7, blue: 0.8).opacity(0)],
                center: UnitPoint(x: 0.3, y: 0.35))
            EllipticalGradient(
                colors: [Color(red: 0.6, green: 0.4, blue: 1).opacity(0.8), Color(red: 0.4, green: 0.3, blue: 0.9).opacity(0)],
                center: UnitPoint(x: 0.78, y: 0.55))
        }
        .clipShape(RoundedRectangle(cornerRadius: 20))
    }

    private var wheel: some View {
        ZStack {
            Color(white: 0.13)
            Circle()
                .strokeBorder(
                    AngularGradient(
                        colors: (0...12).map { Color(hue: Double($0) / 12, saturation: 0.75, brightness: 1) }, center: .center),
                    lineWidth: 24
                )
                .padding(26)
        }
        .clipShape(RoundedRectangle(cornerRadius: 20))
    }
}
