import SwiftUI

/// Views that meet at a line: their leading edges, and a guide that one of them has moved.
struct Guides: View {
    var body: some View {
        HStack(alignment: .top, spacing: 48) {
            column("leading") {
                bar(120, Ink.coral)
                bar(80, Ink.teal)
                bar(100, Ink.sky)
            }
            column("the second moves its guide") {
                bar(120, Ink.coral)
                bar(80, Ink.teal).alignmentGuide(.leading) { $0.width / 2 }
                bar(100, Ink.sky)
            }
        }
        .page()
    }

    private func bar(_ width: CGFloat, _ color: Color) -> some View { color.frame(width: width, height: 26) }

    private func column(_ title: String, @ViewBuilder _ content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            VStack(alignment: .leading, spacing: 8) {
                content()
                Ink.text.frame(width: 1, height: 12).hidden()
            }
            .background(alignment: Alignment(horizontal: .leading, vertical: .center)) { Color.clear }
            .padding(8)
            .proposalOutline()
            Text(title).font(.caption).foregroundStyle(Ink.faint)
        }
    }
}
