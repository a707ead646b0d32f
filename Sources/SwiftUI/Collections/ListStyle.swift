import SwiftUICore

/// The style of a list.
enum ListAppearance: Equatable, Sendable {
    case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered
}

/// A type that sets the appearance and behaviour of lists. Only the built-in styles exist.
@MainActor @preconcurrency public protocol ListStyle {
    /// The built-in style that this type stands for.
    nonisolated static var _appearance: _ListAppearance { get }
    /// Whether the backgrounds of rows alternate; nil if the style does not decide this.
    nonisolated var _alternatesRowBackgrounds: Bool? { get }
}

extension ListStyle {
    nonisolated public var _alternatesRowBackgrounds: Bool? { nil }
}

/// One of the built-in list styles.
public struct _ListAppearance: Sendable {
    let appearance: ListAppearance
}

/// The default style of the platform for the context.
public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(appearance: .automatic) }
}

/// A style with rows that span the whole width.
public struct PlainListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(appearance: .plain) }
}

/// A style with groups of rows that span the whole width.
public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(appearance: .grouped) }
}

/// A style with groups of rows on rounded cards.
public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(appearance: .insetGrouped) }
}

/// A style with rows that are inset from the edges.
public struct InsetListStyle: ListStyle {
    nonisolated public let _alternatesRowBackgrounds: Bool?

    nonisolated public init() { _alternatesRowBackgrounds = nil }

    /// Creates a style in which every second row may have a slightly different background.
    @available(*, deprecated, message: "Use the style without alternating backgrounds with the `.alternatingRowBackgrounds()` modifier.")
    nonisolated public init(alternatesRowBackgrounds: Bool) { _alternatesRowBackgrounds = alternatesRowBackgrounds }

    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(appearance: .inset) }
}

/// A style for lists in sidebars.
public struct SidebarListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(appearance: .sidebar) }
}

/// A style with a border around the list.
public struct BorderedListStyle: ListStyle {
    nonisolated public let _alternatesRowBackgrounds: Bool?

    nonisolated public init() { _alternatesRowBackgrounds = nil }

    /// Creates a style in which every second row may have a slightly different background.
    @available(*, deprecated, message: "Use the style without alternating backgrounds with the `.alternatingRowBackgrounds()` modifier.")
    nonisolated public init(alternatesRowBackgrounds: Bool) { _alternatesRowBackgrounds = alternatesRowBackgrounds }

    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(appearance: .bordered) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style of the platform for the context.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows that span the whole width.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Groups of rows that span the whole width.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups of rows on rounded cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows that are inset from the edges.
    public static var inset: InsetListStyle { InsetListStyle() }

    /// Rows that are inset from the edges, of which every second one may have a slightly different background.
    @available(*, deprecated, message: "Use the style without alternating backgrounds with the `.alternatingRowBackgrounds()` modifier.")
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == SidebarListStyle {
    /// The style of lists in sidebars.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// A border around the list.
    public static var bordered: BorderedListStyle { BorderedListStyle() }

    /// A border around the list, of which every second row may have a slightly different background.
    @available(*, deprecated, message: "Use the style without alternating backgrounds with the `.alternatingRowBackgrounds()` modifier.")
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// The space between sections of a list.
public struct ListSectionSpacing: Sendable {
    let kind: SectionSpacing

    /// The default spacing of the platform.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// A spacing of 16 points.
    public static let compact = ListSectionSpacing(kind: .compact)

    /// A spacing in points. Negative and non-finite values count as 0.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(kind: .custom(spacing.isFinite ? max(0, spacing) : 0))
    }
}

/// The settings of lists made by modifiers outside of them.
struct ListSettings: Equatable {
    var appearance = ListAppearance.automatic
    var minRowHeight: CGFloat?
    var minHeaderHeight: CGFloat?
    var rowSpacing: CGFloat?
    var sectionMargins = SectionMargins()
    var hidesBackground = false
    /// Whether every second row has a slightly different background where the program does not say.
    var alternatesRowBackgrounds = false
    /// Whether the list is a form.
    var isForm = false
}

extension EnvironmentValues {
    @Entry var listSettings: ListSettings = ListSettings()

    /// The minimum height of list rows, in points. Negative values count as 0, non-finite values restore the default.
    public var defaultMinListRowHeight: CGFloat {
        get { listSettings.minRowHeight ?? platformProfile.lists.defaultMinRowHeight }
        set { listSettings.minRowHeight = newValue.isFinite ? max(0, newValue) : nil }
    }

    /// The minimum height of list headers, in points; nil for the height of their content. Negative values count as 0.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { listSettings.minHeaderHeight }
        set { listSettings.minHeaderHeight = newValue.flatMap { $0.isFinite ? max(0, $0) : nil } }
    }

    /// The action that reloads the content of the view; nil outside of a `refreshable` view.
    @Entry public internal(set) var refresh: RefreshAction?
}

/// An action, obtained from the environment, that reloads content. Call it as a function.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Runs the action and returns when it has finished.
    public func callAsFunction() async {
        await action()
    }
}

extension View {
    /// Sets the style of the lists inside this view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        let alternates = style._alternatesRowBackgrounds
        return environment(\.listSettings.appearance, S._appearance.appearance)
            .changingEnvironment(\.alternatesRowBackgrounds) { if let alternates { $0 = alternates } }
    }

    /// Sets the space between the rows of lists, in points; nil for none. Negative values count as 0.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listSettings.rowSpacing, spacing.flatMap { $0.isFinite ? max(0, $0) : nil })
    }

    /// Sets the space between the sections of the lists in the view, or around the section that is this view.
    ///
    /// Between two sections with different spacing, the space is the smaller one, as in Apple's documentation. Of sections that a loop makes,
    /// one for each element, the spacing of the second one counts.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.sectionSpacing, spacing.kind)
    }

    /// Sets the space in points between the sections of the lists in the view, or around the section that is this view. Negative and
    /// non-finite values count as 0.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Sets the visibility of the background of lists and forms. Every value but `hidden` shows it.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.listSettings.hidesBackground, visibility == .hidden)
    }
}
