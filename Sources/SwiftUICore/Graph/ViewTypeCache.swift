/// Results of reflection over types of views, modifiers and properties, computed once for each type.
struct ViewTypeCache {
    private var factsByType: [ObjectIdentifier: SourceFacts] = [:]
    private var tupleElementsByType: [ObjectIdentifier: [TupleElement]] = [:]
    private var typesThatReadObjects: Set<ObjectIdentifier> = []

    /// The dynamic properties of a type of view, modifier or property.
    mutating func facts(of type: Any.Type) -> SourceFacts {
        let key = ObjectIdentifier(type)
        if let facts = factsByType[key] { return facts }
        let facts = SourceFacts(of: type)
        factsByType[key] = facts
        return facts
    }

    /// The views in a tuple type.
    mutating func tupleElements(of type: Any.Type) -> [TupleElement] {
        let key = ObjectIdentifier(type)
        if let elements = tupleElementsByType[key] { return elements }
        let elements = TupleElement.elements(of: type)
        tupleElementsByType[key] = elements
        return elements
    }

    /// Whether the code of another cell of the same type has read an observable object.
    func readsObjects(_ cell: ValueCell) -> Bool {
        !typesThatReadObjects.isEmpty && typesThatReadObjects.contains(ObjectIdentifier(type(of: cell)))
    }

    mutating func noteReadsObjects(_ cell: ValueCell) {
        typesThatReadObjects.insert(ObjectIdentifier(type(of: cell)))
    }
}
