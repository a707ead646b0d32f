import Foundation

/// A frame whose lengths are derived from those of the nearest container.
struct ContainerRelativeFrameModifier {
    var axes: Axis.Set
    var alignment: Alignment
    var length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrameModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ContainerRelativeFrameNode
}

final class ContainerRelativeFrameNode: LayoutModifierNode<ContainerRelativeFrameModifier> {
    private var containerSize: CGSize?
    private var current: _FrameLayout?
    private lazy var reads = ClosureReads(for: self)

    required init(child: ViewNode, modifier: _GraphValue<ContainerRelativeFrameModifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.geometry.append(self)
    }

    /// The size of the nearest ancestor that provides a size for relative frames (truth `crf-002`).
    private var currentContainerSize: CGSize {
        var node = parent
        while let current = node {
            if let size = current.sizeForRelativeFrames { return size }
            node = current.parent
        }
        return .zero
    }

    private var frame: _FrameLayout {
        if let current { return current }
        let container = currentContainerSize
        containerSize = container
        func length(_ axis: Axis, _ set: Axis.Set) -> CGFloat? {
            let length = modifier.axes.contains(set) ? modifier.length(container[axis], axis) : nil
            return length?.isFinite == true ? length : nil
        }
        let frame = reads.run {
            _FrameLayout(width: length(.horizontal, .horizontal), height: length(.vertical, .vertical), alignment: modifier.alignment)
        }
        current = frame
        return frame
    }

    override func modifierChanged() {
        current = nil
        super.modifierChanged()
    }

    override func geometryMayHaveChanged() {
        guard let containerSize, containerSize != currentContainerSize else { return }
        current = nil
        invalidateSize()
    }

    override func measure(_ proposal: Proposal) -> CGSize { frame.size(around: child, for: proposal) }
    override var sizeIgnoresProposal: Bool { frame.isFixed || child.isFixedSize }

    override func childPlacement(in size: CGSize, proposal: Proposal) -> (origin: CGPoint, proposal: Proposal) {
        frame.placement(of: child, in: size, proposal: proposal)
    }

    override func makeSpacing() -> ViewSpacing { frame.spacing(around: child) }

    /// Something that the function has read has changed.
    override func performUpdate() {
        current = nil
        invalidateSize()
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.geometry.remove(self)
        reads.end()
    }

    override var typeName: String { "containerRelativeFrame" }
}

extension View {
    /// Gives the view the length of its container along the given axes.
    ///
    /// The container is the nearest enclosing scroll view or, without one, the safe area of the window.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the length is set.
    ///   - alignment: The alignment of the view within a frame of a different size; centred by default.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view a length that is computed from the length of its container.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the length is set.
    ///   - alignment: The alignment of the view within a frame of a different size; centred by default.
    ///   - length: Returns the length for the container's length, both in points. Negative, NaN and infinite results are reported
    ///     as a warning and ignored.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }

    /// Gives the view the length of a number of equal columns (or rows) into which its container is divided.
    ///
    ///     // Three cards fill the width of the scroll view.
    ///     CardView().containerRelativeFrame(.horizontal, count: 3, spacing: 16)
    ///
    /// - Parameters:
    ///   - axes: The axes along which the length is set.
    ///   - count: The number of columns. Numbers below 1 count as 1.
    ///   - span: The number of columns that the view covers; 1 by default. Negative results count as zero.
    ///   - spacing: The gap between columns in points (truth `crf-001`).
    ///   - alignment: The alignment of the view within a frame of a different size; centred by default.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(1, count))
            let column = (length - spacing * (count - 1)) / count
            return max(0, column * CGFloat(span) + spacing * CGFloat(span - 1))
        }
    }
}
