import CoreGraphics

/// A textual description of a tree that is reproducible between runs: one line per view with its type, its frame in the window, its
/// text and its colour.
package struct TreeText {
    package private(set) var text = ""
    private var showsValues = false
    private var names: ViewNames?

    /// Describes the views below a root node.
    package init(_ root: ViewNode) {
        root.forEachChild { add($0, depth: 0) }
    }

    /// Describes the views below a root node with the values that they were given, such as the length of a padding. Preferences,
    /// whose descriptions may differ between runs, are left out.
    ///
    /// - Parameter names: The composite views around nodes, which get lines of their own.
    package init(withValuesOf root: ViewNode, names: ViewNames?) {
        showsValues = true
        self.names = names
        root.forEachChild { add($0, depth: 0) }
    }

    private mutating func add(_ node: ViewNode, depth: Int) {
        var depth = depth
        let frame = node.globalFrame
        let place = " (" + [frame.minX, frame.minY, frame.width, frame.height].map(Self.number).joined(separator: ", ") + ")"
        for name in names?.names(of: node) ?? [] {
            text += String(repeating: "  ", count: depth) + name + place + "\n"
            depth += 1
        }
        text += String(repeating: "  ", count: depth) + node.typeName.drop { $0 == "_" } + place
        for fact in node.inspectorFacts where !showsValues || !fact.name.hasPrefix("preference ") { add(fact) }
        if showsValues { for value in node.inspectorValues { add(value) } }
        text += "\n"
        var children: [ViewNode] = []
        node.forEachChild { children.append($0) }
        for child in children { add(child, depth: depth + 1) }
    }

    private mutating func add(_ fact: (name: String, value: String)) {
        // The characters that would end the value or the line.
        let value = showsValues ? fact.value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") : fact.value
        text += " \(fact.name)=" + (fact.name == "color" ? value : "\"\(value)\"")
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
