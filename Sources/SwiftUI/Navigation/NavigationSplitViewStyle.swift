import SwiftUICore

/// How a split view arranges its columns.
public protocol NavigationSplitViewStyle {
    /// Whether the leading columns lie over the detail column instead of beside it; nil if they do where there is little room.
    nonisolated var _coversDetail: Bool? { get }
}

/// The default style: the columns stand side by side, or on iOS, where the detail column would become narrow, the leading columns lie over it.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}

    nonisolated public var _coversDetail: Bool? { nil }
}

/// The detail column becomes narrower where leading columns are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}

    nonisolated public var _coversDetail: Bool? { false }
}

/// The detail column keeps its size; the leading columns lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}

    nonisolated public var _coversDetail: Bool? { true }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style: the columns stand side by side, or on iOS, where the detail column would become narrow, the leading columns lie over it.
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
    /// Whether the leading columns of a split view lie over the detail column; nil if they do where there is little room.
    @Entry var leadingColumnsCoverDetail: Bool?
}

extension View {
    /// Sets how the split views in this view arrange their columns.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.leadingColumnsCoverDetail, style._coversDetail)
    }
}

/// Extends the detail column below the leading columns. On iOS it is dimmed, and a tap on it hides the columns, as in UIKit's split views.
struct CoveredDetail {
    /// The width of the leading columns that lie over the detail column, in points; 0 if they stand beside it.
    var width: CGFloat
    var hideColumns: () -> Void
    @Environment(\.surfaces) private var surfaces

    init(width: CGFloat, hideColumns: @escaping () -> Void) {
        self.width = width
        self.hideColumns = hideColumns
    }
}

extension CoveredDetail: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding(.leading, -width)
            .overlay {
                if width > 0, !surfaces.isMac {
                    surfaces.dimming
                        .ignoresSafeArea()
                        .contentShape(Rectangle())
                        .onTapGesture(perform: hideColumns)
                        .accessibilityHidden(true)
                        .transition(.opacity)
                }
            }
            .zIndex(width > 0 ? -1 : 0)
    }
}
