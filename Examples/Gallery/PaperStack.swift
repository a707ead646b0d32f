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
            card
                .rotationEffect(.degrees(-11))
                .scaleEffect(0.88)
                .opacity(0.55)
            card
                .rotationEffect(.degrees(-5))
                .scaleEffect(0.94)
                .opacity(0.8)
            card
                .overlay(alignment: .topLeading) { text }
                .rotationEffect(.degrees(3))
        }
        .frame(width: 390, height: 390)
        .background(Color(red: 0.99, green: 0.95, blue: 0.93))
        .clipped()
    }

    private var card: some View {
        RoundedRectangle(cornerRadius: 26, style: .continuous)
            .fill(.white)
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
            Text("Each card turns and shrinks around its own centre; layout knows nothing of it.")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .padding(26)
        .frame(width: 236, height: 268, alignment: .topLeading)
    }
}
