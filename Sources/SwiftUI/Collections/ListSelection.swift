import SwiftUICore

/// The place of a row in a list: a loop, and the index of its element there.
struct ListLoopPlace {
    var loop: Subview.ID
    var index: Int
}

/// Type-erased access to the selection of a list.
struct ListSelection {
    /// Returns the value that selects a row: its tag, or the identity of its element.
    var tag: (LazyRowContent, AnyHashable?) -> AnyHashable?
    /// Returns the value that selects a row that need not have been created.
    var listedTag: (Subview) -> AnyHashable?
    var contains: (AnyHashable) -> Bool
    /// Whether a value has the type of the selection.
    var accepts: (AnyHashable) -> Bool
    /// Selects a row. If `adds` is true and several rows can be selected, toggles the row without changing the other rows.
    var select: (AnyHashable, _ adds: Bool) -> Void
    var allowsSeveral: Bool
    /// Returns the selected values.
    var selected: () -> [AnyHashable]
    /// Selects exactly the given values.
    var replace: ([AnyHashable]) -> Void
    /// Returns the values of all rows in order, if the list knows them without creating the rows; otherwise nil.
    var order: (() -> [AnyHashable])?
    /// Returns the places of the rows in their loops, by their values. Rows of elements that may have no row are left out.
    var loopPlaces: (() -> [AnyHashable: ListLoopPlace])?
    /// Returns the identity of the row with a value, by which a scroll view finds the row; nil if the list does not know it or several rows share it.
    var identity: ((AnyHashable) -> AnyHashable?)?

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        self.init(ofOne: Value.self, read: { binding.wrappedValue }, write: { binding.wrappedValue = $0 })
    }

    init<Value: Hashable>(_ binding: Binding<Value>) {
        self.init(ofOne: Value.self, read: { binding.wrappedValue }, write: { binding.wrappedValue = $0 })
    }

    /// Creates a selection of one row at the most.
    private init<Value: Hashable>(ofOne type: Value.Type, read: @escaping () -> Value?, write: @escaping (Value) -> Void) {
        tag = { row, identity in row.tag(as: Value.self).map { AnyHashable($0) } ?? identity }
        listedTag = { row in row.containerValues.tag(for: Value.self).map { AnyHashable($0) } ?? row.rowIdentity }
        contains = { $0.matches(read()) }
        select = { value, _ in
            if let value = value.matched(Value.self) { write(value) }
        }
        accepts = { $0.matched(Value.self) != nil }
        allowsSeveral = false
        selected = { read().map { [AnyHashable($0)] } ?? [] }
        replace = { if let value = $0.first?.matched(Value.self) { write(value) } }
    }

    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        tag = { row, identity in row.tag(as: Value.self).map { AnyHashable($0) } ?? identity }
        listedTag = { row in row.containerValues.tag(for: Value.self).map { AnyHashable($0) } ?? row.rowIdentity }
        contains = { value in value.matched(Value.self).map { binding.wrappedValue.contains($0) } ?? false }
        select = { value, adds in
            guard let value = value.matched(Value.self) else { return }
            if !adds {
                binding.wrappedValue = [value]
            } else if binding.wrappedValue.contains(value) {
                binding.wrappedValue.remove(value)
            } else {
                binding.wrappedValue.insert(value)
            }
        }
        accepts = { $0.matched(Value.self) != nil }
        allowsSeveral = true
        selected = { binding.wrappedValue.map { AnyHashable($0) } }
        replace = { binding.wrappedValue = Set($0.compactMap { $0.matched(Value.self) }) }
    }

    /// Creates the selection of a list whose rows are selected while the pages of their links are shown.
    @MainActor init(linksOf cursor: ListCursor) {
        tag = { _, _ in nil }
        listedTag = { _ in nil }
        contains = { cursor.links[$0]?.open?.isActive == true }
        select = { tag, _ in cursor.links[tag]?.action() }
        accepts = { _ in false }
        allowsSeveral = false
        selected = { cursor.links.filter { $0.value.open?.isActive == true }.map(\.key) }
        replace = { tags in if let tag = tags.first { cursor.links[tag]?.action() } }
    }

    /// Returns the selection with the order of the elements of a collection.
    func over<Data: RandomAccessCollection, ID: Hashable>(_ data: Data, _ id: @escaping (Data.Element) -> ID) -> ListSelection {
        var result = self
        result.order = { data.map { AnyHashable(id($0)) } }
        return result
    }

    /// Returns the selection with the order of the rows of a content, which are listed without being created. Views of the program that have state
    /// of their own are not looked into.
    func over<Content: View>(_ content: Content) -> ListSelection {
        guard order == nil else { return self }
        var result = self
        let rows = { SectionCollection(of: content).flatMap { Array($0.content) } }
        let tag = { [listedTag, accepts] (row: Subview) -> AnyHashable? in
            guard !row.containerValues.isSelectionDisabled, let tag = listedTag(row), accepts(tag) else { return nil }
            return tag
        }
        result.order = { rows().compactMap(tag) }
        result.identity = { value in
            let rows = rows()
            guard let identity = rows.first(where: { tag($0) == value })?.rowIdentity else { return nil }
            return rows.count { $0.rowIdentity == identity } == 1 ? identity : nil
        }
        result.loopPlaces = {
            var counts: [Subview.ID: Int] = [:]
            var places: [AnyHashable: ListLoopPlace] = [:]
            for row in rows() {
                guard let loop = row.loop else { continue }
                let index = counts[loop, default: 0]
                counts[loop] = index + 1
                if !row.containerValues.isDeleteDisabled, let value = tag(row) { places[value] = ListLoopPlace(loop: loop, index: index) }
            }
            return places
        }
        return result
    }
}

extension ListSelection {
    /// Returns the selection with a function that is called when the user selects other rows.
    func notifying(_ changed: (() -> Void)?) -> ListSelection {
        guard let changed else { return self }
        var result = self
        func perform(_ change: () -> Void) {
            let old = selected()
            change()
            if Set(selected()) != Set(old) { changed() }
        }
        result.select = { value, adds in perform { select(value, adds) } }
        result.replace = { values in perform { replace(values) } }
        return result
    }
}

extension AnyHashable {
    /// Returns the value as the given type, or unwrapped from an optional of that type; nil if it is of another type.
    fileprivate func matched<Value: Hashable>(_: Value.Type) -> Value? {
        base as? Value ?? (base as? Value?).flatMap { $0 }
    }

    fileprivate func matches<Value: Hashable>(_ value: Value?) -> Bool {
        guard let value else { return false }
        // A nil selection selects no row.
        if case Optional<Any>.none = value as Any { return false }
        return matched(Value.self) == value
    }
}
