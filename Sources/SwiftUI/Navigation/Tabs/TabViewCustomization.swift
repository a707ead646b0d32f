import Foundation
import SwiftUICore

/// The visibility of the tabs of a tab view, by the identifiers set with `customizationID(_:)`.
///
/// The program changes the customization; there is no user interface for it. It applies to tab views with the `sidebarAdaptable` style,
/// which have a sidebar on macOS and on iOS a tab bar that stands for it. It can be kept in an `@AppStorage` property:
///
/// ```swift
/// @AppStorage("tabs") private var customization = TabViewCustomization()
///
/// TabView {
///     Tab("Alerts", systemImage: "bell") { Alerts() }.customizationID("alerts")
/// }
/// .tabViewStyle(.sidebarAdaptable)
/// .tabViewCustomization($customization)
/// ```
public struct TabViewCustomization: Codable, Equatable, Sendable {
    /// The customization of one tab.
    public struct TabCustomization: Codable, Equatable, Sendable {
        private var sidebar: Bool?

        /// Whether the tab is shown in the sidebar; `automatic` for its default.
        public var sidebarVisibility: Visibility {
            get { sidebar.map { $0 ? .visible : .hidden } ?? .automatic }
            set { sidebar = newValue == .automatic ? nil : newValue == .visible }
        }

        /// Whether the tab is shown in the tab bar. Always `automatic`, since the user cannot choose.
        public var tabBarVisibility: Visibility { .automatic }

        init() {}
    }

    private var tabs: [String: TabCustomization] = [:]

    /// Creates a customization that changes nothing.
    public init() {}

    /// The customization of the tab with an identifier.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
    }

    /// Whether the tab with an identifier is shown in the sidebar; `automatic` for its default.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }

    /// Whether the tab with an identifier is shown in the tab bar. Always `automatic`.
    public subscript(tabBarVisibility id: String) -> Visibility { self[tab: id].tabBarVisibility }

    /// Restores the default visibility of all tabs.
    public mutating func resetVisibility() {
        tabs = [:]
    }
}

extension AppStorage where Value == TabViewCustomization {
    /// Creates a property that stores the customization of a tab view under a key.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
        self.init(encoding: wrappedValue, key, store: store)
    }
}

/// A place in which a tab view shows its tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private enum Kind { case automatic, tabBar, sidebar }
    private let kind: Kind

    /// All places.
    public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
    /// The tab bar.
    public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
    /// The sidebar, for which the tab bar of the `sidebarAdaptable` style stands.
    public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

/// Whether a tab can be customized.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private enum Kind { case automatic, disabled, reorderable }
    private let kind: Kind

    /// The default: the tab can be customized if it has an identifier.
    public static let automatic = TabCustomizationBehavior(kind: .automatic)
    /// The customization does not apply to the tab.
    public static let disabled = TabCustomizationBehavior(kind: .disabled)
    /// The same as `automatic`, since the user cannot change the order of tabs.
    public static let reorderable = TabCustomizationBehavior(kind: .reorderable)
}

/// The settings that tab content makes for a tab.
struct TabSettings: Equatable {
    /// The purpose of the tab; nil for none in particular.
    var role: TabRole?
    var customizationID: String?
    var isFixed = false
    /// Whether no place shows the tab, whatever the customization says.
    var isHidden = false
    var isDisabled = false
    var accessibility = TabAccessibility()
    var placement = TabPlacement.automatic
    var interactions = TabInteractions()
    /// The default visibility by place.
    var visibility: [AdaptableTabBarPlacement: Visibility] = [:]
    var springLoading = SpringLoadingBehavior.automatic
    /// Whether a modifier sets the badge, possibly to none.
    var setsBadge = false
    var badge: Text?

    /// Whether a tab bar omits the tab.
    func isHidden(_ customization: TabViewCustomization?, standsForSidebar: Bool) -> Bool {
        if isHidden { return true }
        let place = standsForSidebar ? AdaptableTabBarPlacement.sidebar : .tabBar
        if standsForSidebar, !isFixed, let customizationID, let customization {
            let chosen = customization[sidebarVisibility: customizationID]
            if chosen != .automatic { return chosen == .hidden }
        }
        return (visibility[place] ?? visibility[.automatic]) == .hidden
    }
}

struct TabSettingsTraitKey: _TraitKey { typealias Value = TabSettings }

/// Tab content with settings.
struct ConfiguredTabContent<Base: TabContent>: TabContent {
    typealias TabValue = Base.TabValue
    typealias Body = _PrimitiveTabContent<TabValue>
    var base: Base
    var change: (inout TabSettings) -> Void

    var _tabSettings: _TabSettings {
        var settings = base._tabSettings
        change(&settings.settings)
        return settings
    }

    var _bareTabs: AnyView { base._bareTabs }
    // Of several traits the innermost applies, so the settings of all modifiers are written as one.
    var _tabs: AnyView { AnyView(base._bareTabs.modifier(_TraitWritingModifier<TabSettingsTraitKey>(value: _tabSettings.settings))) }
}

/// The settings of tab content, which modifiers change.
public struct _TabSettings {
    var settings = TabSettings()
}

extension TabContent {
    public var _bareTabs: AnyView { _tabs }
    public var _tabSettings: _TabSettings { _TabSettings() }

    nonisolated func configured(_ change: @escaping (inout TabSettings) -> Void) -> ConfiguredTabContent<Self> {
        ConfiguredTabContent(base: self, change: change)
    }

    /// Gives the tab the identifier by which a `TabViewCustomization` refers to it.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        configured { $0.customizationID = id }
    }

    /// Sets whether a `TabViewCustomization` applies to the tab. The places are ignored, except that `tabBar` alone changes nothing.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let applies = placements != [.tabBar]
        return configured { if applies { $0.isFixed = behavior == .disabled } }
    }

    /// Sets whether the tab is shown in some places as long as it is not customized.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        configured { for place in placements { $0.visibility[place] = visibility } }
    }

    /// Hides the tab, whatever the customization of the tab view says.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        configured { if hidden { $0.isHidden = true } }
    }

    /// Keeps the user from selecting the tab, which the bar shows in grey. The program can still select it.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        configured { if disabled { $0.isDisabled = true } }
    }

    /// Shows a number as the badge of the tab; 0 removes the badge.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// Shows a text as the badge of the tab; nil removes the badge.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        configured {
            $0.setsBadge = true
            $0.badge = label
        }
    }

    /// Shows a localized text as the badge of the tab; nil removes the badge.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        badge(key.map { Text($0) })
    }

    /// Sets whether the tab is selected when a drag rests over it. The default selects it.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
        configured { $0.springLoading = behavior }
    }
}

extension EnvironmentValues {
    /// The customization of the tab views in the view.
    @Entry var tabViewCustomization: TabViewCustomization?
}

extension View {
    /// Sets which tabs this tab view shows; nil for the defaults of the tabs.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        environment(\.tabViewCustomization, customization?.wrappedValue)
    }
}
