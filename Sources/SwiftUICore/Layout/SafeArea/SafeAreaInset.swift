import AttributeGraph
import Foundation

/// The parameters of a safe area inset.
struct SafeAreaInsetParameters: Equatable {
    var edge: Edge
    /// The guide along the edge by which the inset and the content are aligned.
    var alignment: AlignmentKey
    /// The gap between the inset and the content, in points; nil for their spacing preferences.
    var spacing: CGFloat?
}

/// Shows a view at an edge of its content, as a safe area inset of the content.
struct InsetViewModifier<Inset: View> {
    var parameters: SafeAreaInsetParameters
    var inset: Inset
}

extension InsetViewModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        SafeAreaInsetNode(
            child: child, parameters: modifier.part(SafeAreaInsetParameters.self, at: 0),
            inset: inputs.makeSecondary(modifier.second(after: SafeAreaInsetParameters.self, Inset.self)), inputs: inputs)
    }
}

/// A node with an inset at an edge, which the child is laid out beside (truth `layout.safearea.inset4`, `spacing-018`).
private final class SafeAreaInsetNode: UnaryLayoutNode, ValueObserver {
    private var parameters: SafeAreaInsetParameters
    private let inset: ViewNode?
    private var coveredLength: CGFloat = 0

    init(child: ViewNode, parameters: _GraphValue<SafeAreaInsetParameters>, inset: ViewNode?, inputs: _ViewInputs) {
        self.parameters = parameters.value
        self.inset = inset
        super.init(child: child, inputs: inputs)
        inset?.attach(to: self)
        tree.safeAreas.coverCount += 1
        parameters.observe(by: self)
    }

    func valueChanged(from old: SafeAreaInsetParameters, to new: SafeAreaInsetParameters) {
        guard new != parameters else { return }
        parameters = new
        invalidateSize()
    }

    private var axis: Axis { parameters.edge == .top || parameters.edge == .bottom ? .vertical : .horizontal }
    private var isAtStart: Bool { parameters.edge == .top || parameters.edge == .leading }

    /// The gap between the inset and the child.
    private var gap: CGFloat {
        guard let inset else { return 0 }
        if let spacing = parameters.spacing, spacing.isFinite { return spacing }
        return isAtStart
            ? inset.spacing.distance(to: child.spacing, along: axis) : child.spacing.distance(to: inset.spacing, along: axis)
    }

    /// The length along the axis that is not available to the child.
    private func coveredLength(for proposal: Proposal) -> CGFloat {
        inset.map { $0.size(for: proposal)[axis] + gap } ?? 0
    }

    private func childProposal(_ proposal: Proposal) -> Proposal {
        var inner = proposal
        if !inner[axis].isNaN {
            let rest = inner[axis] - coveredLength(for: proposal)
            inner[axis] = rest.isNaN ? 0 : max(0, rest)
        }
        return inner
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        var size = child.size(for: childProposal(proposal))
        size[axis] = max(0, size[axis] + coveredLength(for: proposal))
        return size
    }

    override var sizeIgnoresProposal: Bool { child.isFixedSize && inset?.isFixedSize != false }

    override func childPlacement(in size: CGSize, proposal: Proposal) -> (origin: CGPoint, proposal: Proposal) {
        var origin = CGPoint.zero
        if isAtStart { origin[axis] = coveredLength(for: proposal) }
        return (origin, childProposal(proposal))
    }

    override func arrange() {
        coveredLength = coveredLength(for: proposal)
        super.arrange()
        guard let inset else { return }
        var offer = proposal
        let cross = axis.perpendicular
        if offer[cross].isNaN { offer[cross] = size[cross] }
        let dimensions = inset.dimensions(in: offer)
        let box = ViewDimensions(node: nil, size: size, proposal: Proposal(size))
        var origin = CGPoint.zero
        origin[cross] = box[parameters.alignment] - dimensions[parameters.alignment]
        origin[axis] = isAtStart ? 0 : size[axis] - dimensions.size[axis]
        placeChild(inset, at: origin, proposal: offer)
    }

    override func cover(_ resolution: inout SafeAreaResolution, of child: ViewNode) {
        // The inset is not covered by itself.
        guard child === self.child else { return }
        let insets = EdgeInsets(max(0, coveredLength), edges: Edge.Set(parameters.edge))
        resolution.cover(CGRect(origin: .zero, size: size), container: insets.mirrored(flags.contains(.isRightToLeft)))
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        body(child)
        if let inset { body(inset) }
    }

    override func makeSpacing() -> ViewSpacing {
        guard let inset else { return child.spacing }
        let edge = Edge.Set(parameters.edge)
        var spacing = ViewSpacing(.none)
        spacing.formUnion(child.spacing, edges: Edge.Set.all.subtracting(edge))
        spacing.formUnion(inset.spacing, edges: edge)
        return spacing
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.safeAreas.coverCount -= 1
    }

    override var typeName: String { "safeAreaInset" }
}

extension View {
    /// Shows a view at the top or bottom edge of this view and adds its height to the safe area insets of this view.
    ///
    /// This view is laid out beside the inset; content that extends into the safe area, such as a background or the content of a
    /// scroll view, extends behind the inset.
    ///
    ///     List(messages) { MessageRow($0) }
    ///         .safeAreaInset(edge: .bottom) { InputBar() }
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The horizontal alignment of the inset; centred by default.
    ///   - spacing: The gap between the two in points; nil for their spacing preferences, usually 8 points. Infinite and NaN values
    ///     count as nil.
    ///   - content: The inset.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            InsetViewModifier(
                parameters: SafeAreaInsetParameters(edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing),
                inset: content()))
    }

    /// Shows a view at the leading or trailing edge of this view and adds its width to the safe area insets of this view.
    ///
    /// This view is laid out beside the inset; content that extends into the safe area, such as a background or the content of a
    /// scroll view, extends behind the inset.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The vertical alignment of the inset; centred by default.
    ///   - spacing: The gap between the two in points; nil for their spacing preferences, usually 8 points. Infinite and NaN values
    ///     count as nil.
    ///   - content: The inset.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            InsetViewModifier(
                parameters: SafeAreaInsetParameters(
                    edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing),
                inset: content()))
    }
}
