import CoreGraphics

/// Manages the focus of a tree, and notifies focus states, readers of focused values and the host when it moves.
package final class FocusCoordinator {
    private unowned(unsafe) let tree: ViewTree
    /// The view that has the focus; nil if none has.
    package private(set) var focused: (any FocusTarget)?
    /// The focus states with a value bound to the focused view or one of its ancestors.
    private var activeRequesters: [any FocusRequester] = []
    var shortcuts = ElementList<KeyboardShortcutNode>()
    var valueReaders = ElementList<FocusedValueReader>()
    var sceneValues = ElementList<FocusedValueNode>()
    private var areValuesStale = false
    /// How often the program has set a focus state.
    private(set) var requestCount = 0
    private var isRevealNeeded = false
    /// The views that get the focus back when menus close.
    private(set) lazy var loans = FocusLoans(tree: tree)
    /// The view that the commands of the Edit menu act on.
    private(set) lazy var editCommands = EditCommandTarget(tree: tree)
    /// Called when the focus has moved to another view or to none, so that the window can show or hide the keyboard and the input method.
    package var onFocusChange: (() -> Void)?

    init(tree: ViewTree) {
        self.tree = tree
    }

    // MARK: Moving the focus

    /// Moves the focus to a view that can have it, or removes it if the view is nil.
    package func focus(_ target: (any FocusTarget)?) {
        if let target, !target.canFocus { return updateStates() }
        guard target !== focused else { return updateStates() }
        let previous = focused
        focused = target
        if let previous, !previous.hasEnded { previous.focusChanged(to: false) }
        // focusChanged(to:) may have moved the focus again.
        guard focused === target else { return }
        target?.focusChanged(to: true)
        guard focused === target else { return }
        updateStates()
        valuesChanged()
        editCommands.refresh()
        if target != nil { revealFocus() }
        onFocusChange?()
    }

    /// Gives the focus to the first view that takes input, such as a text field or a list whose rows are selected, when a window opens. On macOS
    /// windows do that unless the program has chosen a view; on iOS a field would bring up the keyboard.
    package func focusFirstInput() {
        guard tree.environment.platformProfile.isMac, focused == nil, requestCount == 0 else { return }
        if let target = targets(in: tree).first(where: { $0.focusInteractions.contains(.edit) }) { focus(target) }
    }

    /// Moves the focus to the view that a focus state requests.
    func follow(_ requester: any FocusRequester) {
        requestCount += 1
        switch requester.requestedTarget {
        case .target(let target):
            focus(target)
        case .nothing:
            if path.contains(where: { ($0 as? FocusBindingNode).map(requester.isNode) ?? false }) { focus(nil) } else { updateStates() }
        case .missing:
            requester.focusMoved(to: path.lazy.compactMap { $0 as? FocusBindingNode }.first(where: requester.isNode))
        }
    }

    /// Sets every focus state to the value of the view that has the focus now.
    func updateStates() {
        var requesters: [any FocusRequester] = []
        let nodes = path.compactMap { $0 as? FocusBindingNode }
        for node in nodes {
            guard let requester = node.requester, !requesters.contains(where: { $0 === requester }) else { continue }
            requesters.append(requester)
        }
        let left = activeRequesters.filter { old in !requesters.contains { $0 === old } }
        activeRequesters = requesters
        for requester in left { requester.focusMoved(to: nil) }
        for requester in requesters { requester.focusMoved(to: nodes.first(where: requester.isNode)) }
    }

    /// The focused view and its ancestors, from the innermost outwards.
    package var path: [ViewNode] {
        guard let focused else { return [] }
        return [focused] + focused.ancestors
    }

    /// Whether a node or one of its descendants has the focus.
    package func isFocusInside(_ node: ViewNode) -> Bool {
        path.contains { $0 === node }
    }

    /// Removes the focus from a view that has ended.
    func targetEnded(_ target: any FocusTarget) {
        guard target === focused else { return }
        focused = nil
        tree.schedule { [handle = tree.handle] in
            guard let tree = handle?.tree else { return }
            tree.focus.updateStates()
            tree.focus.valuesChanged()
            tree.focus.editCommands.refresh()
            tree.focus.onFocusChange?()
        }
    }

    /// Removes the focus at the end of the round if the focused view can no longer have it.
    package func targetBecameUnable() {
        tree.schedule { [handle = tree.handle] in
            if let tree = handle?.tree, let focused = tree.focus.focused, !focused.canFocus { tree.focus.focus(nil) }
        }
    }

    /// Clears all state when the tree is destroyed.
    func removeAll() {
        focused = nil
        activeRequesters = []
    }

    // MARK: Revealing the focused view

    /// Scrolls the focused view into sight once layout is done.
    package func revealFocus() {
        guard !isRevealNeeded, focused != nil else { return }
        isRevealNeeded = true
        tree.schedule { [handle = tree.handle] in handle?.tree?.focus.reveal() }
    }

    private func reveal() {
        isRevealNeeded = false
        guard let focused, !focused.hasEnded else { return }
        var area = focused.focusArea
        var node: ViewNode = focused
        while let parent = node.parent {
            area = area.applying(CGAffineTransform(translationX: node.origin.x, y: node.origin.y))
            if let scroll = parent as? ScrollNode {
                area = scroll.reveal(area)
            } else if let transform = parent.contentTransform {
                area = area.applying(transform)
            }
            node = parent
        }
    }

    // MARK: Focused values

    /// Schedules an update of the readers of focused values.
    func valuesChanged() {
        guard !areValuesStale, !valueReaders.isEmpty else { return }
        areValuesStale = true
        tree.schedule { [handle = tree.handle] in handle?.tree?.focus.updateValues() }
    }

    private func updateValues() {
        areValuesStale = false
        let values = values
        for reader in valueReaders.all() { reader.update(from: values) }
    }

    /// The focused values: those of the scene, overridden by those of the focused view's ancestors, the innermost last. While a menu is
    /// open, they are those of the view from which it has taken the focus, so that the commands in it act on that view.
    var values: FocusedValues {
        var values = FocusedValues()
        for node in sceneValues.all() { node.write(to: &values) }
        let lenderPath: [ViewNode]? = loans.lender.map { [$0] + $0.ancestors }
        for node in (lenderPath ?? path).reversed() {
            if let node = node as? FocusedValueNode, !node.isForScene { node.write(to: &values) }
        }
        return values
    }
}

extension ScrollNode {
    /// The margin kept around an area that is scrolled into sight, in points.
    private static var revealMargin: CGFloat { 8 }

    /// Scrolls so that an area of the content is visible as far as possible. Returns the area in the node's coordinates.
    func reveal(_ area: CGRect) -> CGRect {
        let insets = insets
        let window = CGRect(
            x: offset.x + insets.leading, y: offset.y + insets.top,
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        var target = offset
        for axis in Axis.allCases where scrolls(along: axis) {
            let (start, length) = axis == .vertical ? (window.minY, window.height) : (window.minX, window.width)
            var (first, last) = axis == .vertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
            let margin = max(0, min(Self.revealMargin, (length - (last - first)) / 2))
            (first, last) = (first - margin, last + margin)
            if first < start || last - first > length {
                target[axis] += first - start
            } else if last > start + length {
                target[axis] += last - start - length
            }
        }
        if target != offset { scroll(to: target, transaction: tree.transactions.current) }
        let end = clamped(target)
        return area.applying(CGAffineTransform(translationX: -end.x, y: -end.y))
    }
}
