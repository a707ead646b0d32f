import SwiftUI

/// A list under a bar: rows end above it, the bar's colour reaches to the edge of the window.
struct Covered: View {
    var body: some View {
        HStack(spacing: 40) {
            phone {
                rows.safeAreaInset(edge: .bottom, spacing: 0) { bar }
            }
            phone {
                VStack(spacing: 0) {
                    rows
                    bar
                }
            }
        }
        .page()
    }

    private var rows: some View {
        ScrollView {
            VStack(spacing: 6) {
                ForEach(0..<9, id: \.self) { row in
                    RoundedRectangle(cornerRadius: 5)
                        .fill(row % 2 == 0 ? Ink.sky.opacity(0.7) : Ink.teal.opacity(0.7))
                        .frame(height: 30)
                }
            }
            .padding(8)
        }
    }

    private var bar: some View {
        Text("Total")
            .font(.caption.bold())
            .frame(maxWidth: .infinity)
            .padding(.vertical, 10)
            .background(Ink.mustard.opacity(0.85))
    }

    private func phone(_ content: () -> some View) -> some View {
        content()
            .safeAreaInset(edge: .top, spacing: 0) { Ink.text.opacity(0.08).frame(height: 18) }
            .frame(width: 140, height: 240)
            .clipShape(RoundedRectangle(cornerRadius: 16))
            .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(Ink.text, lineWidth: 2) }
    }
}
