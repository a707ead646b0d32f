import SwiftUICore

/// The order and the visibility of the columns of a table, by the identifiers set with `customizationID(_:)`.
///
/// The user shows and hides columns with the context menu of the header, and moves them by dragging their titles. The customization can be
/// encoded, to keep it between launches:
///
/// ```swift
/// @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
///
/// Table(people, columnCustomization: $columns) {
///     TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
///     TableColumn("Town", value: \.town).customizationID("town")
///     TableColumn("Notes", value: \.notes).customizationID("notes").defaultVisibility(.hidden)
/// }
/// ```
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable, Sendable {
    private var shown: [String: Bool] = [:]
    /// The identifiers of the columns in the order that the user has chosen; empty for the order of the program.
    private(set) var order: [String] = []

    /// Creates a customization that changes nothing.
    nonisolated public init() {}

    /// Whether the column with an identifier is shown; `automatic` for its default.
    public subscript(visibility id: String) -> Visibility {
        get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Restores the order of the program.
    public mutating func resetOrder() {
        order = []
    }

    /// Sets the order of the columns.
    mutating func setOrder(_ order: [String]) {
        self.order = order
    }
}

/// The ways in which the user customizes the columns of a table.
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
    private struct Flags: OptionSet, Hashable, Sendable {
        let rawValue: Int
        static let reorder = Flags(rawValue: 1)
        static let resize = Flags(rawValue: 2)
        static let visibility = Flags(rawValue: 4)
    }

    public typealias Element = TableColumnCustomizationBehavior
    private var flags: Flags

    /// Moving the column.
    public static let reorder = TableColumnCustomizationBehavior(flags: .reorder)
    /// Changing the width of the column, by dragging its edge in the header on macOS. The customization does not contain the widths.
    public static let resize = TableColumnCustomizationBehavior(flags: .resize)
    /// Showing and hiding the column.
    public static let visibility = TableColumnCustomizationBehavior(flags: .visibility)
    /// All ways.
    public static let all = TableColumnCustomizationBehavior(flags: [.reorder, .resize, .visibility])

    private init(flags: Flags) {
        self.flags = flags
    }

    /// Creates an empty set.
    public init() {
        self.init(flags: [])
    }

    public func contains(_ member: Self) -> Bool { flags.isSuperset(of: member.flags) }
    public func union(_ other: Self) -> Self { Self(flags: flags.union(other.flags)) }
    public func intersection(_ other: Self) -> Self { Self(flags: flags.intersection(other.flags)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(flags: flags.symmetricDifference(other.flags)) }
    public mutating func formUnion(_ other: Self) { flags.formUnion(other.flags) }
    public mutating func formIntersection(_ other: Self) { flags.formIntersection(other.flags) }
    public mutating func formSymmetricDifference(_ other: Self) { flags.formSymmetricDifference(other.flags) }

    @discardableResult public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        flags.formUnion(newMember.flags)
        return (isNew, newMember)
    }

    @discardableResult public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        flags.subtract(member.flags)
        return removed.isEmpty ? nil : removed
    }

    @discardableResult public mutating func update(with newMember: Self) -> Self? {
        let known = intersection(newMember)
        flags.formUnion(newMember.flags)
        return known.isEmpty ? nil : known
    }
}

extension TableColumn {
    /// Gives the column the identifier by which a `TableColumnCustomization` refers to it.
    nonisolated public func customizationID(_ id: String) -> TableColumn {
        var result = self
        result.column.customizationID = id
        return result
    }

    /// Sets whether the column is shown unless the table's customization decides. It needs a `customizationID(_:)`.
    nonisolated public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
        var result = self
        result.column.isHiddenByDefault = visibility == .hidden
        return result
    }

    /// Keeps the user from customizing the column in some ways. A column of which the visibility is fixed is always shown.
    nonisolated public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn {
        var result = self
        result.column.fixedBehaviors = behavior
        return result
    }
}

extension AnyTableColumn {
    /// Returns whether the user can customize the column in a way.
    func allows(_ behavior: TableColumnCustomizationBehavior) -> Bool { customizationID != nil && !fixedBehaviors.contains(behavior) }
}

/// The columns of a table as the user has customized them.
struct CustomizedTableColumns<Value: Identifiable> {
    var columns: [AnyTableColumn<Value>]
    var customization: Binding<TableColumnCustomization<Value>>

    /// The columns that are shown, in their order. Columns that cannot be moved keep their places among the others.
    var shown: [AnyTableColumn<Value>] { ordered.filter { isShown($0) } }

    /// All columns in their order.
    private var ordered: [AnyTableColumn<Value>] {
        let order = customization.wrappedValue.order
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        func place(_ column: AnyTableColumn<Value>) -> Int? { column.allows(.reorder) ? column.customizationID.flatMap { places[$0] } : nil }
        let slots = columns.indices.filter { place(columns[$0]) != nil }
        var result = columns
        let moved = slots.sorted { place(columns[$0]) ?? 0 < place(columns[$1]) ?? 0 }
        for (slot, source) in zip(slots, moved) { result[slot] = columns[source] }
        return result
    }

    func isShown(_ column: AnyTableColumn<Value>) -> Bool {
        guard column.allows(.visibility), let id = column.customizationID else { return true }
        switch customization.wrappedValue[visibility: id] {
        case .visible: return true
        case .hidden: return false
        case .automatic: return !column.isHiddenByDefault
        }
    }

    /// The columns that the user can show and hide.
    var choices: [AnyTableColumn<Value>] { columns.filter { $0.allows(.visibility) } }

    /// A binding to whether a column is shown. The last column that is shown stays.
    func visibility(of column: AnyTableColumn<Value>) -> Binding<Bool> {
        let columns = self
        return Binding {
            columns.isShown(column)
        } set: { isShown in
            guard let id = column.customizationID, isShown || columns.shown.count > 1 else { return }
            columns.customization.wrappedValue[visibility: id] = isShown ? .visible : .hidden
        }
    }

    /// Moves a shown column to the place of another shown one.
    func move(from source: Int, to target: Int) {
        let shown = shown
        guard shown.indices.contains(source), shown.indices.contains(target), source != target, shown[source].allows(.reorder),
            let id = shown[source].customizationID, let reference = shown[target].customizationID, shown[target].allows(.reorder)
        else { return }
        var order = ordered.filter { $0.allows(.reorder) }.compactMap(\.customizationID)
        order.removeAll { $0 == id }
        let place = order.firstIndex(of: reference) ?? order.endIndex
        order.insert(id, at: source < target ? place + 1 : place)
        customization.wrappedValue.setOrder(order)
    }
}
