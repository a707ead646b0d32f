import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Texts that show the time are updated exactly when their characters change.
@MainActor @Suite struct ClockTextTests {
    nonisolated private static let start = Date(timeIntervalSinceReferenceDate: 1_000_000)

    struct Row: Sendable {
        var text: Text
        /// The characters, and how long they are shown, in seconds.
        var shown: [(String, Double)]
        /// Whether the last characters stay for good.
        var ends = false
    }

    nonisolated static let rows: [Row] = [
        Row(text: Text(start, style: .timer), shown: [("0:00", 1), ("0:01", 1), ("0:02", 1)]),
        Row(text: Text(start + 2.5, style: .timer), shown: [("0:02", 0.501), ("0:01", 1), ("0:00", 1.999), ("0:01", 1)]),
        Row(text: Text(start - 58, style: .relative), shown: [("58 sec", 1), ("59 sec", 1), ("1 min", 1)]),
        Row(
            text: Text(start - 3600, style: .relative),
            shown: [("1 hr", 60), ("1 hr, 1 min", 60), ("1 hr, 2 min", 60)]),
        Row(text: Text(start + 3601, style: .relative), shown: [("1 hr", 1.001), ("59 min, 59 sec", 1)]),
        Row(text: Text(start - 90, style: .offset), shown: [("+1 minute", 30), ("+2 minutes", 60)]),
        Row(
            text: Text(timerInterval: start...start + 2, countsDown: false), shown: [("0:00", 1), ("0:01", 1), ("0:02", 1)],
            ends: true),
        Row(text: Text(timerInterval: start + 5...start + 6, countsDown: false), shown: [("0:00", 6), ("0:01", 1)], ends: true),
        Row(text: Text(timerInterval: start...start + 2), shown: [("0:02", 0.001), ("0:01", 1), ("0:00", 1)], ends: true),
        Row(
            text: Text(timerInterval: start...start + 60, pauseTime: start + 1, countsDown: false), shown: [("0:00", 1), ("0:01", 1)],
            ends: true),
        Row(text: Text("Since \(start, style: .timer)") + Text("!"), shown: [("Since 0:00!", 1), ("Since 0:01!", 1)]),
        Row(text: Text(start, style: .date), shown: [], ends: true),
    ]

    @Test("The tree wakes at each change of the text, and not otherwise", arguments: rows.indices)
    func changes(index: Int) {
        let row = Self.rows[index]
        let tree = ViewTree(size: CGSize(width: 400, height: 100))
        tree.clock.startDate = Self.start
        tree.setRootView(row.text)
        tree.update()
        func shown() -> String? {
            var found: String?
            func visit(_ node: ViewNode) {
                if let text = node as? TextNode { found = text.selectableString }
                node.forEachChild(visit)
            }
            if let root = tree.rootNode { visit(root) }
            return found
        }
        var time = 0.0
        for (offset, step) in row.shown.enumerated() {
            #expect(shown() == step.0)
            time += step.1
            let isLast = offset == row.shown.count - 1
            if isLast && row.ends { break }
            #expect(abs((tree.clock.nextAlarmTime ?? -1) - time) < 1e-3)
            if let next = tree.clock.nextAlarmTime { tree.advance(to: next) }
        }
        if row.ends { #expect(tree.clock.nextAlarmTime == nil) }
        tree.removeRootView()
        #expect(tree.clock.nextAlarmTime == nil)
    }

    @Test("A text that is replaced by one without a clock no longer wakes the tree")
    func replaced() {
        let host = ViewHost(Text(Self.start, style: .timer))
        #expect(host.tree.clock.nextAlarmTime != nil)
        host.show(Text("still"))
        #expect(host.tree.clock.nextAlarmTime == nil)
    }
}
