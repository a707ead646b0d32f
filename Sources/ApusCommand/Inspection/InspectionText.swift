import Foundation
import RunnerProtocol

/// A laid out tree as text: one line per view with columns for its size, origin and proposal,
/// and dimmed lines below for what it sets and the other proposals it received.
struct InspectionText {
    var root: InspectionNode
    var isColored: Bool

    private struct Row {
        /// The branches of the tree and the name.
        var branch: String
        var name: String
        var detail: String
        var cells: [String]
        var notes: [String]
        /// The branches of the tree in front of notes.
        var noteBranch: String
    }

    var text: String {
        var rows: [Row] = []
        collect(root, prefix: "", continuation: "", into: &rows)
        let header = ["size", "origin", "proposed", "id"]
        var widths = header.map(\.count)
        for row in rows {
            for (column, cell) in row.cells.enumerated() { widths[column] = max(widths[column], cell.count) }
        }
        let nameWidth = rows.map { $0.branch.count + $0.name.count + $0.detail.count }.max() ?? 0

        var lines = [dim(pad("view", nameWidth) + columns(header, widths))]
        for row in rows {
            let used = row.branch.count + row.name.count + row.detail.count
            let space = String(repeating: " ", count: nameWidth - used)
            lines.append(dim(row.branch) + bold(row.name) + row.detail + space + columns(row.cells, widths))
            lines += row.notes.map { dim(row.noteBranch + $0) }
        }
        return lines.joined(separator: "\n")
    }

    private func collect(_ node: InspectionNode, prefix: String, continuation: String, into rows: inout [Row]) {
        let detail = Self.detail(of: node)
        rows.append(
            Row(
                branch: prefix, name: node.type, detail: detail,
                cells: [Self.size(node.frame.suffix(2)), Self.point(node.frame.prefix(2)), Self.proposal(node.proposal), node.id],
                notes: notes(of: node), noteBranch: continuation + (node.children.isEmpty ? "     " : "│    ")))
        for (index, child) in node.children.enumerated() {
            let isLast = index == node.children.count - 1
            collect(
                child, prefix: continuation + (isLast ? "└─ " : "├─ "), continuation: continuation + (isLast ? "   " : "│  "),
                into: &rows)
        }
    }

    private static func detail(of node: InspectionNode) -> String {
        (node.text.map { " “\(shortened($0))”" } ?? "") + (node.color.map { " \($0)" } ?? "")
    }

    /// Describes a node by the first descendant with content of its own: the text in a padding rather than the padding.
    private static func name(of node: InspectionNode) -> String {
        var inner = node
        while detail(of: inner).isEmpty, let main = main(of: inner) { inner = main }
        return detail(of: inner).isEmpty ? node.type : inner.type + detail(of: inner)
    }

    /// The view that a modifier belongs to: its only child, or the primary view of an overlay or background.
    private static func main(of node: InspectionNode) -> InspectionNode? {
        switch node.type {
        case "overlay": node.children.first
        case "background": node.children.last
        default: node.children.count == 1 ? node.children[0] : nil
        }
    }

    private func notes(of node: InspectionNode) -> [String] {
        if let reasons = node.reasons { return reasons.map(\.text) }
        var notes: [String] = []
        if let stack = node.stack { notes += StackText(report: stack, names: node.children.map(Self.name)).lines }
        notes += node.notes ?? []
        if let negotiations = node.negotiations, negotiations.count > 1 {
            notes += Self.wrapped("asked ", Self.asked(negotiations))
        }
        // The frame usually equals the answer; the answer is printed only if the parent has used another size.
        if node.size.count == 2, node.frame.count == 4, abs(node.size[0] - node.frame[2]) + abs(node.size[1] - node.frame[3]) > 0.005 {
            notes.append("answered " + Self.size(node.size[...]))
        }
        if let guides = node.guides, !guides.isEmpty {
            notes.append("guides " + Self.list(guides.mapValues(Self.number)))
        }
        if let spacing = node.spacing, !spacing.isEmpty {
            notes.append("spacing " + Self.list(spacing.mapValues(Self.number)))
        }
        if let preferences = node.preferences, !preferences.isEmpty {
            notes.append("prefers " + Self.list(preferences))
        }
        return notes
    }

    /// Proposals with their answers; proposals with the same answer share it.
    private static func asked(_ negotiations: [InspectionNode.Negotiation]) -> [String] {
        var answers: [String] = []
        var proposals: [String: [String]] = [:]
        for negotiation in negotiations {
            let answer = size(negotiation.size[...])
            if proposals[answer] == nil { answers.append(answer) }
            proposals[answer, default: []].append(proposal(negotiation.proposal))
        }
        return answers.map { proposals[$0, default: []].joined(separator: ", ") + " → " + $0 }
    }

    /// Breaks `parts` into lines of limited length, the first starting with `label`.
    private static func wrapped(_ label: String, _ parts: [String]) -> [String] {
        var lines: [String] = []
        var line = label
        for (index, part) in parts.enumerated() {
            let piece = part + (index == parts.count - 1 ? "" : ";  ")
            if line.count + piece.count > 96, line.count > label.count {
                lines.append(String(line.dropLast(2)))
                line = String(repeating: " ", count: label.count)
            }
            line += piece
        }
        return lines + [line]
    }

    // MARK: Formatting

    /// A length with at most two decimals and no trailing zeros.
    static func number(_ value: Double) -> String {
        if value == .infinity { return "∞" }
        guard value.isFinite else { return "\(value)" }
        let rounded = (value * 100).rounded() / 100
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
        var text = String(format: "%.2f", rounded)
        while text.hasSuffix("0") { text.removeLast() }
        return text
    }

    private static func size(_ values: ArraySlice<Double>) -> String {
        values.map(number).joined(separator: " × ")
    }

    private static func point(_ values: ArraySlice<Double>) -> String {
        values.map(number).joined(separator: ", ")
    }

    private static func proposal(_ values: [Double?]) -> String {
        values.map { $0.map(number) ?? "nil" }.joined(separator: " × ")
    }

    private static func list(_ values: [String: String]) -> String {
        values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }.joined(separator: ", ")
    }

    private static func shortened(_ text: String) -> String {
        let line = text.replacing("\n", with: "⏎")
        return line.count <= 32 ? line : line.prefix(31) + "…"
    }

    // MARK: Layout

    private func columns(_ cells: [String], _ widths: [Int]) -> String {
        var text = ""
        for (cell, width) in zip(cells, widths) { text += "   " + pad(cell, width) }
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private func dim(_ text: String) -> String { isColored && !text.isEmpty ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
    private func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
