import SwiftUICore

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
    /// Lists all rows in order without creating them; nil if the list cannot.
    var listedRows: (() -> [ListedRow])?

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
        result.listedRows = { data.map { ListedRow(value: AnyHashable(id($0))) } }
        return result
    }

    /// Returns the selection with the order of the rows of a content, which are listed without being created. Views of the program that have state
    /// of their own are not looked into.
    func over<Content: View>(_ content: Content) -> ListSelection {
        guard listedRows == nil else { return self }
        var result = self
        result.listedRows = { [listedTag, accepts] in
            var counts: [Subview.ID: Int] = [:]
            return SectionCollection(of: content).flatMap { section in
                section.content.map { row in
                    let value = row.containerValues.isSelectionDisabled ? nil : listedTag(row).flatMap { accepts($0) ? $0 : nil }
                    let place = row.loop.map { loop in
                        defer { counts[loop, default: 0] += 1 }
                        return ListedRow.LoopPlace(loop: loop, index: counts[loop, default: 0])
                    }
                    return ListedRow(value: value, identity: row.rowIdentity, place: row.containerValues.isDeleteDisabled ? nil : place)
                }
            }
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
