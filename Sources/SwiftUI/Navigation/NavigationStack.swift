import SwiftUICore

/// A view that shows a root view and, above it, one page for each value of a path.
///
/// Links push values onto the path, and going back removes the last one. Without a `path` the stack manages the path itself. See
/// `View.navigationDestination(for:destination:)` for how values are mapped to pages.
///
/// ```swift
/// NavigationStack(path: $path) {
///     CityList()
///         .navigationDestination(for: City.self) { CityDetails(city: $0) }
/// }
/// ```
public struct NavigationStack<Data, Root: View> {
    private let makeAccess: (() -> NavigationPathAccess)?
    private let root: Root

    /// Creates a stack that manages its own path.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        makeAccess = nil
        self.root = root()
    }

    /// Creates a stack with a path of values of arbitrary types.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        makeAccess = { NavigationPathAccess(path) }
        self.root = root()
    }

    /// Creates a stack whose path is a collection of values of one type. Links to values of other types have no effect.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        makeAccess = { NavigationPathAccess(path) }
        self.root = root()
    }
}

extension NavigationStack: View {
    public var body: some View {
        NavigationContainer(path: makeAccess?(), root: root)
    }
}
