import CoreGraphics

extension ViewTree {
    /// The accessibility elements of the window, in reading order.
    ///
    /// They are computed at each call, in time linear in the size of the tree. Elements behind a modal one are omitted.
    package func accessibilityElements() -> [AccessibilityElement] {
        guard let rootNode else { return [] }
        var presented = ContiguousArray<ViewNode>()
        presentationHost?.appendNodes(to: &presented)
        for node in presented.reversed() {
            let elements = AccessibilityReader.paired(AccessibilityReader.elements(in: node))
            if elements.contains(where: { $0.flattened.contains { $0.traits.contains(.isModal) } }) { return elements }
        }
        let elements = AccessibilityReader.paired(AccessibilityReader.elements(in: rootNode))
        // A popup that the program draws in the window itself may be modal too. It is in front of what it covers, and thus read first.
        let all = elements.flatMap(\.flattened)
        guard let modalView = all.first(where: { $0.modalView != nil })?.modalView else { return elements }
        return all.filter { $0.modalView == modalView }
    }
}

extension ViewNode {
    /// The accessibility element of a node with accessibility properties; nil if it has none. The element of a view whose properties apply to several
    /// elements is a group of them.
    package final var accessibilityElement: AccessibilityElement? {
        let isElement =
            self is AccessibilityNode || self is AccessibilityLabelNode || self is AccessibilityLabelContentNode || self is AccessibilityValueNode
            || self is AccessibilityValueViewNode
        guard isElement else { return nil }
        let elements = AccessibilityReader.elements(in: self)
        if elements.count > 1, let node = self as? AccessibilityNode { return AccessibilityReader.group(elements, describedBy: node) }
        return elements.first
    }
}

extension ViewNode {
    /// The labels of the accessibility elements in the node; nil without any.
    package final var accessibilityText: String? { AccessibilityReader.label(AccessibilityReader.elements(in: self)) }
}

/// Builds the accessibility elements of nodes.
private enum AccessibilityReader {
    static func elements(in node: ViewNode) -> [AccessibilityElement] {
        if node.hidesContent { return [] }
        switch node {
        case let node as TextNode:
            guard let text = node.inspectorFacts.first?.value, !text.isEmpty else { return [] }
            var found = element(of: node, role: .staticText, label: text, traits: .isStaticText)
            node.describe(&found)
            return [found]
        case let node as ImageNode:
            guard let label = node.accessibilityLabel else { return [] }
            return [element(of: node, role: .image, label: label, traits: .isImage)]
        case let node as AccessibilityRepresentationNode:
            return node.secondary.map { elements(in: $0) } ?? []
        case let node as AccessibilityChildrenNode:
            let found = elements(in: node.child)
            var result = found.count == 1 ? found[0] : element(of: node, role: .group)
            result.children = node.secondary.map { elements(in: $0) } ?? []
            return [result]
        case let node as AccessibilityLabelNode:
            var found = elements(in: node.child)
            if found.count == 1, found[0].label == nil {
                found[0].label = node.secondary.flatMap { label(elements(in: $0)) }
            }
            return found
        case let node as AccessibilityLabelContentNode:
            let found = elements(in: node.child)
            guard let text = node.secondary.flatMap({ label(elements(in: $0)) }) else { return found }
            var result = found.count == 1 ? found[0] : element(of: node, role: .group)
            if found.count > 1 { result.children = found }
            result.label = text
            return [result]
        case let node as OriginalLabelNode:
            guard let labelled = node.labelled, let text = label(elements(in: labelled.child)) else { return [] }
            return [element(of: node, role: .staticText, label: text)]
        case let node as AccessibilityValueViewNode:
            var found = elements(in: node.child)
            if found.count == 1, let value = node.secondary.flatMap({ label(elements(in: $0)) }) { found[0].value = value }
            return found
        case let node as AccessibilityActionsNode:
            var found = elements(in: node.child)
            guard found.count == 1, let actions = node.secondary else { return found }
            for action in elements(in: actions).flatMap(\.flattened) where action.isEnabled {
                guard let activation = action.actions.first(where: { $0.kind == .activate }), let label = action.label else { continue }
                var entry = AccessibilityActionEntry(.named, name: Text(verbatim: label), perform: activation.perform)
                entry.category = node.category?.name
                found[0].actions.append(entry)
            }
            return found
        case let node as AccessibilityValueNode:
            var found = elements(in: node.child)
            if found.count == 1 { (found[0].label, found[0].value) = (nil, found[0].label) }
            return found
        case let node as AccessibilityNode:
            return elements(of: node)
        case is ZStackNode, is SecondaryViewNode:
            return elementsOfChildren(of: node, frontFirst: true)
        case let node as any ContentOutlined:
            var found = elementsOfChildren(of: node)
            if found.count == 1, let outline = node.outline(for: .accessibility) {
                found[0].frame = outline.boundingRect.applying(node.transform(to: nil))
            }
            return found
        case let node as any FocusTarget:
            var found = elementsOfChildren(of: node)
            if found.count == 1, found[0].focusTarget == nil { found[0].focusTarget = node }
            return found
        default:
            return elementsOfChildren(of: node)
        }
    }

