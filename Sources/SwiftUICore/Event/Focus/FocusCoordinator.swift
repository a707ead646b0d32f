import CoreGraphics

/// Knows which view of a tree has the focus, and tells those who want to know.
package final class FocusCoordinator {
    private unowned(unsafe) let tree: ViewTree
    /// The view that has the focus.
    package private(set) var focused: (any FocusTarget)?
    /// The states that hold a value for the view that has the focus.
    private var activeRequesters: [any FocusRequester] = []
    var shortcuts = ElementList<KeyboardShortcutNode>()
    var valueReaders = ElementList<FocusedValueReader>()
    var sceneValues = ElementList<FocusedValueNode>()
    private var areValuesStale = false
    private var isRevealNeeded = false
    /// Called when another view, or none, has got the focus: a window shows or hides the keyboard and the input method.
    package var onFocusChange: (() -> Void)?

    init(tree: ViewTree) {
        self.tree = tree
    }

    // MARK: Moving the focus

    /// Gives the focus to a view, or takes it away.
    package func focus(_ target: (any FocusTarget)?) {
        if let target, !target.canFocus { return tellStates() }
        guard target !== focused else { return tellStates() }
        let previous = focused
        focused = target
        if let previous, !previous.hasEnded { previous.focusChanged(to: false) }
        // The function just called may have moved the focus again.
        guard focused === target else { return }
        target?.focusChanged(to: true)
        guard focused === target else { return }
        tellStates()
        valuesChanged()
        if target != nil { revealFocus() }
        onFocusChange?()
    }

    /// Moves the focus to where a state says.
    func follow(_ requester: any FocusRequester) {
        switch requester.requestedTarget {
        case .target(let target):
            focus(target)
        case .nothing:
            if path.contains(where: { ($0 as? FocusBindingNode).map(requester.isNode) ?? false }) { focus(nil) } else { tellStates() }
        case .missing:
            requester.focusMoved(to: path.lazy.compactMap { $0 as? FocusBindingNode }.first(where: requester.isNode))
        }
    }

    /// Lets every state have the value of the view that has the focus now.
    func tellStates() {
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

    /// The view that has the focus and those around it, the innermost first.
    package var path: [ViewNode] {
        var path: [ViewNode] = []
        var node: ViewNode? = focused
        while let current = node {
            path.append(current)
            node = current.parent
        }
        return path
    }

    /// Whether there is a view with the focus in a view, or it has the focus itself.
    package func isFocusInside(_ node: ViewNode) -> Bool {
        path.contains { $0 === node }
    }

    /// A view has gone; with it goes its focus.
    func targetEnded(_ target: any FocusTarget) {
        guard target === focused else { return }
        focused = nil
        tree.schedule { [handle = tree.handle] in
            guard let tree = handle?.tree else { return }
            tree.focus.tellStates()
            tree.focus.valuesChanged()
            tree.focus.onFocusChange?()
        }
    }

    /// The view that has the focus may not have it any more.
    package func targetBecameUnable() {
        tree.schedule { [handle = tree.handle] in
            if let tree = handle?.tree, let focused = tree.focus.focused, !focused.canFocus { tree.focus.focus(nil) }
        }
    }

    /// Forgets everything; the tree goes.
    func removeAll() {
        focused = nil
        activeRequesters = []
    }

    // MARK: Showing what has the focus

    /// Scrolls what has the focus into sight, once all is laid out.
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
            if let scroll = parent as? ScrollNode { area = scroll.reveal(area) } else if let transform = parent.contentTransform {
                area = area.applying(transform)
            }
            node = parent
        }
    }

    // MARK: Focused values

    /// What views give for the focus may have changed.
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

    /// What the scene gives, and before it what the views around the focus give, the innermost first of all.
    var values: FocusedValues {
        var values = FocusedValues()
        for node in sceneValues.all() { node.write(to: &values) }
        for node in path.reversed() {
            if let node = node as? FocusedValueNode, !node.isForScene { node.write(to: &values) }
        }
        return values
    }
}

extension ScrollNode {
    /// How much room stays around what is scrolled into sight, in points.
    private static var revealMargin: CGFloat { 8 }

    /// Scrolls so that an area of the content lies in the window as far as it can, and gives the area in the node's coordinates.
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
        if target != offset { scroll(to: target, transaction: tree.transaction) }
        let end = clamped(target)
        return area.applying(CGAffineTransform(translationX: -end.x, y: -end.y))
    }
}
