/// A single view of a lazy container outside of loops. Like an item of a loop it is made when it becomes visible.
final class LazyViewChildren<Content: View>: LazyChildren {
    private let source: _GraphValue<Content>
    private let inputs: _ViewInputs

    init(source: _GraphValue<Content>, inputs: _ViewInputs) {
        self.source = source
        self.inputs = inputs
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
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

/// Content whose type does not guarantee exactly one node: several, a varying number, or none.
protocol PartedContent {}

extension TupleView: PartedContent {}
extension Group: PartedContent {}
extension Section: PartedContent {}
extension ForEach: PartedContent {}
extension _ConditionalContent: PartedContent {}
extension Optional: PartedContent {}
extension AnyView: PartedContent {}
extension EmptyView: PartedContent {}

/// Content with as many nodes as its wrapped content.
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

/// Content that shows one of several views.
private protocol OneOfSeveralContent {
    static var branches: [any View.Type] { get }
}

extension _ConditionalContent: OneOfSeveralContent where TrueContent: View, FalseContent: View {
    static var branches: [any View.Type] { [TrueContent.self, FalseContent.self] }
}

extension AnyView: OneOfSeveralContent {
    static var branches: [any View.Type] { [] }
}

extension TupleElement {
    private static let branchingTypes = ConformanceSearch(to: (any OneOfSeveralContent).self, uniformTypes: .all) {
        $0 as? any OneOfSeveralContent.Type
    }
    private static let partedTypes = ConformanceSearch(to: (any PartedContent).self, uniformTypes: .all) { $0 as? any PartedContent.Type }
    /// The conditions of the conformances hold for all views.
    private static let wrappingTypes = ConformanceSearch(to: (any WrappingContent).self, uniformTypes: .all) { $0 as? any WrappingContent.Type }

    /// Whether a type of view guarantees exactly one node.
    ///
    /// - Parameter includingBranches: Whether erased views count as single ones, and conditions whose branches are.
    static func isSingle(_ type: any View.Type, includingBranches: Bool = false) -> Bool {
        if includingBranches, let type = branchingTypes.conformance(of: type) {
            return type.branches.allSatisfy { isSingle($0, includingBranches: true) }
        }
        if partedTypes.conformance(of: type) != nil { return false }
        if let type = wrappingTypes.conformance(of: type) { return type.wrapped.allSatisfy { isSingle($0, includingBranches: includingBranches) } }
        func body<Content: View>(_: Content.Type) -> any View.Type { Content.Body.self }
        let body = _openExistential(type, do: body)
        return body is Never.Type || isSingle(body, includingBranches: includingBranches)
    }
}
