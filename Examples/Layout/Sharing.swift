import SwiftUI

/// How a row of 320 points shares its width.
struct Sharing: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            row("three alike") {
                Ink.coral.measured()
                Ink.teal.measured()
                Ink.sky.measured()
            }
            row("the first takes 60 at most: served first") {
                Ink.coral.measured().frame(maxWidth: 60)
                Ink.teal.measured()
                Ink.sky.measured()
            }
            row("the last has priority: the others keep their least") {
                Ink.coral.measured().frame(minWidth: 40)
                Ink.teal.measured().frame(minWidth: 40)
                Ink.sky.measured().layoutPriority(1)
            }
            row("a spacer takes what is left") {
                Ink.coral.measured().frame(width: 70)
                Spacer()
                Ink.sky.measured().frame(width: 50)
            }
        }
        .page()
    }

    private func row(_ title: String, @ViewBuilder _ content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(content: content)
                .frame(width: 320, height: 34)
                .proposalOutline()
            Text(title).font(.caption).foregroundStyle(Ink.faint)
        }
    }
}
