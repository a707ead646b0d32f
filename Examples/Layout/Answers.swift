import SwiftUI

/// The same proposal, four answers: the broken line is what is proposed, the colour is what the view takes.
struct Answers: View {
    var body: some View {
        Grid(horizontalSpacing: 28, verticalSpacing: 24) {
            GridRow {
                answer("Color") { Ink.teal }
                answer("Text(\"Hello\")") { Text("Hello").background(Ink.mustard) }
            }
            GridRow {
                answer(".frame(width: 56)") { Text("Hello, world").frame(width: 56).background(Ink.mustard) }
                answer(".fixedSize()") { Text("Hello, dear old world").fixedSize().background(Ink.mustard.opacity(0.8)) }
            }
        }
        .page()
    }

    private func answer(_ code: String, @ViewBuilder _ view: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            view()
                .frame(width: 170, height: 84)
                .proposalOutline()
            Code(code)
        }
    }
}
