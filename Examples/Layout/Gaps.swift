import SwiftUI

/// Gaps that a column finds by itself, measured where they are.
struct Gaps: View {
    var body: some View {
        HStack(alignment: .top, spacing: 56) {
            VStack(alignment: .leading) {
                box(Ink.coral)
                box(Ink.teal)
                box(Ink.sky)
            }
            .gapsShown()
            VStack(alignment: .leading) {
                box(Ink.coral)
                label("A line of text")
                label("and another")
                box(Ink.sky)
            }
            .gapsShown()
        }
        .padding(.trailing, 44)
        .page()
    }

    private func box(_ color: Color) -> some View { color.frame(width: 120, height: 30).gapEdge() }
    private func label(_ text: String) -> some View { Text(text).background(Ink.mustard.opacity(0.5)).gapEdge() }
}

private struct Edges: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

extension View {
    fileprivate func gapEdge() -> some View { anchorPreference(key: Edges.self, value: .bounds) { [$0] } }

    /// Writes the length of each gap beside it.
    fileprivate func gapsShown() -> some View {
        overlayPreferenceValue(Edges.self) { anchors in
            GeometryReader { proxy in
                let frames = anchors.map { proxy[$0] }
                ForEach(1..<max(1, frames.count), id: \.self) { index in
                    let (top, bottom) = (frames[index - 1].maxY, frames[index].minY)
                    Rectangle().fill(Ink.coral)
                        .frame(width: 1.5, height: bottom - top)
                        .position(x: proxy.size.width + 8, y: (top + bottom) / 2)
                    Text(Double(bottom - top).formatted(.number.precision(.fractionLength(0...2))))
                        .font(.caption2.monospacedDigit())
                        .fixedSize()
                        .position(x: proxy.size.width + 32, y: (top + bottom) / 2)
                }
            }
        }
    }
}
