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

extension ViewNode {
    fileprivate func matches(_ kind: ViewLocator.Kind) -> Bool {
        switch kind {
        case .text(let string): inspectorFacts.contains { $0.name == "text" && $0.value == string }
        case .identifier(let identifier): (self as? AccessibilityNode)?.properties.identifier == identifier
        case .label(let label): (self as? AccessibilityNode).map { $0.string($0.properties.label) == label } ?? false
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
        let accessibility = node as? AccessibilityNode
        accessibilityLabel = accessibility?.string(accessibility?.properties.label)
        accessibilityValue = accessibility?.string(accessibility?.properties.value)
        accessibilityHint = accessibility?.string(accessibility?.properties.hint)
    }
}
