import Foundation
import RunnerProtocol

/// Describes how a row or column shared its length, as lines of text.
struct StackText {
    var report: StackReport
    /// The names of the children as in the tree, with a number if several have the same.
    private let names: [String]

    init(report: StackReport, names: [String]) {
        self.report = report
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        self.names = names.enumerated().map { counts[$1]! > 1 ? "\($1) #\($0 + 1)" : $1 }
    }

    var lines: [String] { sharing + gaps + guides }

    private func number(_ value: Double) -> String { InspectionText.number(value) }

    private func table(_ rows: [[String]]) -> [String] {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.count)
            }
        }
        return rows.map { row in
            var line = row.enumerated().map { $1 + String(repeating: " ", count: widths[$0] - $1.count) }.joined(separator: "  ")
            while line.hasSuffix(" ") { line.removeLast() }
            return line
        }
    }

    private var sharing: [String] {
        let extent = report.axis == "horizontal" ? "width" : "height"
        guard report.children.count > 1 else { return [] }
        guard let length = report.length, length.isFinite else {
            return [report.length == nil ? "no \(extent) is proposed: each takes its ideal" : "the \(extent) is infinite: each takes its largest"]
        }
        let gaps = report.gaps.reduce(0) { $0 + $1.length }
        var lines = ["shares \(number(length))" + (gaps == 0 ? "" : ", less gaps of \(number(gaps))") + ", the least flexible first"]
        let rows = report.order.enumerated().map { turn, index -> [String] in
            let child = report.children[index]
            guard let share = child.share else { return [] }
            var because = share.flexibility < 0.005 ? "fixed" : "from \(number(share.minimum)) to \(number(share.minimum + share.flexibility))"
            if share.priority == -.infinity {
                because += ", after all others"
            } else if share.priority != 0 {
                because += ", priority \(number(share.priority))"
            }
            var offer = "offered \(number(child.offered ?? 0))"
            if share.sharers > 1 { offer += " = \(number(share.available)) / \(share.sharers)" }
            if share.reserved > 0.005 { offer += ", \(number(share.reserved)) kept for lower ones" }
            return ["  \(turn + 1).", names[index], because, offer, "→ \(number(child.taken))"]
        }
        lines += table(rows)
        return lines
    }

    private var gaps: [String] {
        guard !report.gaps.isEmpty else { return [] }
        // Neighbouring gaps of one kind are printed once.
        var parts: [(text: String, count: Int)] = []
        for gap in report.gaps {
            let text = "\(number(gap.length)) (\(gap.rule))"
            if parts.last?.text == text { parts[parts.count - 1].count += 1 } else { parts.append((text, 1)) }
        }
        return ["gaps " + parts.map { $0.count > 1 ? "\($0.count) × \($0.text)" : $0.text }.joined(separator: ", ")]
    }

    private var guides: [String] {
        guard report.children.count > 1 else { return [] }
        let explicit = zip(names, report.children).filter(\.1.isGuideExplicit).map { "\($0) at its \(number($1.guide))" }
        return [
            "lined up by \(report.alignment) at \(number(report.line))" + (explicit.isEmpty ? "" : ", set by " + explicit.joined(separator: ", "))
        ]
    }
}
