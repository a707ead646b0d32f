/// Remembers which view had the focus before a menu or a modal presentation took it, so that it gets the focus back when that closes.
///
/// Menus open menus: a nested menu returns the focus to the menu it came from, or, if both close at once, to the view that the
/// first menu took it from. Sheets and alerts do the same.
final class FocusLoans {
    private final class Loan {
        weak var item: DynamicChild?
        weak var lender: (any FocusTarget)?
        let isModal: Bool

        init(item: DynamicChild, lender: (any FocusTarget)?, isModal: Bool) {
            self.item = item
            self.lender = lender
            self.isModal = isModal
        }
    }

    private var loans: [Loan] = []
    private unowned(unsafe) let tree: ViewTree

    init(tree: ViewTree) {
        self.tree = tree
    }

    /// Records the focused view before a presentation takes the focus.
    ///
    /// A menu takes the focus itself. A modal presentation removes it from the views behind, so that they receive no keys.
    func begin(_ item: DynamicChild, isModal: Bool) {
        let lender = tree.focus.focused
        loans.append(Loan(item: item, lender: lender, isModal: isModal))
        guard isModal, let lender else { return }
        tree.schedule { [handle = tree.handle, weak lender] in
            if let focus = handle?.tree?.focus, let lender, focus.focused === lender { focus.focus(nil) }
        }
    }

    /// The view from which the first of the open menus has taken the focus.
    var lender: (any FocusTarget)? { loans.first { $0.item != nil && !$0.isModal }?.lender }

    /// Whether a menu has taken the focus from a view, which then still looks focused.
    func isLent(by target: any FocusTarget) -> Bool {
        loans.contains { $0.item != nil && !$0.isModal && $0.lender === target }
    }

    /// Ends the loan of a presentation that closes, and returns the focus if it is inside the presentation or, behind a modal one, nowhere.
    func end(_ item: DynamicChild) {
        guard let index = loans.firstIndex(where: { $0.item === item }) else { return }
        let path = tree.focus.path
        var isFocusInside = false
        item.forEachNode { node in if path.contains(where: { $0 === node }) { isFocusInside = true } }
        let isBehindModal = loans[(index + 1)...].contains { $0.isModal && $0.item != nil }
        guard !isBehindModal, isFocusInside || loans[index].isModal && tree.focus.focused == nil else {
            // Keep the loan: a nested presentation that closes too needs its lender.
            loans[index].item = nil
            loans[index].lender?.invalidateDisplay()
            if loans.allSatisfy({ $0.item == nil }) { loans = [] }
            return
        }
        // A modal presentation that stays open and the loans before it have lenders behind it, which must not get the focus.
        let outerModal = loans[..<index].lastIndex { $0.isModal && $0.item != nil }
        let usable = loans[(outerModal.map { $0 + 1 } ?? 0)...index]
        let lender = usable.reversed().lazy.compactMap(\.lender).first { $0.canFocus && !self.isDeparting($0) }
        loans.removeSubrange(index...)
        tree.schedule { [handle = tree.handle, holder = tree.focus.focused, weak lender] in
            // Do not take the focus from a view that has received it since.
            guard let focus = handle?.tree?.focus, focus.focused == nil || focus.focused === holder else { return }
            focus.focus(lender)
        }
    }

    private func isDeparting(_ target: any FocusTarget) -> Bool {
        func isDeparting(_ node: ViewNode) -> Bool { node.hasEnded || node.flags.contains(.isDeparting) }
        return isDeparting(target) || target.ancestors.contains(where: isDeparting)
    }
}
