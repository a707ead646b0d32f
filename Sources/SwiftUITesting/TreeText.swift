import CoreGraphics
import SwiftUICore

/// A textual description of a tree that is reproducible between runs.
struct TreeText {
    private(set) var text = ""

    init(_ root: ViewNode) {
        root.forEachChild { add($0, depth: 0) }
    }

    private mutating func add(_ node: ViewNode, depth: Int) {
        let frame = node.globalFrame
        var line = String(repeating: "  ", count: depth) + node.typeName.drop { $0 == "_" }
        line += " (" + [frame.minX, frame.minY, frame.width, frame.height].map(Self.number).joined(separator: ", ") + ")"
        for fact in node.inspectorFacts {
            line += " \(fact.name)=" + (fact.name == "color" ? fact.value : "\"\(fact.value)\"")
        }
        text += line + "\n"
        var children: [ViewNode] = []
        node.forEachChild { children.append($0) }
        for child in children { add(child, depth: depth + 1) }
    }

    /// Formats a number with at most two decimals.
    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let hundredths = Int((value * 100).rounded())
        let rest = abs(hundredths % 100)
        let sign = hundredths < 0 ? "-" : ""
        let whole = "\(sign)\(abs(hundredths) / 100)"
        if rest == 0 { return whole }
        return whole + (rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)")
    }
}
