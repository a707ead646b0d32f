/// Results of reflection over types of views, modifiers and properties, computed once for each type.
struct ViewTypeCache {
    private var factsByType = TypeTable<SourceFacts>()
    private var tupleElementsByType = TypeTable<[TupleElement]>()
    private var isSingleByType = TypeTable<Bool>()
    private var bodyMakersByType = TypeTable<AnyObject>()
    private var contentMakersByType = TypeTable<AnyObject>()
    private var branchMakersByType = TypeTable<AnyObject>()
    private var itemMakersByType = TypeTable<AnyObject>()
    private var typesThatReadObjects: Set<ObjectIdentifier> = []

    /// The dynamic properties of a type of view, modifier or property.
    mutating func facts(of type: Any.Type) -> SourceFacts {
        if let facts = factsByType[type] { return facts }
        let facts = SourceFacts.shared(of: type)
        factsByType.insert(facts, for: type)
        return facts
    }

    /// The views in a tuple type.
    mutating func tupleElements(of type: Any.Type) -> [TupleElement] {
        if let elements = tupleElementsByType[type] { return elements }
        let elements = TupleElement.elements(of: type)
        tupleElementsByType.insert(elements, for: type)
        return elements
    }

    /// Whether a type of view, or each view in a tuple type, guarantees exactly one node.
    mutating func hasSingleViews(_ type: Any.Type) -> Bool {
        tupleElements(of: type).allSatisfy { isSingle($0.type) }
    }

    /// Whether a type of view guarantees exactly one node.
    mutating func isSingle(_ type: any View.Type) -> Bool {
        if let isSingle = isSingleByType[type] { return isSingle }
        let isSingle = TupleElement.isSingle(type)
        isSingleByType.insert(isSingle, for: type)
        return isSingle
    }

    /// The object that makes the bodies of a type of view.
    @inline(__always)
    mutating func bodyMaker<Content: View>(of type: Content.Type) -> BodyMaker<Content, Content.Body> {
        // Only a maker for the type is added under it; so in the other tables.
        if let maker = bodyMakersByType[type] { return unsafeDowncast(maker, to: BodyMaker<Content, Content.Body>.self) }
        return makeBodyMaker(of: type)
    }

    @inline(never)
    private mutating func makeBodyMaker<Content: View>(of type: Content.Type) -> BodyMaker<Content, Content.Body> {
        let maker = TypedBodyMaker<Content, Content.Body>(facts: facts(of: type))
        bodyMakersByType.insert(maker, for: type)
        return maker
    }

    /// The object that makes the cells of a type of content that is set from outside.
    @inline(__always)
    mutating func contentMaker<Content>(of type: Content.Type) -> ContentMaker<Content> {
        if let maker = contentMakersByType[type] { return unsafeDowncast(maker, to: ContentMaker<Content>.self) }
        return makeContentMaker(of: type)
    }

    @inline(never)
    private mutating func makeContentMaker<Content>(of type: Content.Type) -> ContentMaker<Content> {
        let maker = TypedContentMaker<Content>()
        contentMakersByType.insert(maker, for: type)
        return maker
    }

    /// The object that makes the dynamic children of a type of condition.
    @inline(__always)
    mutating func branchMaker<Source: BranchingContent>(of type: Source.Type) -> BranchMaker<Source> {
        if let maker = branchMakersByType[type] { return unsafeDowncast(maker, to: BranchMaker<Source>.self) }
        return makeBranchMaker(of: type)
    }

    @inline(never)
    private mutating func makeBranchMaker<Source: BranchingContent>(of type: Source.Type) -> BranchMaker<Source> {
        let maker = TypedBranchMaker<Source>()
        branchMakersByType.insert(maker, for: type)
        return maker
    }

    /// The object that makes the items of a type of loop.
    mutating func itemMaker<Data, ID, Content>(of type: ForEach<Data, ID, Content>.Type) -> LoopItemMaker<Data.Element, ID, Content> {
        if let maker = itemMakersByType[type] { return unsafeDowncast(maker, to: LoopItemMaker<Data.Element, ID, Content>.self) }
        let maker = TypedLoopItemMaker<Data.Element, ID, Content>()
        itemMakersByType.insert(maker, for: type)
        return maker
    }

    /// Whether the code of another cell of the same type has read an observable object.
    func readsObjects(_ cell: ValueCell) -> Bool {
        !typesThatReadObjects.isEmpty && typesThatReadObjects.contains(ObjectIdentifier(type(of: cell)))
    }

    mutating func noteReadsObjects(_ cell: ValueCell) {
        typesThatReadObjects.insert(ObjectIdentifier(type(of: cell)))
    }
}
