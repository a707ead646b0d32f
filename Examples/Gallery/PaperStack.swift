import SwiftUI

/// Shadows, blur, opacity, rotation and scale on a pile of cards.
struct PaperStack: View {
    var body: some View {
        ZStack {
            Circle()
                .fill(Color(red: 1, green: 0.55, blue: 0.4))
                .frame(width: 230)
                .blur(radius: 46)
                .offset(x: -90, y: -90)
            Circle()
                .fill(Color(red: 0.35, green: 0.6, blue: 1))
                .frame(width: 250)
                .blur(radius: 52)
                .offset(x: 100, y: 90)
            card(Color(red: 0.45, green: 0.62, blue: 1))
                .rotationEffect(.degrees(-17))
                .scaleEffect(0.9)
                .opacity(0.7)
            card(Color(red: 1, green: 0.84, blue: 0.55))
                .rotationEffect(.degrees(-7))
                .scaleEffect(0.96)
                .opacity(0.9)
            card(.white)
                .overlay(alignment: .topLeading) { text }
                .rotationEffect(.degrees(3))
        }
        .frame(width: 390, height: 390)
        .background(Color(red: 0.99, green: 0.95, blue: 0.93))
        .clipped()
    }

    private func card(_ color: Color) -> some View {
        RoundedRectangle(cornerRadius: 26, style: .continuous)
            .fill(color)
            .frame(width: 236, height: 268)
            .shadow(color: .black.opacity(0.16), radius: 18, x: 0, y: 10)
    }

    private var text: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(spacing: -10) {
                Circle().fill(Color(red: 1, green: 0.55, blue: 0.4))
                Circle().fill(Color(red: 0.98, green: 0.8, blue: 0.35))
                Circle().fill(Color(red: 0.35, green: 0.6, blue: 1))
            }
            .frame(width: 76, height: 32)
            Spacer()
            Text("Layers")
                .font(.largeTitle.bold())
            Text("Turned, scaled and faded after the layout, which knows nothing of it.")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .padding(26)
        .frame(width: 236, height: 268, alignment: .topLeading)
    }
}
