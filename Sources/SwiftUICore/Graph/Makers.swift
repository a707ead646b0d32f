// Generic code asks the runtime for each generic type that it uses, every time it runs. Objects that are made for many views are therefore
// made by a maker, of which the tree has one for each type of view (`ViewTypeCache`) and which keeps the type. The functions of makers are
// overridden, since where the compiler knows which function is called it infers the type and looks it up again. The parameters of the base
// classes have no requirements, which the runtime would check when it makes a type.

/// Makes the bodies of one type of view; `Value` is the type of its body.
class BodyMaker<Content, Value> {
    func makeBody(of source: _GraphValue<Content>, inputs: _ViewInputs) -> ComputedCell<Content, Value> {
        preconditionFailure("A maker makes a body")
    }
}

final class TypedBodyMaker<Content: View, Value>: BodyMaker<Content, Value> {
    private let cellType = BodyCell<Content, Value>.self
    private let facts: SourceFacts

    init(facts: SourceFacts) {
        self.facts = facts
    }

    override func makeBody(of source: _GraphValue<Content>, inputs: _ViewInputs) -> ComputedCell<Content, Value> {
        cellType.init(source: source, facts: facts, isAnimatable: Content._hasAnimatableViewData, inputs: inputs)
    }
}

/// Makes the cells of one type of content that is set from outside.
class ContentMaker<Content> {
    func makeCell(tree: Unretained<ViewTree>, depth: Int32) -> ContentCell<Content> { preconditionFailure("A maker makes a cell") }
}

final class TypedContentMaker<Content>: ContentMaker<Content> {
    private let cellType = ContentCell<Content>.self

    override func makeCell(tree: Unretained<ViewTree>, depth: Int32) -> ContentCell<Content> { cellType.init(tree: tree, depth: depth) }
}

/// Makes the dynamic children of one type of condition.
class BranchMaker<Source> {
    func makeChildren(source: _GraphValue<Source>, inputs: _ViewInputs) -> DynamicChildren { preconditionFailure("A maker makes children") }
}

final class TypedBranchMaker<Source: BranchingContent>: BranchMaker<Source> {
    private let childrenType = BranchChildren<Source>.self

    override func makeChildren(source: _GraphValue<Source>, inputs: _ViewInputs) -> DynamicChildren {
        childrenType.init(source: source, inputs: inputs)
    }
}

/// Makes the items of one type of loop.
class LoopItemMaker<Element, ID: Hashable, Content: View> {
    func makeItem(
        id: ID, element: Element, content: @escaping (Element) -> Content, tree: Unretained<ViewTree>, depth: Int32
    ) -> LoopItem<Element, ID, Content> {
        preconditionFailure("A maker makes an item")
    }
}

final class TypedLoopItemMaker<Element, ID: Hashable, Content: View>: LoopItemMaker<Element, ID, Content> {
    private let itemType = LoopItem<Element, ID, Content>.self

    override func makeItem(
        id: ID, element: Element, content: @escaping (Element) -> Content, tree: Unretained<ViewTree>, depth: Int32
    ) -> LoopItem<Element, ID, Content> {
        itemType.init(id: id, element: element, content: content, tree: tree, depth: depth)
    }
}
