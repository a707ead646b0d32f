import Foundation

/// A flexible gap that expands along the axis of its stack, or along both axes outside of stacks.
///
///     HStack { Text("Left"); Spacer(); Text("Right") }
public struct Spacer: Sendable {
    /// The minimum length in points; nil for the default of 8.
    public var minLength: CGFloat?

    /// Creates a gap.
    ///
    /// - Parameter minLength: The minimum length in points; nil (the default) for 8 points. NaN counts as zero.
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
        flags.insert(.hasPriority)
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

    /// A gap gets the space that other views leave: adjacent text is not wrapped while there is space.
    override var layoutPriority: Double { -.infinity }

    /// No spacing is added next to a spacer along its axis (truth `spacing-020`, `leaf-013`).
    override func makeSpacing() -> ViewSpacing {
        guard let axis else { return ViewSpacing(.spacer(.all)) }
        return ViewSpacing(.spacer(axis == .horizontal ? .horizontal : .vertical))
    }

    override func draw(into list: inout DisplayListBuilder) {}
}

extension ViewNode {
    /// The axis of the enclosing container, if it may change during the node's lifetime; otherwise nil.
    final var containerStackAxis: Axis? {
        var node = parent
        while let current = node {
            if let container = current as? ContainerNode { return container.changeableStackAxis }
            node = current.parent
        }
        return nil
    }

    /// Remeasures spacers and dividers after the axis of the enclosing container has changed.
    final func invalidateAxis() {
        guard !(self is ContainerNode) else { return }
        invalidateSize()
        forEachChild { $0.invalidateAxis() }
    }
}
