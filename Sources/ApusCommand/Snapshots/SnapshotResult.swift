import Foundation
import RunnerProtocol

/// The result of recording or comparing one picture.
struct SnapshotResult {
    var item: RunnerJob.Item
    /// Nil if the view could not be drawn.
    var outcome: SnapshotOutcome?
    /// Why the view could not be drawn; nil if it was.
    var failure: String?

    init(item: RunnerJob.Item, outcome: SnapshotOutcome) {
        self.item = item
        self.outcome = outcome
    }

    init(item: RunnerJob.Item, failure: String) {
        self.item = item
        self.failure = failure
    }

    /// The name of the picture: its file name without the ending.
    var name: String { URL(fileURLWithPath: outcome?.picture ?? item.output).deletingPathExtension().lastPathComponent }

    /// Whether the picture is as it should be.
    var isGood: Bool { outcome?.kind == .same || outcome?.kind == .recorded }

    /// The state in a word or two.
    var state: String {
        switch outcome?.kind {
        case .same: "same"
        case .different: "different"
        case .missing: "not recorded"
        case .unreadable: "unreadable"
        case .recorded: "recorded"
        case nil: "failed"
        }
    }

    /// The reasons in sentences: what differs in the tree, then in the pixels.
    var reasons: [String] {
        if let failure { return [failure] }
        guard let outcome else { return [] }
        switch outcome.kind {
        case .same, .recorded: return []
        case .missing: return ["there is no recorded picture"]
        case .unreadable: return ["the recorded picture cannot be read"]
        case .different:
            let tree = outcome.tree.isEmpty ? ["the trees are the same; only the drawing differs"] : outcome.tree
            return tree + [outcome.pixels]
        }
    }
}
