import CoreGraphics

/// A view as it is presented to assistive technologies.
package struct AccessibilityElement {
    package var role: AccessibilityRole
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: AccessibilityTraits
    package var inputLabels: [String] = []
    package var headingLevel: AccessibilityHeadingLevel?
    package var sortPriority: Double = 0
    package var isEnabled = true
    /// The number that the element shows; nil if it shows none.
    package var amount: AccessibilityAmount?
    /// The view that is focused when the element receives the accessibility focus; nil if it cannot be focused.
    package var focusTarget: (any FocusTarget)?
    /// The frame in the window, in points.
    package var frame: CGRect
    package var actions: [AccessibilityActionEntry] = []
    /// Further information in words: a name and its value, the most important first.
    package var customContent: [(name: String, value: String)] = []
    package var textContentType: AccessibilityTextContentType?
    package var speech = AccessibilitySpeech()
    package var rotors: [AccessibilityRotorList] = []
    package var linkedGroup: AnyHashable?
    package var labeledPair: (id: AnyHashable, role: AccessibilityLabeledPairRole)?
    package var directTouch: AccessibilityDirectTouchOptions?
    /// The points at which dragging the element may begin and at which something may be dropped on it, in the window.
    package var dragPoints: [(name: String, point: CGPoint)] = []
    package var dropPoints: [(name: String, point: CGPoint)] = []
    package var children: [AccessibilityElement] = []

    /// Performs an action. Returns whether the element offers it and is enabled.
    @discardableResult
    package func perform(_ kind: AccessibilityActionEntry.Kind) -> Bool {
        guard isEnabled, let action = actions.first(where: { $0.kind == kind }) else { return false }
        action.perform()
        return true
    }

    /// The element and its descendants, in reading order.
    package var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }
}

extension AccessibilityElement: CustomStringConvertible {
    /// The element and its descendants, one per line: `button "Save" value="2" [selected]`.
    package var description: String { lines(indentation: "").joined(separator: "\n") }

    private func lines(indentation: String) -> [String] {
        var line = indentation + role.rawValue
        if let label { line += " \"\(label)\"" }
        if let value { line += " value=\"\(value)\"" }
        if let hint { line += " hint=\"\(hint)\"" }
        if let identifier { line += " id=\(identifier)" }
        if !isEnabled { line += " disabled" }
        if traits.contains(.isSelected) { line += " selected" }
        for content in customContent { line += " \(content.name)=\"\(content.value)\"" }
        return [line] + children.flatMap { $0.lines(indentation: indentation + "  ") }
    }
}

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
        // A popup that the program draws in the window itself may be modal too.
        if let modal = elements.flatMap(\.flattened).last(where: { $0.traits.contains(.isModal) }) { return [modal] }
        return elements
    }
}

extension ViewNode {
    /// The accessibility element of a node with accessibility properties; nil if it has several elements or none.
    package final var accessibilityElement: AccessibilityElement? {
        let isElement =
            self is AccessibilityNode || self is AccessibilityLabelNode || self is AccessibilityLabelContentNode || self is AccessibilityValueNode
            || self is AccessibilityValueViewNode
        guard isElement else { return nil }
        let elements = AccessibilityReader.elements(in: self)
        return elements.count == 1 ? elements[0] : nil
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

    private static func elementsOfChildren(of node: ViewNode) -> [AccessibilityElement] {
        var found: [AccessibilityElement] = []
        node.forEachChild { found += elements(in: $0) }
        guard found.contains(where: { $0.sortPriority != 0 }) else { return found }
        return found.enumerated().sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }.map(\.element)
    }

    private static func element(
        of node: ViewNode, role: AccessibilityRole, label: String? = nil, traits: AccessibilityTraits = []
    ) -> AccessibilityElement {
        AccessibilityElement(
            role: role, label: label, traits: traits, isEnabled: node.environmentScope.values.isEnabled, frame: node.globalFrame)
    }

    private static func elements(of node: AccessibilityNode) -> [AccessibilityElement] {
        let properties = node.properties
        if properties.isHidden == true { return [] }
        var inner = elements(in: node.child)
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
                // Properties of several elements apply to a group of them. A sort priority alone does not make a group.
                guard properties.makesElement || properties.identifier != nil else {
                    return inner.map { apply(properties, of: node, to: $0) }
                }
                result = element(of: node, role: .group)
                result.children = inner
            }
        }
        if result.children.isEmpty, result.focusTarget == nil { result.focusTarget = focusTarget(in: node.child) }
        return [apply(properties, of: node, to: result)]
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

    private static func combined(_ elements: [AccessibilityElement], as node: AccessibilityNode) -> AccessibilityElement {
        var result = element(of: node, role: elements.count == 1 ? elements[0].role : .group)
        let all = elements.flatMap(\.flattened)
        result.label = label(elements)
        result.value = joined(all.map(\.value))
        result.hint = joined(all.map(\.hint))
        result.traits = all.reduce([]) { $0.union($1.traits) }
        result.actions = all.flatMap { element in
            // If several elements can be activated, each becomes an action named by its label.
            element.actions.map { action in
                action.kind == .activate && all.filter { $0.actions.contains { $0.kind == .activate } }.count > 1
                    ? AccessibilityActionEntry(.named, name: element.label.map { Text(verbatim: $0) }, perform: action.perform) : action
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
            if element.traits.contains(.isButton) { element.role = .button }
            if element.traits.contains(.isLink) { element.role = .link }
            if element.traits.contains(.isHeader) { element.role = .heading }
        }
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
