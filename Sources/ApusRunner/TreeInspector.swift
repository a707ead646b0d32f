import CoreGraphics
import Foundation
import RunnerProtocol
import SwiftUICore

/// Reads the layout of a tree for `apus inspect`.
@MainActor
struct TreeInspector {
    let tree: ViewTree
    /// Whether to explain each node's proposal, size and placement.
    var explains = false

    /// Returns the tree from the root view on.
    func inspect<Content: View>(rootType: Content.Type) -> InspectionNode {
        let name = String(String(describing: rootType).prefix { $0 != "<" })
        let children = tree.rootNode?.children ?? []
        if children.count == 1, let child = children.first {
            let root = inspect(child, id: "/")
            return root.type == name ? root : wrapped(root, around: child, name: name, id: "/root")
        }
        let size = tree.size
        return InspectionNode(
            type: name, id: "/", frame: [0, 0, size.width, size.height], size: [size.width, size.height],
            proposal: [size.width, size.height], children: children.enumerated().map { inspect($1, id: "/\($0)") })
    }

    /// Describes a node, inside the views whose body it is.
    private func inspect(_ node: ViewNode, id: String) -> InspectionNode {
        let views = tree.inspection.viewNames?.views(of: node) ?? []
        var inner = inspectAlone(node, id: views.reduce(id) { id, _ in Self.child(0, of: id) })
        for index in views.indices.reversed() {
            inner = wrapped(
                inner, around: node, name: views[index].name, id: views[..<index].reduce(id) { id, _ in Self.child(0, of: id) })
            if explains { inner.reasons = tree.inspection.bodyTrace?.withCauses?.reasons(of: views[index]).map(InspectionNode.Reason.init) }
        }
        return inner
    }

    private func wrapped(_ inner: InspectionNode, around node: ViewNode, name: String, id: String) -> InspectionNode {
        InspectionNode(
            type: name, id: id, frame: inner.frame, size: inner.size, proposal: inner.proposal, children: [inner])
    }

    private static func child(_ index: Int, of id: String) -> String {
        id == "/" ? "/\(index)" : "\(id)/\(index)"
    }

    private func inspectAlone(_ node: ViewNode, id: String) -> InspectionNode {
        if let layers = node as? SecondaryViewNode, layers.secondary == nil { return inspect(layers.child, id: id) }
        var children: [InspectionNode] = []
        node.forEachChild { child in
            children.append(inspect(child, id: Self.child(children.count, of: id)))
        }
        let size = node.size(for: node.proposal)
        var result = InspectionNode(
            type: String(node.typeName.drop { $0 == "_" }), id: id, frame: Self.numbers(node.globalFrame), size: [size.width, size.height],
            proposal: Self.numbers(node.proposal), children: children)
        let negotiations = node.negotiations.map {
            InspectionNode.Negotiation(proposal: Self.numbers($0.proposal), size: [$0.size.width, $0.size.height])
        }
        if negotiations.count > 1 { result.negotiations = negotiations }
        addFacts(of: node, to: &result)
        if let stack = node as? StackNode, !children.isEmpty { result.stack = StackReport(stack.explanation) }
        if explains { result.reasons = node.reasons.map(InspectionNode.Reason.init) }
        let notes = node.layoutNotes
        if !notes.isEmpty { result.notes = notes }
        return result
    }

    private func addFacts(of node: ViewNode, to result: inout InspectionNode) {
        var guides: [String: Double] = [:]
        var preferences: [String: String] = [:]
        for (name, value) in node.inspectorFacts {
            let words = name.split(separator: " ", maxSplits: 1)
            switch words.first {
            case "text": result.text = value
            case "color": result.color = value
            case "guide": guides[String(words.last!)] = Double(value)
            case "preference": preferences[String(words.last!)] = value
            default: preferences[name] = value
            }
        }
        if let baselines = node.textBaselines {
            guides["firstTextBaseline"] = baselines.first
            guides["lastTextBaseline"] = baselines.last
        }
        if !guides.isEmpty { result.guides = guides }
        if !preferences.isEmpty { result.preferences = preferences }
        // Containers are not measured again: a custom layout could observe that.
        let wishes = result.children.isEmpty ? node.spacingPreferences : [:]
        if !wishes.isEmpty { result.spacing = wishes.mapValues { Double($0) } }
    }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height]
    }

    private static func numbers(_ proposal: Proposal) -> [Double?] {
        [proposal.isWidthSpecified ? proposal.width : nil, proposal.isHeightSpecified ? proposal.height : nil]
    }
}

extension InspectionNode.Reason {
    fileprivate init(_ reason: ViewReason) { self.init(kind: reason.kind.rawValue, text: reason.text) }
}

extension StackReport {
    /// Describes the layout of a stack, in points and words.
    fileprivate init(_ explanation: StackExplanation) {
        let axis = explanation.axis == .horizontal ? "horizontal" : "vertical"
        self.init(
            axis: axis, length: explanation.length.map { Double($0) },
            gaps: explanation.gaps.map { Gap(length: $0.length, rule: $0.rule) }, alignment: explanation.alignment, line: explanation.line,
            order: explanation.order,
            children: explanation.children.map { child in
                Child(
                    offered: child.offered.isNaN ? nil : child.offered, taken: child.taken, guide: child.guide,
                    isGuideExplicit: child.isGuideExplicit,
                    share: child.serving.map { serving in
                        Share(
                            priority: serving.claim.priority, minimum: serving.claim.minimum, flexibility: serving.claim.flexibility,
                            reserved: serving.reserved, available: serving.available, sharers: serving.sharers)
                    })
            })
    }
}
