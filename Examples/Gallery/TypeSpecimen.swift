import SwiftUI

/// Text styles, weights, designs and runs: a page from a type founder's book.
struct TypeSpecimen: View {
    private let ink = Color(red: 0.13, green: 0.12, blue: 0.11)
    private let red = Color(red: 0.78, green: 0.19, blue: 0.14)

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .lastTextBaseline, spacing: 16) {
                Text("Ag")
                    .font(.system(size: 116, weight: .heavy))
                    .foregroundStyle(red)
                VStack(alignment: .leading, spacing: 3) {
                    Text("Large Title").font(.largeTitle)
                    Text("Title").font(.title)
                    Text("Headline").font(.headline)
                }
            }
            Rectangle()
                .fill(ink)
                .frame(height: 2)
                .padding(.vertical, 12)
            HStack(alignment: .firstTextBaseline, spacing: 11) {
                Text("Thin").fontWeight(.thin)
                Text("Light").fontWeight(.light)
                Text("Regular")
                Text("Medium").fontWeight(.medium)
                Text("Bold").fontWeight(.bold)
                Text("Black").fontWeight(.black)
            }
            .font(.system(size: 15))
            .lineLimit(1)
            .padding(.bottom, 12)
            Text("The quick brown fox ") + Text("jumps").italic() + Text(" over the ") + Text("lazy").bold().foregroundColor(red)
                + Text(" dog, and does so once more, to show how a line is broken.")
            HStack(alignment: .firstTextBaseline) {
                Text("0123456789").monospaced()
                Spacer()
                Text("underlined").underline()
                Text("struck").strikethrough(color: red)
            }
            .font(.callout)
            .padding(.top, 12)
            Text("WIDE AND SMALL")
                .font(.caption)
                .kerning(5)
                .foregroundStyle(ink.opacity(0.55))
                .padding(.top, 12)
        }
        .foregroundStyle(ink)
        .padding(28)
        .frame(width: 390, height: 390)
        .background(Color(red: 0.96, green: 0.94, blue: 0.89))
    }
}