    /// Returns the first node in a subtree that can have the focus.
    private static func focusTarget(in node: ViewNode) -> (any FocusTarget)? {
        if let target = node as? any FocusTarget { return target }
        var target: (any FocusTarget)?
        node.forEachChild { if target == nil { target = focusTarget(in: $0) } }
        return target
    }

    /// Returns the elements of the children, ordered by their sort priorities.
    ///
    /// Children that lie upon each other are read from front to back, others in the order of the program (measured on macOS 27).
    private static func elementsOfChildren(of node: ViewNode, frontFirst: Bool = false) -> [AccessibilityElement] {
        var groups: [[AccessibilityElement]] = []
        node.forEachChild { groups.append(elements(in: $0)) }
        let found = (frontFirst ? groups.reversed() : groups).flatMap { $0 }
        guard found.contains(where: { $0.sortPriority != 0 }) else { return found }
        return found.enumerated().sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }.map(\.element)
    }

    private static func element(
        of node: ViewNode, role: AccessibilityRole, label: String? = nil, traits: AccessibilityTraits = []
    ) -> AccessibilityElement {
        AccessibilityElement(
            role: role, label: label, traits: traits, isEnabled: node.environmentScope.values.isEnabled, frame: node.globalFrame)
    }

    /// - Parameter isShown: Whether a later modifier of the same view shows it, whatever this one says.
    private static func elements(of node: AccessibilityNode, isShown: Bool = false) -> [AccessibilityElement] {
        let properties = node.properties
        if properties.isHidden == true, !isShown { return [] }
        var inner =
            if let child = node.child as? AccessibilityNode {
                elements(of: child, isShown: isShown || properties.isHidden == false)
            } else {
                elements(in: node.child)
            }
        var result: AccessibilityElement
        switch properties.childBehavior?.storage {
        case .ignore:
            result = element(of: node, role: .group)
        case .contain:
            result = element(of: node, role: .group)
            result.children = inner
        case .combine:
            result = combined(inner, as: node)
        case nil:
            if inner.count == 1 {
                result = inner[0]
                inner = []
            } else if inner.isEmpty {
                guard properties.makesElement else { return [] }
                result = element(of: node, role: .group)
            } else {
                // The properties of a stack apply to each element in it (measured on macOS 27).
                guard properties.makesGroup || (properties.makesElement || properties.identifier != nil) && scrolls(node) else {
                    return inner.map { element in
                        var described = apply(properties, of: node, to: element)
                        if let identifier = element.identifier { described.identifier = identifier }
                        return described
                    }
                }
                return [group(inner, describedBy: node)]
            }
        }
        if result.children.isEmpty, result.focusTarget == nil { result.focusTarget = focusTarget(in: node.child) }
        return [apply(properties, of: node, to: result)]
    }

    /// Returns a group of elements with the properties of a node.
    static func group(_ elements: [AccessibilityElement], describedBy node: AccessibilityNode) -> AccessibilityElement {
        var result = element(of: node, role: .group)
        result.children = elements
        return apply(node.properties, of: node, to: result)
    }

    /// Whether the view of a node scrolls, or is a modified view that does.
    private static func scrolls(_ node: ViewNode) -> Bool {
        if node is ScrollNode { return true }
        guard let node = node as? UnaryNode else { return false }
        return scrolls(node.child)
    }

    /// Gives each element of a labeled pair the label of the other one, unless it has a label of its own.
    static func paired(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        let all = elements.flatMap(\.flattened)
        var labels: [AnyHashable: String] = [:]
        for element in all {
            if let pair = element.labeledPair, pair.role == .label, let label = element.label { labels[pair.id] = label }
        }
        guard !labels.isEmpty else { return elements }
        func labelled(_ element: AccessibilityElement) -> AccessibilityElement {
            var element = element
            element.children = element.children.map(labelled)
            guard let pair = element.labeledPair, pair.role == .content, let label = labels[pair.id] else { return element }
            // A text is read as the value of its label.
            if element.role == .staticText, element.value == nil { (element.label, element.value) = (nil, element.label) }
            if element.label == nil { element.label = label }
            return element
        }
        return elements.map(labelled)
    }

    private static func joined(_ strings: [String?]) -> String? {
        let present = strings.compactMap { $0 }.filter { !$0.isEmpty }
        return present.isEmpty ? nil : present.joined(separator: ", ")
    }

    /// Returns the combined label of elements.
    static func label(_ elements: [AccessibilityElement]) -> String? {
        joined(elements.flatMap(\.flattened).map(\.label))
    }

    /// Returns one element for several (measured on macOS 27): it has the role of the first control, which it activates, and offers all controls as
    /// named actions.
    private static func combined(_ elements: [AccessibilityElement], as node: AccessibilityNode) -> AccessibilityElement {
        let all = elements.flatMap(\.flattened)
        let controls = all.filter(\.isActivated)
        var result = element(of: node, role: (controls.first ?? all.first { $0.role == .staticText } ?? all.first)?.role ?? .group)
        var labels: [String?] = []
        var hasControl = false
        for element in all where !element.isActivated || !hasControl {
            labels.append(element.label)
            if element.isActivated { hasControl = true }
        }
        result.label = joined(labels)
        result.value = joined(all.map(\.value))
        result.hint = joined(all.map(\.hint))
        result.traits = all.reduce([]) { $0.union($1.traits) }
        result.actions = controls.prefix(1).flatMap { $0.actions.filter { $0.kind == .activate } }
        for element in all {
            for action in element.actions {
                guard action.kind == .activate else { result.actions.append(action); continue }
                guard all.count > 1 else { continue }
                result.actions.append(AccessibilityActionEntry(.named, name: element.label.map { Text(verbatim: $0) }, perform: action.perform))
            }
        }
        return result
    }

    private static func apply(
        _ properties: AccessibilityProperties, of node: AccessibilityNode, to element: AccessibilityElement
    ) -> AccessibilityElement {
        var element = element
        if let role = properties.role { element.role = role }
        var actions = properties.actions
        if let role = properties.roleOfPlainContent {
            if [.staticText, .image, .group].contains(element.role) {
                element.role = role
            } else {
                // Activating a nested control takes precedence over selecting the view.
                actions.removeAll { $0.kind == .activate }
            }
        }
        if let label = node.string(properties.label) { element.label = label }
        if let value = node.string(properties.value) { element.value = value }
        if let hint = node.string(properties.hint) { element.hint = hint }
        if let identifier = properties.identifier { element.identifier = identifier }
        if let priority = properties.sortPriority { element.sortPriority = priority }
        if let labels = properties.inputLabels { element.inputLabels = labels.compactMap { node.string($0) } }
        if let level = properties.headingLevel { element.headingLevel = level }
        if let amount = properties.amount { element.amount = amount }
        node.describe(&element)
        element.traits = element.traits.union(properties.addedTraits).subtracting(properties.removedTraits)
        if element.role == .staticText || element.role == .group {
            if element.traits.contains(.isImage) { element.role = .image }
            if element.traits.contains(.isButton) { element.role = .button }
            if element.traits.contains(.isLink) { element.role = .link }
            if element.traits.contains(.isHeader) { element.role = .heading }
        }
        if [.staticText, .group, .image].contains(element.role), actions.contains(where: { $0.kind == .activate }) { element.role = .button }
        if element.role == .button, properties.removedTraits.contains(.isButton) { element.role = .group }
        if properties.addedTraits.contains(.isModal), element.modalView == nil { element.modalView = ObjectIdentifier(node) }
        if element.role == .button, element.traits.contains(.isStaticText) { element.traits.remove(.isStaticText) }
        // The program's actions replace those of the view.
        element.actions =
            actions
            + element.actions.filter { inner in
                inner.kind == .named || !actions.contains { $0.kind == inner.kind }
            }
        if let anchor = properties.activationPoint {
            element.actions.removeAll { $0.kind == .activate }
            element.actions.append(AccessibilityActionEntry(.activate) { [weak node] in node?.tap(at: anchor) })
        }
        if properties.respondsToUserInteraction == false {
            element.actions = []
            element.focusTarget = nil
        }
        return element
    }
}
