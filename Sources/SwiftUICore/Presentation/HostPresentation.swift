/// A view that the program has put above the root view of a window from outside of the window's views.
@MainActor package final class HostPresentation {
    private weak var tree: ViewTree?
    private let item: DynamicChild

    fileprivate init(tree: ViewTree, item: DynamicChild) {
        self.tree = tree
        self.item = item
    }

    /// Whether the view is still part of the window. It ends with the window's root view.
    package var isActive: Bool { tree != nil && !item.hasEnded }
}

extension ViewTree {
    /// Puts a view above the root view, with the environment of the tree, until the root view is replaced.
    ///
    /// - Returns: Nil without a root view.
    @MainActor package func present<Presented: View>(_ view: Presented) -> HostPresentation? {
        guard let presentationHost, let rootScope else { return nil }
        let outer = ViewTree.enter(self)
        defer { ViewTree.enter(outer) }
        let inputs = _ViewInputs(tree: self, scope: rootScope, environment: rootEnvironment.scope, depth: 2, arity: .list)
        let (cell, _) = presentationHost.present(from: inputs) { view }
        setNeedsLayout()
        return HostPresentation(tree: self, item: cell)
    }
}
