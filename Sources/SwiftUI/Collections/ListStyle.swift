import SwiftUICore

/// What a list looks like.
enum ListAppearance: Equatable, Sendable {
    case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered
}

/// A look and behaviour of lists.
@MainActor @preconcurrency public protocol ListStyle {
    /// Which of the built-in styles this is.
    nonisolated static var _look: _ListLook { get }
}

/// One of the built-in styles of lists.
public struct _ListLook: Sendable {
    let appearance: ListAppearance
}

/// The list style that the platform thinks of first.
public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(appearance: .automatic) }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(appearance: .plain) }
}

/// Groups of rows from edge to edge.
public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(appearance: .grouped) }
}

/// Groups of rows on cards.
public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(appearance: .insetGrouped) }
}

/// Rows that end before the edges.
public struct InsetListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(appearance: .inset) }
}

/// The list in a sidebar.
public struct SidebarListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(appearance: .sidebar) }
}

/// Rows in a frame.
public struct BorderedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _ListLook { _ListLook(appearance: .bordered) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The list style that the platform thinks of first.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Groups of rows from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups of rows on cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows that end before the edges.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// The list in a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// Rows in a frame.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// The room between sections of a list.
public struct ListSectionSpacing: Sendable {
    enum Kind: Equatable, Sendable { case standard, compact, custom(CGFloat) }
    let kind: Kind

    /// As the platform does.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// Less than the platform's.
    public static let compact = ListSectionSpacing(kind: .compact)

    /// A length in points; one that is not positive or finite counts as zero.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(kind: .custom(spacing.isFinite ? max(0, spacing) : 0))
    }
}

/// What modifiers around lists say of them.
struct ListSettings: Equatable {
    var appearance = ListAppearance.automatic
    var minRowHeight: CGFloat?
    var minHeaderHeight: CGFloat?
    var rowSpacing: CGFloat?
    var sectionSpacing = ListSectionSpacing.Kind.standard
    var hidesBackground = false
    /// Whether the list is a form.
    var isForm = false
}

private enum ListSettingsKey: EnvironmentKey {
    static let defaultValue = ListSettings()
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    var listSettings: ListSettings {
        get { self[ListSettingsKey.self] }
        set { self[ListSettingsKey.self] = newValue }
    }

    /// The smallest height of a list's row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { listSettings.minRowHeight ?? platformProfile.lists.defaultMinRowHeight }
        set { listSettings.minRowHeight = newValue.isFinite ? max(0, newValue) : nil }
    }

    /// The smallest height of a list's header, in points; nil for that of its content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { listSettings.minHeaderHeight }
        set { listSettings.minHeaderHeight = newValue.flatMap { $0.isFinite ? max(0, $0) : nil } }
    }

    /// Fetches the view's content anew; nil where the view cannot be refreshed.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

/// Fetches content anew. Call it as a function.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Fetches the content and returns when it is there.
    public func callAsFunction() async {
        await action()
    }
}

extension View {
    /// Sets the style of lists in this view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listSettings.appearance, S._look.appearance)
    }

    /// Sets the room between the rows of lists, in points; nil for none.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listSettings.rowSpacing, spacing.flatMap { $0.isFinite ? max(0, $0) : nil })
    }

    /// Sets the room between the sections of lists.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSettings.sectionSpacing, spacing.kind)
    }

    /// Sets the room between the sections of lists, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Shows or hides what lies behind lists and other views that scroll.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.listSettings.hidesBackground, visibility == .hidden)
    }
}
