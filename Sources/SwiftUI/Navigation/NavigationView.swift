import SwiftUICore

/// A navigation container for views and the pages of their links. Superseded by `NavigationStack` and `NavigationSplitView`.
///
/// When the closure returns several views, they become columns where the horizontal size class is regular; elsewhere only the first is
/// shown, as the root of a stack.
public struct NavigationView<Content: View> {
    let content: Content

    /// Creates a navigation view with the content that the closure builds.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension NavigationView: View {
    public var body: some View {
        NavigationViewBody(content: content)
    }
}

private struct NavigationViewBody<Content: View>: View {
    var content: Content
    @Environment(\.isNavigationStacked) private var isStacked
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        if let columns = content as? any ColumnContent {
            let views = columns.columns
            if isStacked || sizeClass == .compact {
                NavigationContainer(path: nil, root: views[0])
            } else {
                ColumnsView(columns: views)
            }
        } else {
            NavigationContainer(path: nil, root: content)
        }
    }
}

/// Content made of several views, each of which may become a column.
protocol ColumnContent {
    var columns: [AnyView] { get }
}

extension TupleView: ColumnContent {
    var columns: [AnyView] {
        func open(_ view: some View) -> AnyView { AnyView(view) }
        return Mirror(reflecting: value).children.compactMap { child in
            (child.value as? any View).map { open($0) }
        }
    }
}

/// A type that selects between columns and stacked pages for a `NavigationView`.
@MainActor @preconcurrency public protocol NavigationViewStyle {
    /// Whether pages are stacked even where the horizontal size class is regular.
    nonisolated var _isStacked: Bool { get }
}

/// The default style: columns where the horizontal size class is regular, stacked pages elsewhere.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _isStacked: Bool { false }
}

/// A style that always stacks the pages.
public struct StackNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _isStacked: Bool { true }
}

/// A style that shows columns where the horizontal size class is regular.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated init() {}
    nonisolated public var _isStacked: Bool { false }
}

/// A style that shows two columns where the horizontal size class is regular.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _isStacked: Bool { false }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Columns where the horizontal size class is regular, stacked pages elsewhere.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Stacked pages in every size class.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns where the horizontal size class is regular.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension EnvironmentValues {
    @Entry var isNavigationStacked = false
}

extension View {
    /// Sets the style of the navigation views inside this view.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.isNavigationStacked, style._isStacked)
    }
}
