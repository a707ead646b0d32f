import SwiftUI

/// The landscape at the top of the card, with the year.
struct CardPicture: View {
    let year: Int

    var body: some View {
        Image(.horizon)
            .resizable()
            .scaledToFill()
            .frame(height: 190)
            .clipped()
            .overlay(alignment: .bottomTrailing) {
                Songbird()
                    .foregroundStyle(Color(.moss))
                    .frame(width: 96)
                    .padding(.trailing, 24)
            }
            .overlay(alignment: .topLeading) {
                Text(year, format: .number.grouping(.never))
                    .font(.system(size: 44, weight: .heavy, design: .rounded))
                    .foregroundStyle(Color(.moss))
                    .padding(20)
            }
    }
}
