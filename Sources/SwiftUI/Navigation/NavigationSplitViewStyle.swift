import SwiftUICore

/// How a split view arranges its columns.
public protocol NavigationSplitViewStyle {
    /// Whether the leading columns lie over the detail column instead of beside it.
    nonisolated var _coversDetail: Bool { get }
}

/// The default style: the columns stand side by side.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}

    nonisolated public var _coversDetail: Bool { false }
}

/// The detail column becomes narrower where leading columns are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}

    nonisolated public var _coversDetail: Bool { false }
}

/// The detail column keeps its size; the leading columns lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}

    nonisolated public var _coversDetail: Bool { true }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style: the columns stand side by side.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The detail column becomes narrower where leading columns are shown.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail column keeps its size; the leading columns lie over it.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

extension EnvironmentValues {
    /// Whether the leading columns of a split view lie over the detail column.
    @Entry var leadingColumnsCoverDetail = false
}

extension View {
    /// Sets how the split views in this view arrange their columns.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.leadingColumnsCoverDetail, style._coversDetail)
    }
}

/// Extends the detail column below the leading columns.
struct CoveredDetail {
    /// The width of the leading columns that lie over the detail column, in points; 0 if they stand beside it.
    var width: CGFloat
}

extension CoveredDetail: ViewModifier {
    func body(content: Content) -> some View {
        if width > 0 {
            content.padding(.leading, -width).zIndex(-1)
        } else {
            content
        }
    }
}
