import SwiftUICore

/// The transparent strip over an edge, which the user drags to resize the part of an interface before or after the edge: a pane, a column
/// of a split view or of a table, an inspector.
///
/// The strip is as long as the proposal. Assistive technologies find it as an adjustable element whose value is the current length.
struct ResizeHandle: View {
    /// The axis along which the strip moves.
    var axis: Axis
    /// The side of the edge on which the resized part lies. In a column, `leading` means above.
    var side: HorizontalEdge
    /// The current length of the resized part, in points.
    var length: CGFloat
    /// The lengths that the part may have, in points.
    var limits: ClosedRange<CGFloat>
    /// Called instead of `change` when the requested length is below half of the minimum; nil if the part cannot be hidden.
    var collapse: (@MainActor () -> Void)?
    /// Called with the requested length, which is within the limits.
    var change: @MainActor (CGFloat) -> Void
    @State private var lengthAtStart: CGFloat?
    @Environment(\.layoutDirection) private var direction

    /// The thickness of the strip, in points: the edge and four points on each of its sides.
    private static let thickness: CGFloat = 9
    /// The change of length for one accessibility adjustment, in points.
    private static let step: CGFloat = 20

    init(
        axis: Axis, side: HorizontalEdge = .leading, length: CGFloat, limits: ClosedRange<CGFloat>, collapse: (@MainActor () -> Void)? = nil,
        change: @escaping @MainActor (CGFloat) -> Void
    ) {
        self.axis = axis
        self.side = side
        self.length = length
        self.limits = limits
        self.collapse = collapse
        self.change = change
    }

    var body: some View {
        Color.clear
            .frame(width: axis == .horizontal ? Self.thickness : nil, height: axis == .horizontal ? nil : Self.thickness)
            .contentShape(Rectangle())
            .pointerShape(axis == .horizontal ? .columnResize : .rowResize)
            .gesture(
                // The strip moves along with the edge, so its own coordinates do not measure the distance.
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { value in
                        let start = lengthAtStart ?? length
                        lengthAtStart = start
                        resize(to: start + growth(of: value.translation))
                    }
                    .onEnded { _ in lengthAtStart = nil }
            )
            .accessibilityElement()
            .accessibilityLabel(Text("Divider"))
            .accessibilityValue(Text(verbatim: "\(Int(length.rounded()))"))
            .accessibilityAdjustableAction { resize(to: length + ($0 == .increment ? Self.step : -Self.step)) }
    }

    /// Returns by how much the part grows when the strip moves by a distance.
    private func growth(of translation: CGSize) -> CGFloat {
        let forward =
            switch axis {
            case .horizontal: direction == .leftToRight ? translation.width : -translation.width
            case .vertical: translation.height
            }
        return side == .leading ? forward : -forward
    }

    private func resize(to length: CGFloat) {
        if let collapse, length < limits.lowerBound / 2 { return collapse() }
        change(limits.nearest(to: length))
    }
}

extension ClosedRange {
    /// Returns the value of the range that is nearest to a value.
    func nearest(to value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
