/// One view of a lazy container that no loop makes: it is made when it comes into sight, as an item of a loop is.
final class LazyViewChildren<Content: View>: LazyChildren {
    private let source: _GraphValue<Content>
    private let inputs: _ViewInputs

    init(source: _GraphValue<Content>, inputs: _ViewInputs) {
        self.source = source
        self.inputs = inputs
        super.init(tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
    }

    override var slotCount: Int { 1 }
    override var outerKeeper: StateKeeper? { inputs.stateKeeper }
    override var givesSingleViews: Bool { true }
    override var mayHideIdentities: Bool { true }

    override func makeItem(at index: Int, keeper: StateKeeper) -> DynamicChild {
        let item = DynamicChild(tree: tree, depth: depth + 1)
        let itemInputs = inputs.with {
            $0.scope = item
            $0.depth += 2
            $0.stateKeeper = keeper
        }
        fill(item, inputs: itemInputs) { Content._makeView(source, inputs: $0) }
        return item
    }

    override func slotIndex(of id: AnyHashable) -> Int? {
        guard Content.self is any IdentifiedContent.Type else { return nil }
        return (source.value as? any IdentifiedContent)?.explicitIdentity == id ? 0 : nil
    }
}

/// Content of which the type does not say that it gives one view to its container: several, a changing number, or none.
protocol PartedContent {}

extension TupleView: PartedContent {}
extension Group: PartedContent {}
extension Section: PartedContent {}
extension ForEach: PartedContent {}
extension _ConditionalContent: PartedContent {}
extension Optional: PartedContent {}
extension AnyView: PartedContent {}
extension EmptyView: PartedContent {}

/// Content that gives as many views as what it holds.
private protocol WrappingContent {
    static var wrapped: [any View.Type] { get }
}

extension ModifiedContent: WrappingContent where Content: View, Modifier: ViewModifier {
    static var wrapped: [any View.Type] { [Content.self, Modifier.Body.self] }
}

extension IDView: WrappingContent where Content: View {
    static var wrapped: [any View.Type] { [Content.self] }
}

extension EquatableView: WrappingContent where Content: View {
    static var wrapped: [any View.Type] { [Content.self] }
}

extension TupleElement {
    /// Whether a type of views says that there is one view.
    static func isSingle(_ type: any View.Type) -> Bool {
        if type is any PartedContent.Type { return false }
        if let type = type as? any WrappingContent.Type { return type.wrapped.allSatisfy(isSingle) }
        func body<Content: View>(_: Content.Type) -> any View.Type { Content.Body.self }
        let body = _openExistential(type, do: body)
        return body is Never.Type || isSingle(body)
    }
}
