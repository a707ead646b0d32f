import SwiftUICore

/// The separator between two columns, which the user can drag to resize one of them.
struct ColumnDivider: View {
    /// Whether the user can drag the separator.
    var isMovable: Bool
    /// The side of the separator on which the resized column lies.
    var edge: HorizontalEdge
    /// The current width of the column, in points.
    var width: CGFloat
    /// Called with the requested width of the column, in points; the caller clamps it.
    var change: @MainActor (CGFloat) -> Void
    @State private var widthAtStart: CGFloat?
    @Environment(\.surfaces) private var surfaces
    @Environment(\.layoutDirection) private var direction

    /// The distance from the centre of the separator within which a pointer can grab it, in points.
    private static let reach: CGFloat = 4
    /// The change of width for one accessibility adjustment, in points.
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
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { value in
                        let start = widthAtStart ?? width
                        widthAtStart = start
                        let isForward = (direction == .leftToRight) == (edge == .leading)
                        change(start + (isForward ? value.translation.width : -value.translation.width))
                    }
                    .onEnded { _ in widthAtStart = nil }
            )
            .accessibilityElement()
            .accessibilityLabel(Text("Divider"))
            .accessibilityValue(Text(verbatim: "\(Int(width.rounded()))"))
            .accessibilityAdjustableAction { change(width + ($0 == .increment ? Self.step : -Self.step)) }
    }
}
