import SwiftUICore

/// When the tab bar of a tab view is reduced to the selected tab.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private enum Kind { case automatic, onScrollDown, onScrollUp, never }
    private let kind: Kind

    /// The default of the platform: never.
    public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
    /// When the content of the selected tab scrolls down; scrolling up restores the bar.
    public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
    /// When the content of the selected tab scrolls up; scrolling down restores the bar.
    public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
    /// Never.
    public static let never = TabBarMinimizeBehavior(kind: .never)

    /// Returns whether a bar is minimized after content has scrolled from one offset to another, in points; nil for no change.
    func isMinimized(from old: CGFloat, to new: CGFloat) -> Bool? {
        let isDown = new > old
        switch kind {
        case .automatic, .never: return false
        case .onScrollDown: return new == old ? nil : isDown && new > 0
        case .onScrollUp: return new == old ? nil : !isDown
        }
    }
}

/// The place of the accessory below the tabs of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Beside the selected tab of a minimized tab bar.
    case inline
    /// Above the tab bar.
    case expanded
}

/// The accessory of a tab view, made anew whenever the view that sets it changes.
final class TabBottomAccessory {
    let view: AnyView

    init(_ view: AnyView) {
        self.view = view
    }
}

extension EnvironmentValues {
    /// The place of the tab view accessory that contains the view; nil outside of an accessory.
    @Entry public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?

    @Entry var tabBarMinimizeBehavior: TabBarMinimizeBehavior = .automatic

    @Entry var tabBottomAccessory: TabBottomAccessory?
}

extension View {
    /// Sets when the tab bar of this tab view is reduced to the selected tab, on iOS. A tap on that tab restores the bar.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabBarMinimizeBehavior, behavior)
    }

    /// Shows a view, such as the controls of a player, above the tab bar of this tab view: beside the selected tab if the bar is minimized,
    /// and on macOS below the content of the tabs.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view above the tab bar of this tab view if `isEnabled` is true.
    nonisolated public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View {
        environment(\.tabBottomAccessory, isEnabled ? TabBottomAccessory(AnyView(content())) : nil)
    }
}

/// The surface of the accessory of a tab view.
struct TabAccessoryBar: View {
    var accessory: TabBottomAccessory
    var placement: TabViewBottomAccessoryPlacement
    @Environment(\.platformProfile) private var profile

    init(accessory: TabBottomAccessory, placement: TabViewBottomAccessoryPlacement) {
        self.accessory = accessory
        self.placement = placement
    }

    var body: some View {
        accessory.view
            .environment(\.tabViewBottomAccessoryPlacement, placement)
            .environment(\.tabBottomAccessory, nil)
            .frame(maxWidth: .infinity, minHeight: profile.bars.glass?.accessoryHeight ?? 44)
            .modifier(TabBarSurface())
    }
}
