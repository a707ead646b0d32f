/// Remembers who had the focus before menus took it, which get it back when these go.
///
/// Menus open menus: what lies over another returns the focus to it, or where both go at once to whom the first one had it from.
final class FocusLoans {
    private final class Loan {
        weak var item: DynamicChild?
        weak var lender: (any FocusTarget)?

        init(item: DynamicChild, lender: (any FocusTarget)?) {
            self.item = item
            self.lender = lender
        }
    }

    private var loans: [Loan] = []
    private unowned(unsafe) let tree: ViewTree

    init(tree: ViewTree) {
        self.tree = tree
    }

    /// Something is presented that is about to take the focus.
    func begin(_ item: DynamicChild) {
        loans.append(Loan(item: item, lender: tree.focus.focused))
    }

    /// Whether a menu has the focus from a view, which then looks as if it had it still.
    func isLent(by target: any FocusTarget) -> Bool {
        loans.contains { $0.item != nil && $0.lender === target }
    }

    /// It goes, and with it the focus, if that is there.
    func end(_ item: DynamicChild) {
        guard let index = loans.firstIndex(where: { $0.item === item }) else { return }
        let path = tree.focus.path
        var isFocusInside = false
        item.forEachNode { node in if path.contains(where: { $0 === node }) { isFocusInside = true } }
        guard isFocusInside else {
            // Needed by what lies over it and goes too.
            loans[index].item = nil
            loans[index].lender?.invalidateDisplay()
            if loans.allSatisfy({ $0.item == nil }) { loans = [] }
            return
        }
        let lender = loans[...index].reversed().lazy.compactMap(\.lender).first { $0.canFocus && !self.isLeaving($0) }
        loans.removeSubrange(index...)
        tree.schedule { [handle = tree.handle, holder = tree.focus.focused, weak lender] in
            // Whoever was given the focus meanwhile keeps it.
            guard let focus = handle?.tree?.focus, focus.focused == nil || focus.focused === holder else { return }
            focus.focus(lender)
        }
    }

    private func isLeaving(_ target: any FocusTarget) -> Bool {
        var node: ViewNode? = target
        while let current = node {
            if current.hasEnded || current.flags.contains(.isLeaving) { return true }
            node = current.parent
        }
        return false
    }
}
