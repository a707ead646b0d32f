import SwiftUICore

/// The parameters of a tab view that its style sets.
struct TabViewAppearance: Equatable, Sendable {
    var isPaged = false
    /// Whether the tab bar stands for a sidebar.
    var isSidebarAdaptable = false
    var indexMode = PageTabViewStyle.IndexDisplayMode.Kind.automatic
    var hasIndexBackground = false

    func showsIndex(_ count: Int) -> Bool {
        switch indexMode {
        case .automatic: count > 1
        case .always: true
        case .never: false
        }
    }
}

/// A type that sets the appearance and behaviour of tab views.
@MainActor @preconcurrency public protocol TabViewStyle {
    /// Changes the appearance of a tab view to that of this style.
    nonisolated func _apply(to appearance: inout _TabViewAppearance)
}

/// The appearance of a tab view, which styles change.
public struct _TabViewAppearance {
    var appearance: TabViewAppearance
}

/// The default style of the platform: a tab bar at the bottom on iOS, a segmented row above the content on macOS.
public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public func _apply(to appearance: inout _TabViewAppearance) {
        appearance.appearance.isPaged = false
        appearance.appearance.isSidebarAdaptable = false
    }
}

/// A style that shows the tabs in a sidebar on macOS. On iOS its tab bar is that of the default style. A `TabViewCustomization` applies to it.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public func _apply(to appearance: inout _TabViewAppearance) {
        appearance.appearance.isPaged = false
        appearance.appearance.isSidebarAdaptable = true
    }
}

/// A style that always shows a tab bar, and never a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public func _apply(to appearance: inout _TabViewAppearance) {
        appearance.appearance.isPaged = false
        appearance.appearance.isSidebarAdaptable = false
    }
}

/// A style that shows the tabs as a segmented row above the content on macOS, and as a tab bar on iOS.
public struct GroupedTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public func _apply(to appearance: inout _TabViewAppearance) {
        appearance.appearance.isPaged = false
        appearance.appearance.isSidebarAdaptable = false
    }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A tab bar, and never a sidebar.
    nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A segmented row above the content on macOS, and a tab bar on iOS.
    nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// A style that shows the views as pages, which the user turns by swiping horizontally.
public struct PageTabViewStyle: TabViewStyle {
    /// When the page dots are shown.
    public struct IndexDisplayMode: Sendable {
        enum Kind: Sendable { case automatic, always, never }
        let kind: Kind

        /// Shows the dots if there is more than one page.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        /// Shows the dots even for a single page.
        public static let always = IndexDisplayMode(kind: .always)
        /// Never shows the dots.
        public static let never = IndexDisplayMode(kind: .never)
    }

    let mode: IndexDisplayMode

    /// Creates a page style with the given visibility of the page dots.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }

    nonisolated public func _apply(to appearance: inout _TabViewAppearance) {
        appearance.appearance.isPaged = true
        appearance.appearance.indexMode = mode.kind
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style of the platform.
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A style that may show the tabs in a sidebar. At present it is equal to the default style.
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that the user turns by swiping, with dots if there is more than one page.
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages that the user turns by swiping, with the given visibility of the page dots.
    nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// A type that sets the appearance of the page dots.
@MainActor @preconcurrency public protocol IndexViewStyle {
    /// Whether the dots have a background.
    nonisolated var _hasBackground: Bool { get }
}

/// A style that shows the page index as a row of dots.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the page dots have a background.
    public struct BackgroundDisplayMode: Sendable {
        enum Kind: Sendable { case automatic, interactive, always, never }
        let kind: Kind

        /// The default of the platform: never.
        public static let automatic = BackgroundDisplayMode(kind: .automatic)
        /// While the user interacts with the dots. At present it is equal to `never`.
        public static let interactive = BackgroundDisplayMode(kind: .interactive)
        /// Always.
        public static let always = BackgroundDisplayMode(kind: .always)
        /// Never.
        public static let never = BackgroundDisplayMode(kind: .never)
    }

    let mode: BackgroundDisplayMode

    /// Creates a style with the given visibility of the background.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        mode = backgroundDisplayMode
    }

    nonisolated public var _hasBackground: Bool { mode.kind == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A row of dots without a background.
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// A row of dots with the given visibility of the background.
    nonisolated public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension EnvironmentValues {
    @Entry var tabViewAppearance: TabViewAppearance = TabViewAppearance()
}

extension View {
    /// Sets the style of the tab views inside this view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        changingEnvironment(\.tabViewAppearance) {
            var appearance = _TabViewAppearance(appearance: $0)
            style._apply(to: &appearance)
            $0 = appearance.appearance
        }
    }

    /// Sets the style of the page dots of tab views inside this view.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.tabViewAppearance.hasIndexBackground, style._hasBackground)
    }
}
