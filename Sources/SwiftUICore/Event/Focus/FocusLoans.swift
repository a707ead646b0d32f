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
    /// A menu takes the focus itself. A modal presentation removes it from the views behind, so that they receive no keys. On macOS it gives the
    /// focus to its first text field, as windows do when they open.
    func begin(_ item: DynamicChild, isModal: Bool) {
        let lender = tree.focus.focused
        loans.append(Loan(item: item, lender: lender, isModal: isModal))
        guard isModal, lender != nil || tree.environment.platformProfile.isMac else { return }
        tree.schedule { [handle = tree.handle, weak lender, weak item] in
            guard let tree = handle?.tree else { return }
            if let lender, tree.focus.focused === lender { tree.focus.focus(nil) }
            if let item, !item.hasEnded, tree.environment.platformProfile.isMac, tree.focus.focused == nil {
                tree.focus.focus(Self.firstField(in: item))
            }
        }
    }

    /// Returns the first text field of a presentation that can have the focus; nil if there is none.
    ///
    /// While the presentation opens, all of its views may be hidden. A field that is more hidden than another one is not visible later either.
    private static func firstField(in item: DynamicChild) -> EditableTextNode? {
        var fields: [EditableTextNode] = []
        item.forEachNode { node in
            fields += FocusWalk(from: node, entersHidden: true).compactMap { $0 as? EditableTextNode }.filter(\.canFocus)
        }
        return fields.min { hidingCount($0) < hidingCount($1) }
    }

    private static func hidingCount(_ node: ViewNode) -> Int { node.ancestors.count(where: \.hidesContent) }

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
