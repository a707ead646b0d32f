import SwiftUICore

/// The header of a section in a table, which shows a view instead of a value.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    public typealias TableRowValue = Value
    let content: Content

    public func _makeRows(in context: _TableRowContext<Value>) -> AnyView { AnyView(content) }
}

extension Section: TableRowContent
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent, Parent.TableRowValue == Content.TableRowValue,
    Footer.TableRowValue == Content.TableRowValue
{
    public typealias TableRowValue = Content.TableRowValue

    public func _makeRows(in context: _TableRowContext<TableRowValue>) -> AnyView {
        let parts = tableParts
        return AnyView(
            Section<AnyView, AnyView, EmptyView>(
                sectionHeader: parts.header._makeRows(in: context), content: parts.content._makeRows(in: context), footer: EmptyView()))
    }
}

extension Section {
    /// Creates a section of rows of a table, with a header.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, Content: TableRowContent, Content.TableRowValue == V {
        self.init(sectionHeader: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a section of rows of a table, without a header.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, Content: TableRowContent, Content.TableRowValue == V {
        self.init(sectionHeader: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a section of rows of a table, with a localized title.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content: TableRowContent, Content.TableRowValue == V {
        self.init(sectionHeader: TableHeaderRowContent(content: Text(titleKey)), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a section of rows of a table, with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content: TableRowContent, Content.TableRowValue == V {
        self.init(sectionHeader: TableHeaderRowContent(content: Text(title)), content: content(), footer: EmptyTableRowContent())
    }
}
