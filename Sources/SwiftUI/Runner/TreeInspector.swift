import CoreGraphics
import Foundation
import RunnerProtocol
import SwiftUICore

/// Reads how a tree was laid out, for `apus inspect`.
@MainActor
struct TreeInspector {
    let tree: ViewTree

    /// The tree below a root node that stands for the root view itself.
    func inspect<Content: View>(rootType: Content.Type) -> InspectionNode {
        let children = tree.rootNode?.children ?? []
        let name = String(describing: rootType).prefix { $0 != "<" }
        let frame = children.first?.globalFrame ?? .zero
        let proposal = Proposal(tree.size)
        return InspectionNode(
            type: String(name), id: "/", frame: Self.numbers(frame), size: [frame.width, frame.height],
            proposal: Self.numbers(children.first?.proposal ?? proposal),
            children: children.enumerated().map { inspect($1, id: "/\($0)") })
    }

    private func inspect(_ node: ViewNode, id: String) -> InspectionNode {
        var children: [InspectionNode] = []
        node.forEachChild { child in
            children.append(inspect(child, id: "\(id)/\(children.count)"))
        }
        let size = node.size(for: node.proposal)
        var result = InspectionNode(
            type: node.typeName, id: id, frame: Self.numbers(node.globalFrame), size: [size.width, size.height],
            proposal: Self.numbers(node.proposal), children: children)
        let negotiations = node.negotiations.map {
            InspectionNode.Negotiation(proposal: Self.numbers($0.proposal), size: [$0.size.width, $0.size.height])
        }
        if negotiations.count > 1 { result.negotiations = negotiations }
        addFacts(of: node, to: &result)
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
        let wishes = node.spacingWishes
        if !wishes.isEmpty, result.children.isEmpty { result.spacing = wishes.mapValues { Double($0) } }
    }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height]
    }

    private static func numbers(_ proposal: Proposal) -> [Double?] {
        [proposal.isWidthSpecified ? proposal.width : nil, proposal.isHeightSpecified ? proposal.height : nil]
    }
}
