import SwiftUICore

/// The line beside a column, which the user may move to make the column narrower or wider.
struct ColumnDivider: View {
    /// Whether the user may move it.
    var isMovable: Bool
    /// At which side of the line the column lies.
    var edge: HorizontalEdge
    /// How wide the column is, in points.
    var width: CGFloat
    /// Asks for another width of the column, in points.
    var change: @MainActor (CGFloat) -> Void
    @State private var widthAtStart: CGFloat?
    @Environment(\.surfaces) private var surfaces
    @Environment(\.layoutDirection) private var direction

    /// How far from the middle of the line a pointer may take it, in points.
    private static let reach: CGFloat = 4
    /// How far assistive programs move it at a time, in points.
    private static let step: CGFloat = 20

    init(isMovable: Bool, edge: HorizontalEdge, width: CGFloat, change: @escaping @MainActor (CGFloat) -> Void) {
        self.isMovable = isMovable
        self.edge = edge
        self.width = width
        self.change = change
    }

    var body: some View {
        surfaces.separator
            .frame(width: 1)
            .ignoresSafeArea()
            .overlay { if isMovable { handle } }
            .zIndex(1)
    }

    private var handle: some View {
        Color.clear
            .frame(width: 1 + 2 * Self.reach)
            .contentShape(Rectangle())
            .pointerShape(.columnResize)
            .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global)
                .onChanged { value in
                    let start = widthAtStart ?? width
                    widthAtStart = start
                    let isForward = (direction == .leftToRight) == (edge == .leading)
                    change(start + (isForward ? value.translation.width : -value.translation.width))
                }
                .onEnded { _ in widthAtStart = nil })
            .accessibilityElement()
            .accessibilityLabel(Text("Divider"))
            .accessibilityValue(Text(verbatim: "\(Int(width.rounded()))"))
            .accessibilityAdjustableAction { change(width + ($0 == .increment ? Self.step : -Self.step)) }
    }
}
