import SwiftUICore

/// What a tab view looks like.
struct TabViewAppearance: Equatable, Sendable {
    var isPaged = false
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

/// A look and behaviour of tab views.
@MainActor @preconcurrency public protocol TabViewStyle {
    /// What this style makes of tab views.
    nonisolated func _apply(to appearance: inout _TabViewLook)
}

/// The parts of a tab view's look.
public struct _TabViewLook {
    var appearance: TabViewAppearance
}

/// The tab view style that the platform thinks of first: a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public func _apply(to appearance: inout _TabViewLook) { appearance.appearance.isPaged = false }
}

/// A bar of tabs, which is a sidebar where there is room for one.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public func _apply(to appearance: inout _TabViewLook) { appearance.appearance.isPaged = false }
}

/// Pages beside each other, which are turned by swiping.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots that tell the page are shown.
    public struct IndexDisplayMode: Sendable {
        enum Kind: Sendable { case automatic, always, never }
        let kind: Kind

        /// When there are several pages.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        /// Always.
        public static let always = IndexDisplayMode(kind: .always)
        /// Never.
        public static let never = IndexDisplayMode(kind: .never)
    }

    let mode: IndexDisplayMode

    /// Pages, with dots that tell which one is shown.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }

    nonisolated public func _apply(to appearance: inout _TabViewLook) {
        appearance.appearance.isPaged = true
        appearance.appearance.indexMode = mode.kind
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The tab view style that the platform thinks of first.
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs, which is a sidebar where there is room for one.
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages beside each other, which are turned by swiping.
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages beside each other, which are turned by swiping.
    nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// A look of the dots that tell the page.
@MainActor @preconcurrency public protocol IndexViewStyle {
    /// Whether there is a background behind the dots.
    nonisolated var _hasBackground: Bool { get }
}

/// Dots in a row.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a background behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        enum Kind: Sendable { case automatic, interactive, always, never }
        let kind: Kind

        /// As the platform does: never.
        public static let automatic = BackgroundDisplayMode(kind: .automatic)
        /// While the dots are used.
        public static let interactive = BackgroundDisplayMode(kind: .interactive)
        /// Always.
        public static let always = BackgroundDisplayMode(kind: .always)
        /// Never.
        public static let never = BackgroundDisplayMode(kind: .never)
    }

    let mode: BackgroundDisplayMode

    /// Dots in a row.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        mode = backgroundDisplayMode
    }

    nonisolated public var _hasBackground: Bool { mode.kind == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots in a row.
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots in a row.
    nonisolated public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum TabViewAppearanceKey: EnvironmentKey {
    static let defaultValue = TabViewAppearance()
}

extension EnvironmentValues {
    var tabViewAppearance: TabViewAppearance {
        get { self[TabViewAppearanceKey.self] }
        set { self[TabViewAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of tab views in this view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        transformEnvironment(\.tabViewAppearance) {
            var appearance = _TabViewLook(appearance: $0)
            style._apply(to: &appearance)
            $0 = appearance.appearance
        }
    }

    /// Sets the style of the dots that tell the page.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.tabViewAppearance.hasIndexBackground, style._hasBackground)
    }
}
