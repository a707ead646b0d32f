import AttributeGraph
import Foundation

/// A view whose content depends on its own size and position.
///
///     GeometryReader { proxy in
///         Text("Half").frame(width: proxy.size.width / 2)
///     }
///
/// It takes the whole proposed size (10 points along an axis without a proposal) and places its content at its top leading corner.
public struct GeometryReader<Content: View> {
    /// Creates the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a view with the content that the closure returns for the view's geometry.
    @inlinable nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emit(GeometryReaderNode(view: view, inputs: inputs))
    }
}

private final class GeometryReaderNode<Content: View>: ViewNode, ValueObserver {
    private let source: _GraphValue<GeometryReader<Content>>
    private let inputs: _ViewInputs
    private let reads: GeometryReads
    private var proxy: GeometryProxy { GeometryProxy(node: self, reads: reads) }
    private var content: FunctionCell<Content>?
    private var container: ContainerNode?

    init(view: _GraphValue<GeometryReader<Content>>, inputs: _ViewInputs) {
        source = view
        self.inputs = inputs
        reads = GeometryReads(tree: inputs.tree)
        super.init(inputs: inputs)
        view.observe(by: self)
        tree.geometry.append(self)
    }

    override func measure(_ proposal: Proposal) -> CGSize { proposal.size() }
    override var sizeIgnoresChildren: Bool { true }

    func valueChanged(from old: GeometryReader<Content>, to new: GeometryReader<Content>) {
        guard let content, !isSame(old, new) else { return }
        let make = new.content
        content.make = { [proxy] in make(proxy) }
        content.invalidate()
    }

    override func arrange() {
        if container == nil { makeContent() }
        reads.check()
        // Elements above the children that depend on the new size must be updated before the children are placed.
        tree.updateElements()
        guard let container else { return }
        container.updateLayoutDirection()
        container.place(at: .zero, proposal: Proposal(size))
    }

    private func makeContent() {
        let make = source.value.content
        let cell = FunctionCell(tree: tree, depth: depth + 1) { [proxy] in make(proxy) }
        content = cell
        let contentInputs = inputs.with {
            $0.scope = cell
            $0.depth += 2
            $0.arity = .list
            $0.stackAxis = nil
            $0.isInLazyContainer = false
            $0.makesLoopsLazily = false
        }
        let entries = contentInputs.collect { Content._makeView(_GraphValue(cell: cell, offset: 0), inputs: $0) }
        let container = TopLeadingNode(entries: entries, inputs: contentInputs)
        container.attach(to: self)
        self.container = container
    }

    override func geometryMayHaveChanged() {
        reads.check()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        container?.forEachChild(body)
    }

    /// The container of the content has flags of its own, which must be visited and cleared.
    override func forEachArrangedChild(_ body: (ViewNode) -> Void) {
        if let container { body(container) }
    }

    override func forEachEntry(_ body: (NodeEntry) -> Void) {
        container?.forEachEntry(body)
    }

    override func draw(into list: inout DisplayListBuilder) {
        if let container { list.draw(container) }
    }

    override func collectPreference<Key: PreferenceKey>(_ collector: inout PreferenceCollector<Key>) {
        container?.collectPreference(&collector)
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        tree.geometry.remove(self)
        container?.end()
        content?.end()
        reads.end()
    }

    override var typeName: String { "GeometryReader" }
}

/// Places its children at its top leading corner and proposes its whole size to them.
private final class TopLeadingNode: ContainerNode {
    override func measure(_ proposal: Proposal) -> CGSize { proposal.size() }
    override var sizeIgnoresChildren: Bool { true }

    override func arrange() {
        for child in children { placeChild(child, at: .zero, proposal: proposal) }
    }
}
