import SwiftUICore

/// A tree of elements as rows that can be expanded to reveal their children.
///
/// An element whose children are nil is a leaf; one with an empty collection can be expanded but has no rows below it. Rows are initially
/// collapsed, and the rows of a subtree are created when it is expanded.
///
/// ```swift
/// OutlineGroup(folders, children: \.subfolders) { Text($0.name) }
/// ```
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    enum Roots {
        case all(Data)
        case one(Data.Element)
    }

    let roots: Roots
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf

    nonisolated init(
        roots: Roots, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.roots = roots
        self.id = id
        self.children = children
        self.content = content
    }
}

/// The rows below an expanded row.
public struct OutlineSubgroupChildren: View {
    let rows: AnyView

    public var body: some View { rows }
}

extension OutlineGroup
where ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable {
    /// Creates the rows of a tree of identifiable elements.
    nonisolated public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(roots: .all(data), id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates the row of an identifiable element and the rows below it.
    nonisolated public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(roots: .one(root), id: \.id, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates the rows of a tree whose elements are identified by a key path.
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: .all(data), id: id, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates the row of an element, identified by a key path, and the rows below it.
    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: .one(root), id: id, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup: View where Leaf: View {
    public var body: some View {
        switch roots {
        case .all(let data): OutlineRows(elements: data, id: id, children: children, level: 0, content: content)
        case .one(let element): OutlineRow<Data, ID, Leaf>(element: element, id: id, children: children, level: 0, content: content)
        }
    }
}

/// The rows of one level of the tree.
private struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
    let elements: Data
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let level: Int
    let content: (Data.Element) -> Row

    var body: some View {
        ForEach(elements, id: id) { element in
            OutlineRow(element: element, id: id, children: children, level: level, content: content)
        }
    }
}

private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
    let element: Data.Element
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let level: Int
    let content: (Data.Element) -> Row
    @State private var isOpen = false
    @Environment(\.platformProfile) private var profile
    @Environment(\.isInSelectableList) private var isInSelectableList

    init(
        element: Data.Element, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?, level: Int,
        content: @escaping (Data.Element) -> Row
    ) {
        self.element = element
        self.id = id
        self.children = children
        self.level = level
        self.content = content
    }

    private var metrics: ListProfile { profile.lists }
    private var isMac: Bool { profile.isMac }

    var body: some View {
        let below = children(element)
        HStack(spacing: metrics.outlineSpacing) {
            if isMac { OutlineArrow(isOpen: below == nil ? nil : $isOpen) }
            content(element).frame(maxWidth: .infinity, alignment: .leading)
            if !isMac, below != nil { OutlineArrow(isOpen: $isOpen) }
        }
        .padding(.leading, CGFloat(level) * metrics.outlineIndent)
        .contentShape(Rectangle())
        .gesture(
            TapGesture().onEnded { withAnimation { isOpen.toggle() } },
            including: isMac || isInSelectableList || below == nil ? .subviews : .all
        )
        .tag(element[keyPath: id])
        .accessibilityValue(Text(below == nil ? "" : isOpen ? "Expanded" : "Collapsed"))
        if isOpen, let below {
            // Without type erasure, the type of a level would contain that of the level below it, without end.
            AnyView(OutlineRows(elements: below, id: id, children: children, level: level + 1, content: content))
        }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of a tree, whose rows can be expanded.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data.Element: Identifiable
    {
        self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list of a tree whose elements are identified by a key path.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// Creates a list of a tree in which at most one row can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data.Element: Identifiable
    {
        self.init(selection: selection.map { ListSelection($0) }, content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list of a tree in which several rows can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data.Element: Identifiable
    {
        self.init(selection: selection.map { ListSelection($0) }, content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list of a tree, whose elements are identified by a key path, in which at most one row can be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(selection: selection.map { ListSelection($0) }, content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// Creates a list of a tree, whose elements are identified by a key path, in which several rows can be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(selection: selection.map { ListSelection($0) }, content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
