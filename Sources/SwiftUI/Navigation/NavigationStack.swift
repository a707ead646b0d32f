import SwiftUICore

/// Shows a root view and pages over it, one for each value of a path.
///
/// Without a path of the program's own the stack keeps one.
public struct NavigationStack<Data, Root: View> {
    private let makeAccess: (() -> NavigationPathAccess)?
    private let root: Root

    /// A stack that keeps its own path.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        makeAccess = nil
        self.root = root()
    }

    /// A stack that shows pages for the values of a path of any types.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        makeAccess = { NavigationPathAccess(path) }
        self.root = root()
    }

    /// A stack that shows pages for the values of a collection.
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
