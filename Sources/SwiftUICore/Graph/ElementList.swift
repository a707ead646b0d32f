/// An ordered list of registered objects. The references are unowned: each object removes itself when it ends.
///
/// Adding and removing take constant time.
struct ElementList<Element: AnyObject> {
    /// Nil where an element has been removed.
    private var references = ContiguousArray<Unmanaged<Element>?>()
    private var places: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { places.isEmpty }

    func contains(_ element: Element) -> Bool { places[ObjectIdentifier(element)] != nil }

    mutating func append(_ element: Element) {
        // A second reference would stay when the element is removed.
        assert(!contains(element), "An element is in a list once")
        guard !contains(element) else { return }
        places[ObjectIdentifier(element)] = references.count
        references.append(.passUnretained(element))
    }

    mutating func remove(_ element: Element) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(element)) else { return }
        references[place] = nil
        if references.count > 2 * places.count + 8 { closeGaps() }
    }

    private mutating func closeGaps() {
        references.removeAll { $0 == nil }
        for (place, reference) in references.enumerated() {
            // Removed elements are nil, and the nils have been dropped above.
            places[ObjectIdentifier(reference!.takeUnretainedValue())] = place
        }
    }

    /// A snapshot of the elements, unaffected by later changes of the list.
    func all() -> [Element] { references.compactMap { $0?.takeUnretainedValue() } }
}
