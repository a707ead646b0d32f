import SwiftUICore

/// Shows views in two or three columns, where a choice in one says what the next one shows.
///
/// Where there is no room for columns they are pages on top of each other.
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

    /// Three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, [AnyView(sidebar()), AnyView(content()), AnyView(detail())])
    }

    /// Three columns, some of which may be hidden.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, [AnyView(sidebar()), AnyView(content()), AnyView(detail())])
    }

    /// Three columns, and the one that is seen where there is room for one only.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, [AnyView(sidebar()), AnyView(content()), AnyView(detail())])
    }

    /// Three columns, some of which may be hidden, and the one that is seen where there is room for one only.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, [AnyView(sidebar()), AnyView(content()), AnyView(detail())])
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, [AnyView(sidebar()), AnyView(detail())])
    }

    /// Two columns, the first of which may be hidden.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, [AnyView(sidebar()), AnyView(detail())])
    }

    /// Two columns, and the one that is seen where there is room for one only.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, [AnyView(sidebar()), AnyView(detail())])
    }

    /// Two columns, the first of which may be hidden, and the one that is seen where there is room for one only.
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

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Kind: Codable { case automatic, all, doubleColumn, detailOnly }
    private let kind: Kind

    /// As many as there is room for.
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .automatic) }
    /// All.
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .all) }
    /// The last two.
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .doubleColumn) }
    /// The last one.
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .detailOnly) }

    /// The number of columns to show of `count`.
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
    /// The second column of three.
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

/// The columns as pages on top of each other.
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

    private func show(_ column: Int) {
        shown = min(column, columns.count - 1)
        guard let preferred else { return }
        let kinds: [NavigationSplitViewColumn] = columns.count == 3 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
        preferred.wrappedValue = kinds[shown]
    }

    private func column(_ index: Int) -> AnyView {
        guard index + 1 < columns.count else { return columns[index] }
        return AnyView(columns[index].modifier(PresentedPageModifier(
            isPresented: shown > index, dismiss: { show(index) }, destination: { AnyView(column(index + 1)) })))
    }

    var body: some View {
        next.show = { show(shown + 1) }
        return NavigationContainer(path: nil, root: column(0).environment(\.isSidebar, true))
            .environment(\.nextColumn, next)
            .onChange(of: preferred?.wrappedValue) { _, column in
                guard let column else { return }
                let index = column.kind == .sidebar ? 0 : column.kind == .content ? min(1, columns.count - 1) : columns.count - 1
                if index != shown { shown = index }
            }
    }
}

/// Brings the next column into sight when something has been chosen in one.
final class NextColumn {
    var show: () -> Void = {}
}

private enum NextColumnKey: EnvironmentKey {
    static var defaultValue: NextColumn? { nil }
}

private enum IsSidebarKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Who shows the next column where columns are pages.
    var nextColumn: NextColumn? {
        get { self[NextColumnKey.self] }
        set { self[NextColumnKey.self] = newValue }
    }

    /// Whether the view lies in a sidebar.
    var isSidebar: Bool {
        get { self[IsSidebarKey.self] }
        set { self[IsSidebarKey.self] = newValue }
    }
}
