import AttributeGraph
import CoreGraphics

/// A view with an explicit identity: when the identity changes, the view is replaced by a new one.
public struct IDView<Content, ID: Hashable> {
    var content: Content
    var id: ID

    nonisolated init(_ content: Content, id: ID) {
        self.content = content
        self.id = id
    }
}

extension IDView: View where Content: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.emitDynamicContent { $0.emit(IdentityChildren(source: view, inputs: $0)) }
    }
}

private final class IdentityChildren<Content: View, ID: Hashable>: DynamicChildren, ValueObserver {
    private let source: _GraphValue<IDView<Content, ID>>
    private let inputs: _ViewInputs
    private var item: ContentCell<Content>?
    private var id: ID

    init(source: _GraphValue<IDView<Content, ID>>, inputs: _ViewInputs) {
        self.source = source
        self.inputs = inputs
        id = source.value.id
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        inputs.scope.adopt(self)
        source.observe(by: self)
        makeItem()
    }

    override var viewIdentity: AnyHashable? { AnyHashable(id) }

    override func forEachItem(_ body: (DynamicChild) -> Void) {
        if let item { body(item) }
    }

    func valueChanged(from old: IDView<Content, ID>, to new: IDView<Content, ID>) {
        enqueue()
    }

    override func performUpdate() {
        let view = source.value
        if view.id == id {
            item?.set(view.content)
        } else {
            let (old, oldID) = (item, id)
            id = view.id
            let goesFirst = old.map(goesAtOnce) ?? false
            if goesFirst { old?.end() }
            if let departing = takeDeparting(AnyHashable(id)) as? ContentCell<Content> {
                item = departing
                departing.set(view.content)
            } else {
                makeItem()
            }
            if !goesFirst, let old { retire(old, identity: AnyHashable(oldID)) }
            nodesChanged()
        }
    }

    private func makeItem() {
        makeItem(source.value.content, inputs: inputs) { item = $0 }
    }
}

/// A view whose body is evaluated again only when the view is not equal to its previous value.
public struct EquatableView<Content: Equatable> {
    /// The compared view.
    public var content: Content

    /// Creates a view that is compared by `==`.
    @inlinable nonisolated public init(content: Content) {
        self.content = content
    }
}

extension EquatableView: View where Content: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let cell = EqualityCell(source: view, inputs: inputs)
        NativeStack.withSpace {
            Content._makeView(_GraphValue(cell: cell, offset: 0), inputs: inputs.with { $0.depth += 1 })
        }
    }
}

/// Passes on only values that are not equal, by `==`, to the last one passed on.
///
/// In other cells plain data is compared by its bytes, regardless of `==`.
private final class EqualityCell<Content: Equatable>: ValueCell, ValueObserver {
    private let source: _GraphValue<EquatableView<Content>>
    private var current: Content

    init(source: _GraphValue<EquatableView<Content>>, inputs: _ViewInputs) {
        self.source = source
        current = source.value.content
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        inputs.scope.adopt(self)
        source.observe(by: self)
        replaceValue(with: current)
    }

    func valueChanged(from old: EquatableView<Content>, to new: EquatableView<Content>) {
        enqueue()
    }

    override func performUpdate() {
        let content = source.value.content
        guard content != current else { return }
        current = content
        replaceValue(with: content)
    }

    override func end() {
        guard !hasEnded else { return }
        super.end()
        deallocateValue(Content.self)
    }
}

extension View where Self: Equatable {
    /// Prevents evaluations of the view's body while the view is equal, by `==`, to its previous value.
    nonisolated public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}

extension View {
    /// Binds the view's identity to a value. When the value changes, the view is replaced by a new one with fresh state, using the
    /// view's transition.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(self, id: id)
    }
}

/// Reserves the content's space in the layout and draws nothing.
public struct _HiddenModifier: Sendable {
    /// Creates a modifier that hides its content.
    @inlinable nonisolated public init() {}
}

extension _HiddenModifier: UnaryNodeModifier {
    public typealias Body = Never

    typealias Node = HiddenNode
}

final class HiddenNode: PlainNode {
    override func draw(into list: inout DisplayListBuilder) {}
    override func allowsHit(at point: CGPoint) -> Bool { false }
    override var hidesContent: Bool { true }
    override var typeName: String { "hidden" }
}

extension View {
    /// Hides the view, which keeps its space in the layout.
    ///
    /// A hidden view is not drawn and receives no input.
    nonisolated public func hidden() -> some View {
        modifier(_HiddenModifier())
    }
}
