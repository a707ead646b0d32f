import SwiftUI

/// The whole gallery on one wall.
struct Gallery: View {
    var body: some View {
        VStack(spacing: 36) {
            HStack(spacing: 36) {
                frame(BoardingPass())
                frame(GradientPostcards())
                frame(TypeSpecimen())
                frame(StationClock())
                frame(ShapeSampler())
            }
            HStack(spacing: 36) {
                frame(TagFlow())
                frame(TideChart())
                frame(PaperStack())
                frame(AnchoredSelection())
                frame(AlignmentLadder())
            }
        }
        .padding(56)
        .background(Color(red: 0.9, green: 0.9, blue: 0.91))
    }

    private func frame(_ picture: some View) -> some View {
        picture
            .clipShape(RoundedRectangle(cornerRadius: 28, style: .continuous))
            .shadow(color: .black.opacity(0.18), radius: 16, y: 8)
    }
}
