import AttributeGraph
import Foundation

/// A view that shows the first of several views that fits into the proposed size.
///
///     ViewThatFits(in: .horizontal) {
///         Text("A long label")
///         Text("Short")
///     }
public struct ViewThatFits<Content: View> {
    var axes: Axis.Set
    var content: Content

    /// Creates a view that shows the first view whose ideal size fits into the proposed size, or the last view if none fits.
    ///
    /// A view is measured with the proposed length along an axis that is not constrained, so that a text wraps there. Along an axis
    /// without a proposal every view fits. Hidden views keep their state.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the view must fit; both by default.
    ///   - content: The views, in order of preference.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let entries = inputs.collectContainerContent(view.second(after: Axis.Set.self, Content.self), axis: nil)
        inputs.emit(FittingNode(axes: view.part(Axis.Set.self, at: 0), entries: entries, inputs: inputs))
    }
}

/// Lays out, draws and exposes only the child that fits (truth `viewthatfits-001`); all children keep their state.
private final class FittingNode: ContainerNode, ExplainedLayout, ValueObserver {
    private var axes: Axis.Set
    /// The child that was placed.
    private weak var shown: ViewNode?

    init(axes: _GraphValue<Axis.Set>, entries: ContiguousArray<NodeEntry>, inputs: _ViewInputs) {
        self.axes = axes.value
        super.init(entries: entries, inputs: inputs)
        axes.observe(by: self)
    }

    func valueChanged(from old: Axis.Set, to new: Axis.Set) {
        guard new != axes else { return }
        axes = new
        invalidateSize()
    }

    /// The child to show for a proposal. Along an axis without a proposal every child fits.
    private func fitting(_ proposal: Proposal) -> ViewNode? {
        let children = children
        return children.dropLast().first { child in
            let ideal = idealSize(of: child, in: proposal)
            func fits(_ axis: Axis, _ set: Axis.Set) -> Bool {
                !axes.contains(set) || proposal[axis].isNaN || ideal[axis] <= proposal[axis]
            }
            return fits(.horizontal, .horizontal) && fits(.vertical, .vertical)
        } ?? children.last
    }

    /// The size of a child for no proposal along the constrained axes, and for the node's proposal along the other one.
    private func idealSize(of child: ViewNode, in proposal: Proposal) -> CGSize {
        child.size(
            for: Proposal(
                width: axes.contains(.horizontal) ? .nan : proposal.width, height: axes.contains(.vertical) ? .nan : proposal.height))
    }

    /// Whether the node itself is invisible.
    private var isOffstage = false

    override func visibilityChanged(to isVisible: Bool) { isOffstage = !isVisible }

    override func hides(_ child: ViewNode) -> Bool { child !== shown }

    override func measure(_ proposal: Proposal) -> CGSize { fitting(proposal)?.size(for: proposal) ?? .zero }

    override func arrange() {
        let fitting = fitting(proposal)
        if fitting !== shown {
            shown?.setVisible(false)
            shown = fitting
            if !isOffstage { fitting?.setVisible(true) }
            invalidateDisplay()
            invalidatePreferences()
        }
        if let fitting { placeChild(fitting, at: .zero, proposal: proposal) }
    }

    /// The first child's preferences: gaps are determined before the shown child is known.
    override func makeSpacing() -> ViewSpacing { children.first?.spacing ?? .zero }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard let fitting = fitting(dimensions.proposal), fitting.mayHaveExplicitAlignment(key) else { return nil }
        return fitting.dimensions(in: dimensions.proposal).explicit(key)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let shown { body(shown) }
    }

    override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
        for child in children { body(child) }
    }

    override var childrenInDrawingOrder: ContiguousArray<ViewNode> { shown.map { [$0] } ?? [] }

    override func collectPreference<Key: PreferenceKey>(_ collector: inout PreferenceCollector<Key>) {
        if let shown { collector.collect(shown) }
    }

    var notes: [String] {
        children.enumerated().map { index, child in
            let ideal = InspectorWords.size(idealSize(of: child, in: proposal))
            return child === shown ? "shown: \(index + 1). of \(children.count), ideally \(ideal)" : "\(index + 1). would like \(ideal)"
        }
    }

    override var typeName: String { "ViewThatFits" }
}
