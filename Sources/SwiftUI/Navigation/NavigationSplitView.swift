import SwiftUICore

/// A view with two or three columns, in which a selection in one column controls the content of the next.
///
/// Where the horizontal size class is compact the columns are stacked like the pages of a navigation stack.
///
/// ```swift
/// NavigationSplitView {
///     List(folders, selection: $folder) { Text($0.name) }
/// } detail: {
///     FolderDetails(folder: folder)
/// }
/// ```
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    private let columns: [AnyView]

    nonisolated private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?, _ columns: [AnyView]
    ) {
        self.visibility = visibility
        self.compactColumn = compactColumn
        self.columns = columns
    }

    /// Creates a split view with three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, [AnyView(sidebar()), AnyView(content()), AnyView(detail())])
    }

    /// Creates a split view with three columns whose visibility is controlled by a binding.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, [AnyView(sidebar()), AnyView(content()), AnyView(detail())])
    }

    /// Creates a split view with three columns and the column to show where the horizontal size class is compact.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, [AnyView(sidebar()), AnyView(content()), AnyView(detail())])
    }

    /// Creates a split view with three columns, a binding to their visibility, and the column to show where the size class is compact.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, [AnyView(sidebar()), AnyView(content()), AnyView(detail())])
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view with two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, [AnyView(sidebar()), AnyView(detail())])
    }

    /// Creates a split view with two columns whose visibility is controlled by a binding.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, [AnyView(sidebar()), AnyView(detail())])
    }

    /// Creates a split view with two columns and the column to show where the horizontal size class is compact.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, [AnyView(sidebar()), AnyView(detail())])
    }

    /// Creates a split view with two columns, a binding to their visibility, and the column to show where the size class is compact.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, [AnyView(sidebar()), AnyView(detail())])
    }
}

extension NavigationSplitView: View {
    public var body: some View {
        SplitViewBody(columns: columns, visibility: visibility, compactColumn: compactColumn)
    }
}

/// The visibility of the leading columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Kind: Codable { case automatic, all, doubleColumn, detailOnly }
    private let kind: Kind

    /// The default visibility, which shows all columns.
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .automatic) }
    /// Shows all columns.
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .all) }
    /// Hides the sidebar of a three-column view. Two-column views show both columns.
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .doubleColumn) }
    /// Hides all columns but the detail column.
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .detailOnly) }

    /// Returns the number of trailing columns to show, out of `count`.
    func shown(of count: Int) -> Int {
        switch kind {
        case .automatic, .all: count
        case .doubleColumn: min(2, count)
        case .detailOnly: 1
        }
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    fileprivate enum Kind { case sidebar, content, detail }
    fileprivate let kind: Kind

    /// The first column.
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .sidebar) }
    /// The second of three columns. In a view with two columns it is the same as `detail`.
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .content) }
    /// The last column.
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .detail) }
}

private struct SplitViewBody: View {
    var columns: [AnyView]
    var visibility: Binding<NavigationSplitViewVisibility>?
    var compactColumn: Binding<NavigationSplitViewColumn>?
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        if sizeClass == .compact {
            CompactColumns(columns: columns, preferred: compactColumn)
        } else {
            ColumnsView(columns: columns, visibility: visibility)
        }
    }
}

/// The columns as stacked pages.
private struct CompactColumns: View {
    var columns: [AnyView]
    var preferred: Binding<NavigationSplitViewColumn>?
    @State private var shown = 0
    @State private var next = NextColumn()

    init(columns: [AnyView], preferred: Binding<NavigationSplitViewColumn>?) {
        self.columns = columns
        self.preferred = preferred
        let column = preferred?.wrappedValue.kind
        _shown = State(initialValue: column == .detail ? columns.count - 1 : column == .content ? 1 : 0)
    }

    /// Returns a function that shows the column with an index. It does not capture the columns, so it may outlive them.
    private var show: (Int) -> Void {
        let kinds: [NavigationSplitViewColumn] = columns.count == 3 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
        return { [$shown, preferred] column in
            let index = min(column, kinds.count - 1)
            $shown.wrappedValue = index
            preferred?.wrappedValue = kinds[index]
        }
    }

    private func column(_ index: Int) -> AnyView {
        guard index + 1 < columns.count else { return columns[index] }
        return AnyView(
            columns[index].modifier(
                PresentedPageModifier(
                    isPresented: shown > index,
                    dismiss: { [show, next] in
                        next.isLaunching = false
                        show(index)
                    }, destination: { AnyView(column(index + 1)) })))
    }

    var body: some View {
        next.show = { [show, $shown] in show($shown.wrappedValue + 1) }
        if preferred != nil { next.isLaunching = false }
        return NavigationContainer(path: nil, root: column(0))
            .environment(\.collapsesColumns, true)
            .environment(\.nextColumn, next)
            .onChange(of: preferred?.wrappedValue) { _, column in
                guard let column else { return }
                let index = column.kind == .sidebar ? 0 : column.kind == .content ? min(1, columns.count - 1) : columns.count - 1
                if index != shown { shown = index }
            }
    }
}

/// Reveals the next column when the selection of a column changes.
final class NextColumn {
    var show: () -> Void = {}
    /// Whether no column has been left yet, so that a list that appears with a selection reveals the next column.
    var isLaunching = true

    /// Reveals the next column if the split view appears with a selection in this one.
    func listAppeared(hasSelection: Bool) {
        guard isLaunching else { return }
        if hasSelection { show() } else { isLaunching = false }
    }
}

extension EnvironmentValues {
    /// Reveals the next column where the columns are stacked; nil elsewhere.
    @Entry var nextColumn: NextColumn?

    /// Whether the view is inside a sidebar.
    @Entry var isSidebar = false
}
