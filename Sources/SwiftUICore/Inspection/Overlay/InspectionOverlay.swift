import CoreGraphics

/// The inspector's overlay over a window.
struct InspectionOverlay: View {
    /// A view that was evaluated a moment ago.
    struct Flash: Equatable {
        var frame: CGRect
        /// From 1 at the evaluation to 0 when it is forgotten.
        var strength: Double
    }

    var highlight: InspectionHighlight?
    var flashes: [Flash] = []
    var size: CGSize

    private static let frameColor = Color(red: 0.04, green: 0.52, blue: 1)
    private static let paddingColor = Color(red: 0.2, green: 0.78, blue: 0.35)
    private static let gapColor = Color(red: 1, green: 0.58, blue: 0)
    private static let flashColor = Color(red: 1, green: 0.18, blue: 0.33)

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(flashes.indices, id: \.self) { index in
                box(flashes[index].frame, Self.flashColor, strength: flashes[index].strength)
            }
            if let highlight {
                ForEach(highlight.padding.indices, id: \.self) { part(highlight.padding[$0], Self.paddingColor) }
                ForEach(highlight.gaps.indices, id: \.self) { part(highlight.gaps[$0], Self.gapColor) }
                box(highlight.frame, Self.frameColor, strength: 1)
                panel(highlight)
            }
        }
        .frame(width: size.width, height: size.height)
        .allowsHitTesting(false)
    }

    private func box(_ frame: CGRect, _ color: Color, strength: Double) -> some View {
        Rectangle()
            .fill(color.opacity(0.16 * strength))
            .overlay { Rectangle().strokeBorder(color.opacity(strength), lineWidth: 1) }
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
    }

    private func part(_ part: InspectionHighlight.Part, _ color: Color) -> some View {
        Rectangle()
            .fill(color.opacity(0.3))
            .overlay {
                Text(verbatim: part.label).font(.system(size: 9, weight: .semibold)).foregroundStyle(Color.black).fixedSize()
                    .padding(.horizontal, 2).background(Color.white.opacity(0.8))
            }
            .frame(width: part.frame.width, height: part.frame.height)
            .offset(x: part.frame.minX, y: part.frame.minY)
    }

    /// The sentences, at the edge of the window that is further from the view.
    private func panel(_ highlight: InspectionHighlight) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: highlight.title).font(.system(size: 12, weight: .semibold))
            ForEach(highlight.sentences.indices, id: \.self) { index in
                Text(verbatim: highlight.sentences[index]).font(.system(size: 11)).foregroundStyle(Color.white.opacity(0.85))
            }
        }
        .foregroundStyle(Color.white)
        .padding(10)
        .frame(width: min(460, max(0, size.width - 16)), alignment: .leading)
        .background { RoundedRectangle(cornerRadius: 8).fill(Color.black.opacity(0.85)) }
        .padding(8)
        .frame(width: size.width, height: size.height, alignment: highlight.frame.midY > size.height / 2 ? .top : .bottom)
    }
}
