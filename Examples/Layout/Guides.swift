import SwiftUI

/// Views that meet at a line: their leading edges, and a guide that one of them has moved.
struct Guides: View {
    var body: some View {
        HStack(alignment: .top, spacing: 48) {
            column("by their leading edges") {
                bar(120, Ink.coral).overlay(alignment: .leading) { line.offset(x: -1) }
                bar(80, Ink.teal).overlay(alignment: .leading) { line.offset(x: -1) }
                bar(100, Ink.sky).overlay(alignment: .leading) { line.offset(x: -1) }
            }
            column("the second by its middle") {
                bar(120, Ink.coral).overlay(alignment: .leading) { line.offset(x: -1) }
                bar(80, Ink.teal).overlay { line }.alignmentGuide(.leading) { $0.width / 2 }
                bar(100, Ink.sky).overlay(alignment: .leading) { line.offset(x: -1) }
            }
        }
        .page()
    }

    private var line: some View { Ink.text.frame(width: 2, height: 34) }

    private func bar(_ width: CGFloat, _ color: Color) -> some View { color.frame(width: width, height: 26) }

    private func column(_ title: String, @ViewBuilder _ content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            VStack(alignment: .leading, spacing: 8) {
                content()
            }
            .padding(10)
            .proposalOutline()
            Text(title).font(.caption).foregroundStyle(Ink.faint)
        }
    }
}
