import Foundation

/// A flexible gap: along the axis of its stack, or along both where there is none.
public struct Spacer: Sendable {
    /// The smallest length in points; nil for the default gap.
    public var minLength: CGFloat?

    /// A gap of at least the given length.
    @inlinable nonisolated public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Spacer>, inputs: _ViewInputs) {
        inputs.emit(SpacerNode(view: view, inputs: inputs))
    }
}

final class SpacerNode: ViewNode, ValueObserver {
    private var minLength: CGFloat
    private let fixedAxis: Axis?
    private let isAxisChangeable: Bool

    init(view: _GraphValue<Spacer>, inputs: _ViewInputs) {
        minLength = Self.length(of: view.value)
        fixedAxis = inputs.stackAxis
        isAxisChangeable = inputs.isStackAxisChangeable
        super.init(inputs: inputs)
        view.observe(by: self)
    }

    private var axis: Axis? { isAxisChangeable ? containerStackAxis : fixedAxis }

    private static func length(of spacer: Spacer) -> CGFloat {
        let length = spacer.minLength ?? Spacing.defaultDistance
        return length.isNaN ? 0 : length
    }

    override func sourceMayChange() {}

    func valueChanged(from old: Spacer, to new: Spacer) {
        let length = Self.length(of: new)
        guard length != minLength else { return }
        minLength = length
        invalidateSize()
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let axis = axis
        func length(_ proposed: CGFloat, along other: Axis) -> CGFloat {
            if let axis, axis != other { return 0 }
            return max(minLength, proposed.isNaN ? minLength : proposed)
        }
        return CGSize(width: length(proposal.width, along: .horizontal), height: length(proposal.height, along: .vertical))
    }

    /// A gap takes what other views leave: text beside it is not broken while there is room.
    override var layoutPriority: Double { -.infinity }

    /// No gap is added to a gap along its axis (truth `spacing-020`, `leaf-013`).
    override func makeSpacing() -> ViewSpacing {
        guard let axis else { return ViewSpacing(.spacer(.all)) }
        return ViewSpacing(.spacer(axis == .horizontal ? .horizontal : .vertical))
    }

    override func draw(into list: inout DisplayListBuilder) {}
}

extension ViewNode {
    /// The axis of the container this node lies in, where it may change while the node lives.
    final var containerStackAxis: Axis? {
        var node = parent
        while let current = node {
            if let container = current as? ContainerNode { return container.changeableStackAxis }
            node = current.parent
        }
        return nil
    }

    /// Makes a spacer or divider be measured along the new axis of the container it lies in.
    final func invalidateAxis() {
        guard !(self is ContainerNode) else { return }
        invalidateSize()
        forEachChild { $0.invalidateAxis() }
    }
}
