import Foundation

/// A thin line across its stack: horizontal in a column and outside of stacks, vertical in a row.
///
/// The line is as long as the proposed length and one pixel wide, on the Mac one point. Its colour is that of separators.
public struct Divider: Sendable {
    /// Creates a divider.
    @inlinable nonisolated public init() {}
}

extension Divider: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Divider>, inputs: _ViewInputs) {
        inputs.emit(DividerNode(inputs: inputs))
    }
}

final class DividerNode: ViewNode {
    private let fixedAxis: Axis?
    private let isAxisChangeable: Bool

    override init(inputs: _ViewInputs) {
        fixedAxis = inputs.stackAxis
        isAxisChangeable = inputs.isStackAxisChangeable
        super.init(inputs: inputs)
    }

    private var lineAxis: Axis {
        (isAxisChangeable ? containerStackAxis : fixedAxis) == .horizontal ? .vertical : .horizontal
    }

    /// One pixel, or a point on the Mac (truth `leaf-009`, `leaf-025`).
    private var thickness: CGFloat { environment.platformProfile.dividerThickness ?? environment.pixelLength }

    override func measure(_ proposal: Proposal) -> CGSize {
        var size = proposal.size()
        size[lineAxis.perpendicular] = thickness
        return size
    }

    override func containsHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override func draw(into list: inout DisplayListBuilder) {
        let bounds = list.snappedBounds
        // Truth `leaf-010`.
        let color = Color(system: .separator).resolve(in: environment)
        list.add(.shape(Path(bounds), .color(color), FillStyle()), frame: bounds)
    }
}
