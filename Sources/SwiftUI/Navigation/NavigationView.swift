import SwiftUICore

/// Shows a view under a bar, and over it the pages of the links in it that are followed.
///
/// Several views are columns where there is room for them.
public struct NavigationView<Content: View> {
    let content: Content

    /// A container of the views that the closure builds.
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

/// Several views, each of which may be a column.
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

/// How a `NavigationView` shows its views.
@MainActor @preconcurrency public protocol NavigationViewStyle {
    /// Whether pages lie on top of each other even where there is room for columns.
    nonisolated var _isStacked: Bool { get }
}

/// Columns where there is room, pages on top of each other elsewhere.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _isStacked: Bool { false }
}

/// Pages on top of each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _isStacked: Bool { true }
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated init() {}
    nonisolated public var _isStacked: Bool { false }
}

/// Two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _isStacked: Bool { false }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Columns where there is room, pages on top of each other elsewhere.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Pages on top of each other.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum IsNavigationStackedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var isNavigationStacked: Bool {
        get { self[IsNavigationStackedKey.self] }
        set { self[IsNavigationStackedKey.self] = newValue }
    }
}

extension View {
    /// Says how navigation views in this view show theirs.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.isNavigationStacked, style._isStacked)
    }
}
