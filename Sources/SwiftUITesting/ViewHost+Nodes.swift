import SwiftUI

extension ViewHost {
    /// The node of a locator; for a point, the root.
    func node(_ locator: ViewLocator) -> ViewNode? {
        let found = nodes(locator.kind)
        return found.indices.contains(locator.index) ? found[locator.index] : nil
    }

    /// The nodes of a locator in view order, those in hidden views after all others.
    func nodes(_ kind: ViewLocator.Kind) -> [ViewNode] {
        tree.update()
        guard let root = tree.rootNode else { return [] }
        if case .point = kind { return [root] }
        var found: [ViewNode] = []
        var hidden: [ViewNode] = []
        func visit(_ node: ViewNode, isHidden: Bool) {
            let isHidden = isHidden || node.hidesContent
            var matches: [ViewNode] = []
            if case .id(let id) = kind {
                if let container = node as? ContainerNode { matches = Array(container.nodes(identifiedBy: id)) }
            } else if node.matches(kind) {
                matches = [node]
            }
            if isHidden { hidden += matches } else { found += matches }
            // Descendants of a labelled node would match the same label again.
            if case .label = kind, !matches.isEmpty { return }
            node.forEachChild { visit($0, isHidden: isHidden) }
        }
        visit(root, isHidden: false)
        return found + hidden
    }

    /// The point of the window of a locator: the given point, or the center of a view's frame.
    func point(of locator: ViewLocator) throws -> CGPoint {
        if case .point(let point) = locator.kind { return point }
        let frame = try frame(of: locator)
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}

extension ViewHost {
    /// The accessibility elements of the window, in reading order.
    package var accessibilityElements: [AccessibilityElement] {
        tree.update()
        return tree.accessibilityElements()
    }

    /// Performs an action of the element with a label. Returns whether the element offers it and is enabled.
    @discardableResult
    package func perform(_ action: AccessibilityActionEntry.Kind, on label: String) -> Bool {
        let element = accessibilityElements.flatMap(\.flattened).first { $0.label == label }
        let hasReacted = element?.perform(action) ?? false
        tree.update()
        return hasReacted
    }
}

extension ViewNode {
    fileprivate func matches(_ kind: ViewLocator.Kind) -> Bool {
        switch kind {
        case .text(let string): inspectorFacts.contains { $0.name == "text" && $0.value == string }
        case .identifier(let identifier): (self as? AccessibilityNode)?.properties.identifier == identifier
        case .label(let label): accessibilityElement?.label == label
        case .point, .id: false
        }
    }

    fileprivate var texts: [String] {
        var texts = inspectorFacts.filter { $0.name == "text" }.map(\.value)
        forEachChild { texts += $0.texts }
        return texts
    }
}

extension FoundView {
    init(_ node: ViewNode) {
        type = String(node.typeName.drop { $0 == "_" })
        frame = node.presentedFrame
        let texts = node.texts
        text = texts.isEmpty ? nil : texts.joined(separator: " ")
        let accessibility = node.accessibilityElement
        accessibilityLabel = accessibility?.label
        accessibilityValue = accessibility?.value
        accessibilityHint = accessibility?.hint
    }
}
