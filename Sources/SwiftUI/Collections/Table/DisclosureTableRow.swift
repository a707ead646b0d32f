import SwiftUICore

/// A row of a table that can be expanded to reveal rows below it.
///
/// ```swift
/// Table(of: Folder.self) {
///     TableColumn("Name", value: \.name)
/// } rows: {
///     ForEach(folders) { folder in
///         DisclosureTableRow(folder) { ForEach(folder.children) }
///     }
/// }
/// ```
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    let label: Label
    let isExpanded: Binding<Bool>?
    let content: () -> Content

    /// Creates a row for a value with rows below it.
    ///
    /// - Parameter isExpanded: Whether the rows below are shown; nil if the row stores that itself, collapsed at first.
    nonisolated public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value> {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }

    public func _makeRows(in context: _TableRowContext<TableRowValue>) -> AnyView {
        AnyView(
            TableDisclosureRows(context: context, isExpanded: isExpanded, label: label._makeRows, content: { content()._makeRows(in: $0) }))
    }
}

/// Whether rows of a table can be expanded, so that all rows leave space for an arrow.
struct HasTableLevels: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
    }
}

/// A row of a table, and the rows below it while it is expanded.
struct TableDisclosureRows<Value> {
    let context: _TableRowContext<Value>
    let isExpanded: Binding<Bool>?
    let label: (_TableRowContext<Value>) -> AnyView
    let content: (_TableRowContext<Value>) -> AnyView
    @State private var isOpen = false

    nonisolated init(
        context: _TableRowContext<Value>, isExpanded: Binding<Bool>?, label: @escaping (_TableRowContext<Value>) -> AnyView,
        content: @escaping (_TableRowContext<Value>) -> AnyView
    ) {
        self.context = context
        self.isExpanded = isExpanded
        self.label = label
        self.content = content
    }
}

extension TableDisclosureRows: View {
    var body: some View {
        let isExpanded = isExpanded ?? $isOpen
        label(inner(level: context.level ?? 0, isExpanded: isExpanded)).preference(key: HasTableLevels.self, value: true)
        if isExpanded.wrappedValue { content(inner(level: (context.level ?? 0) + 1, isExpanded: nil)) }
    }

    private func inner(level: Int, isExpanded: Binding<Bool>?) -> _TableRowContext<Value> {
        var context = context
        context.level = level
        context.isExpanded = isExpanded
        return context
    }
}
