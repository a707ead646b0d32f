import SwiftUI

extension ViewHost {
    /// The node that a locator means; for a point, the root.
    func node(_ locator: ViewLocator) -> ViewNode? {
        let found = nodes(locator.kind)
        return found.indices.contains(locator.index) ? found[locator.index] : nil
    }

    func nodes(_ kind: ViewLocator.Kind) -> [ViewNode] {
        tree.update()
        guard let root = tree.rootNode else { return [] }
        if case .point = kind { return [root] }
        var found: [ViewNode] = []
        func visit(_ node: ViewNode) {
            if case .id(let id) = kind {
                if let container = node as? ContainerNode { found += container.nodes(identifiedBy: id) }
            } else if node.matches(kind) {
                found.append(node)
                // What is said of a view is not found once more in the view.
                if case .label = kind { return }
            }
            node.forEachChild(visit)
        }
        visit(root)
        return found
    }

    /// The point of the window that a locator means: the middle of what is seen of a view.
    func point(of locator: ViewLocator) throws -> CGPoint {
        if case .point(let point) = locator.kind { return point }
        let frame = try frame(of: locator)
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}

extension ViewHost {
    /// What is told to those who do not see the window.
    package var accessibilityElements: [AccessibilityElement] {
        tree.update()
        return tree.accessibilityElements()
    }

    /// Does what the element of a label offers; says whether it offers it.
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
        frame = node.globalFrame
        let texts = node.texts
        text = texts.isEmpty ? nil : texts.joined(separator: " ")
        let accessibility = node.accessibilityElement
        accessibilityLabel = accessibility?.label
        accessibilityValue = accessibility?.value
        accessibilityHint = accessibility?.hint
    }
}
